import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { AroundPreview, PageSays, PreviewWork } from '#machines/open-preview'
import { openPreview } from '#machines/open-preview'
import type { PageViolation } from '#machines/page-check'
import { pageCheckMachine } from '#machines/page-check'
import { openDocument } from '../../kit/machines/document.ts'

const site = 'https://site.example'
const place = { url: `${site}/post`, origins: [site] }
const violation: PageViolation = {
  rule: 'link-name',
  help: 'Links must have discernible text',
  impact: 'serious',
  paths: ['title'],
}
const saved = (id: number) => ({ entitySlug: 'users', id, updatedAt: '2026-01-01' })

/** A document beside its page, in a world that a test lets happen and that notes what is asked of it. */
async function previewing() {
  const document = await openDocument()
  const pageCheck = createActor(pageCheckMachine).start()
  const listeners = new Set<(event: AroundPreview) => void>()
  const around = (event: AroundPreview) => {
    for (const listener of [...listeners]) listener(event)
  }
  const told: unknown[] = []
  const world = {
    isSignedIn: true,
    show: (_isFirst: boolean) => {},
    changed: vi.fn(),
    flush: vi.fn(),
  }
  const work = {
    locate: vi.fn(async () => place),
    isSignedIn: () => world.isSignedIn,
    pace(show) {
      world.show = show
      world.changed.mockImplementation(() => show(false))
      return { changed: world.changed, flush: world.flush, start: () => show(true), stop: vi.fn() }
    },
    post: (_origin, message) => void told.push(message),
    showNamed: vi.fn(),
    reveal: vi.fn(),
    window: { open: vi.fn(), move: vi.fn(), close: vi.fn() },
    hear(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  } satisfies PreviewWork
  const preview = openPreview({ document: document.actor, pageCheck, breakpoints: [] }, work)
  preview.start()
  const { actor } = preview
  await expect.poll(() => actor.getSnapshot().matches({ page: 'shown' })).toBe(true)
  const says = (said: PageSays, origin = site) => around({ type: 'page.said', said, origin })
  return { document, pageCheck, listeners, around, told, world, work, preview, actor, says }
}

/** The same when the page listens; what it was told at first is forgotten. */
async function listening() {
  const one = await previewing()
  one.says({ kind: 'ready' })
  one.actor.send({ type: 'browser.loaded' })
  one.told.length = 0
  one.work.showNamed.mockClear()
  return one
}

const document = (isFirst = false, savedElsewhere: unknown = null) => ({
  ...{ kind: 'document', isFirst, savedElsewhere },
})

test('34.3 a page is told everything when it is ready, and then each change', async () => {
  const { document: form, told, says, work } = await previewing()
  form.type('Before')
  expect(told).toEqual([])
  says({ kind: 'ready' }, 'https://elsewhere.example')
  expect(told).toEqual([])
  says({ kind: 'ready' })
  expect(told).toEqual([document(true), { kind: 'saved' }])
  form.type('After')
  expect(told.slice(2)).toEqual([document()])
  expect(work.showNamed).toHaveBeenCalledTimes(2)
})

test('34.3 a page is told nothing while nobody is signed in, and everything after', async () => {
  const { document: form, around, told, says, world, work } = await listening()
  world.isSignedIn = false
  form.type('Typed')
  world.show(false)
  around({ type: 'field.focused', path: 'title' })
  around({ type: 'document.savedElsewhere', saved: saved(1) })
  says({ kind: 'focus', path: 'title' })
  expect(told).toEqual([])
  expect(world.changed).not.toHaveBeenCalled()
  expect(work.showNamed).not.toHaveBeenCalled()
  expect(work.reveal).not.toHaveBeenCalled()
  world.isSignedIn = true
  around({ type: 'session.renewed' })
  expect(told).toEqual([document(true), { kind: 'saved' }])
})

test('34.3 a save is told, and the page is looked for anew', async () => {
  const { document: form, told, work } = await listening()
  form.type('Typed')
  work.locate.mockClear()
  form.save()
  await form.answer.save(form.values())
  expect(told).toContainEqual({ kind: 'saved' })
  expect(work.locate).toHaveBeenCalledOnce()
})

test('34.3 each document that was saved elsewhere is told once', async () => {
  const { document: form, around, told } = await listening()
  around({ type: 'document.savedElsewhere', saved: saved(1) })
  expect(told).toEqual([document(false, saved(1)), { kind: 'saved' }])
  form.type('Typed')
  expect(told.slice(2)).toEqual([document()])
})

test('34.3 a page is told when it may follow more relations', async () => {
  const { document: form, told, work, preview } = await listening()
  form.type('Typed')
  const [whenShown] = work.showNamed.mock.lastCall as [() => void]
  whenShown()
  expect(told).toEqual([document(), document()])
  preview.leave()
  whenShown()
  expect(told).toHaveLength(2)
})

test('34.3 a field that the page names is shown, if it is the page', async () => {
  const { around, told, says, work } = await listening()
  says({ kind: 'focus', path: 'title' }, 'https://elsewhere.example')
  expect(work.reveal).not.toHaveBeenCalled()
  says({ kind: 'focus', path: 'title' })
  expect(work.reveal).toHaveBeenCalledExactlyOnceWith('title')
  around({ type: 'field.focused', path: 'slug' })
  expect(told).toEqual([{ kind: 'focus', path: 'slug' }])
})

test('34.3 the window of its own follows the machine, and is closed with the document', async () => {
  const { actor, work, preview } = await listening()
  actor.send({ type: 'user.openWindow' })
  const [url, tell] = work.window.open.mock.lastCall as Parameters<PreviewWork['window']['open']>
  expect(url).toBe(place.url)
  expect(actor.getSnapshot().matches({ page: { shown: { window: 'frame' } } })).toBe(false)
  tell({ type: 'browser.windowClosed', isAtOnce: false })
  expect(actor.getSnapshot().matches({ page: { shown: { window: 'frame' } } })).toBe(true)
  work.window.close.mockClear()
  preview.leave()
  expect(work.window.close).toHaveBeenCalledOnce()
})

test('34.3 a preview that was left hears and tells nothing', async () => {
  const { document: form, actor, listeners, told, preview } = await listening()
  preview.leave()
  form.type('Typed')
  expect(told).toEqual([])
  expect(listeners.size).toBe(0)
  expect(preview.isLeft()).toBe(true)
  expect(actor.getSnapshot().status).toBe('stopped')
})

test('20.10 an answer that comes late, or to an earlier question, is none', async () => {
  const { pageCheck, told, says } = await listening()
  says({ kind: 'offered' })
  pageCheck.send({ type: 'document.checking' })
  pageCheck.send({ type: 'document.checking' })
  expect(told).toEqual([
    { kind: 'check', id: 1 },
    { kind: 'check', id: 2 },
  ])

  says({ kind: 'checked', id: 1, violations: [violation] })
  expect(pageCheck.getSnapshot().value).toBe('asking')
  says({ kind: 'checked', id: 2, violations: [] }, 'https://elsewhere.example')
  expect(pageCheck.getSnapshot().value).toBe('asking')
  says({ kind: 'checked', id: 2, violations: [] })
  const answered = { kind: 'checked', violations: [] }
  expect(pageCheck.getSnapshot().context.result).toEqual(answered)
  says({ kind: 'checked', id: 2, violations: [violation] })
  expect(pageCheck.getSnapshot().context.result).toEqual(answered)
})

test('20.10 a page that never said it can check itself is not asked', async () => {
  const { pageCheck, told } = await listening()
  pageCheck.send({ type: 'document.checking' })

  expect(told).toEqual([])
  expect(pageCheck.getSnapshot().context.result).toBeNull()
})

test('20.10 a page that someone leaves by a link is not asked in place of the next one', async () => {
  const { actor, pageCheck, told, says } = await listening()
  says({ kind: 'offered' })
  actor.send({ type: 'browser.loaded' })
  pageCheck.send({ type: 'document.checking' })

  expect(told).toEqual([])
})

test('34.3 20.10 a page is asked to check itself once it has what was typed just before', async () => {
  const { document: form, pageCheck, told, says, world } = await listening()
  says({ kind: 'offered' })
  let isDue = false
  world.changed.mockImplementation(() => {
    isDue = true
  })
  world.flush.mockImplementation(() => {
    if (isDue) world.show(false)
  })
  form.type('Typed')
  expect(told).toEqual([])

  pageCheck.send({ type: 'document.checking' })

  expect(told).toEqual([document(), { kind: 'check', id: 1 }])
})
