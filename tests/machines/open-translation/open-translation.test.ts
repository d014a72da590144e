import { expect, test, vi } from 'vitest'
import type { TranslationWork } from '#machines/open-translation'
import { openTranslation } from '#machines/open-translation'
import type { Source } from '#machines/translation'
import { openDocument } from '../../kit/machines/document.ts'

const source: Source = {
  data: { title: 'Harbour' },
  outdated: [{ place: ['title'], from: 'Port' }],
}
const mark = { place: ['title'], source: 'Harbour' } as const

/** An open document with its translation, in a world that a test lets happen. */
async function translated(isWanted: boolean) {
  const document = await openDocument()
  let isOn = isWanted
  let saved = () => {}
  let choose = () => {}
  const work = {
    read: vi.fn(async () => source),
    mark: vi.fn(async () => []),
    hear(_ref, tell) {
      saved = tell
      return () => {
        saved = () => {}
      }
    },
    choice: {
      isOn: () => isOn,
      keep(next) {
        isOn = next
      },
      subscribe(listener) {
        choose = listener
        return () => {}
      },
    },
  } satisfies TranslationWork
  const opened = openTranslation(document.actor, work)
  opened.start()
  return {
    ...{ actor: opened.actor, document, opened, work },
    isOn: () => isOn,
    saved: () => saved(),
    choose(next: boolean) {
      isOn = next
      choose()
    },
  }
}

test('39.3 asks for nothing until somebody translates', async () => {
  const { actor, choose, work } = await translated(false)
  expect(work.read).not.toHaveBeenCalled()

  choose(true)
  await vi.waitFor(() => expect(actor.getSnapshot().context.source).toEqual(source))
  choose(false)
  expect(actor.getSnapshot().matches('off')).toBe(true)
})

test('39.3 goes on from document to document, and tells when somebody stops', async () => {
  const { actor, isOn } = await translated(true)
  await vi.waitFor(() => expect(actor.getSnapshot().context.source).toEqual(source))

  actor.send({ type: 'user.close' })
  expect(isOn()).toBe(false)
})

test('39.3 reads the source again when somebody saves the document', async () => {
  const { actor, saved, work } = await translated(true)
  await vi.waitFor(() =>
    expect(actor.getSnapshot().matches({ on: { source: 'known' } })).toBe(true),
  )

  saved()
  expect(work.read).toHaveBeenCalledTimes(2)
})

test('39.3 says once what still fits, and makes the document no other', async () => {
  const { actor, document, work } = await translated(true)
  await vi.waitFor(() =>
    expect(actor.getSnapshot().can({ type: 'user.stillFits', ...mark })).toBe(true),
  )

  const before = document.actor.getSnapshot()
  actor.send({ type: 'user.stillFits', ...mark })
  actor.send({ type: 'user.stillFits', ...mark })
  await vi.waitFor(() => expect(actor.getSnapshot().context.mark).toBeNull())
  expect(work.mark).toHaveBeenCalledTimes(1)
  expect(document.actor.getSnapshot()).toBe(before)
})

test('39.3 a document that is left asks for nothing any more', async () => {
  const { opened, saved, work } = await translated(true)
  opened.leave()
  saved()
  expect(work.read).toHaveBeenCalledTimes(1)
  expect(opened.isLeft()).toBe(true)
})
