import { beforeAll, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'

import { plainFeatures } from '#contracts/rich-text/plain-features'
import { at } from '#machines/document'
import { createFiles } from '../../../ui/client/files.ts'
import type { Http } from '../../../ui/client/http.ts'
import type {
  KeptPicture,
  TextPictureStore,
} from '../../../ui/client/uploads/text-picture-store.ts'
import { pendingPictures } from '../../../ui/fields/kit/pending-pictures.ts'
import { watch } from '../../../ui/fields/kit/watch.ts'
import { blocksIn } from '../../../ui/fields/rich-text/engine/stored.ts'
import { picturedText } from '../../../ui/fields/rich-text/pictures/pictured-text.ts'
import type { Around } from '../../../ui/fields/upload/arriving/open-arriving.ts'
import { openArriving } from '../../../ui/fields/upload/arriving/open-arriving.ts'
import { validateDocument } from '../../../ui/validation/index.ts'
import { aCollection, aConfig, aField } from '../../kit/client-config.ts'
import type { TestDocument } from '../../kit/machines/document.ts'
import { aPost, newPostRef, openDocument } from '../../kit/machines/document.ts'
import { settled } from '../../simulation/world/clock.ts'

const media = aCollection({ slug: 'media', fields: [], upload: { mimeTypes: [] } })

const config = aConfig({ collections: [media] })

/** From then on nothing waits for the code of the rules. */
beforeAll(async () => {
  const around = { config, entity: media, isNew: true, locale: null, isShown: () => true }
  await validateDocument({}, around)
})

const savedAt = '2026-11-24T08:00:00.000Z'

const rows = (...ids: string[]): DocumentData =>
  aPost({ id: 1, createdAt: savedAt, links: ids.map((id) => ({ id, story: null })) })

/** What this browser keeps, by its keys. */
type Kept = Map<string, readonly KeptPicture[]>

/** The pictures of a text that no editor shows; the server answers when it is told to. */
function picturesOf(
  { actor }: TestDocument,
  path: string,
  kept: Kept = new Map(),
  slow: Partial<TextPictureStore> = {},
) {
  // The fields of a form have listened to its document before.
  watch(
    actor,
    () => false,
    () => {},
  )
  const answers: ((id: number) => void)[] = []
  const http = (async (address: string, { method = 'GET' } = {}) => {
    if (method !== 'POST' || address !== '/media') throw new Error('Nobody asks.')
    const id = await new Promise<number>((resolve) => answers.push(resolve))
    return { doc: { id } }
  }) as Http
  const field = aField('richText', 'story', {
    features: { ...plainFeatures, uploads: { media: [] } },
  })
  const around: Around = {
    form: { document: actor, locale: null },
    panel: { files: createFiles(), http, navigation: { send: () => {} } },
    store: {
      keep: async (key, all) => void kept.set(key, all),
      forget: async (key) => void kept.delete(key),
      async find(prefix) {
        const found = [...kept].filter(([key]) => key.startsWith(prefix))
        return { keys: found.map(([key]) => key), pictures: found.flatMap(([, all]) => all) }
      },
      holdOpen: () => {},
      ...slow,
    },
    onHide: () => () => {},
    ...{ path, config },
  }
  const { files: pictures } = openArriving(around, picturedText(field))
  const take = () => pictures.take([new File(['gull'], 'gull.png')], () => media)
  const answer = async (id: number) => {
    answers.shift()?.(id)
    await settled()
  }
  const keptNames = () => [...kept.values()].flatMap((all) => all.map(({ name }) => name))
  return { take, answer, keptNames, kept }
}

function aGate(): [Promise<void>, () => void] {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return [opened, () => open()]
}

/** The pictures in the story of each row. */
const stories = ({ values }: TestDocument) =>
  Object.fromEntries(
    (values().links as DocumentData[]).map((row) => [
      row.id,
      blocksIn(at(row, 'story')).map(({ value }) => value),
    ]),
  )

test('33.14 RICH-5 a picture comes into its own row, wherever that was moved meanwhile', async () => {
  const document = await openDocument({ data: rows('a', 'b') })
  const { answer, take } = picturesOf(document, 'links.0.story')
  take()
  await settled()

  document.edit({ change: 'moveRow', path: 'links', from: 0, to: 1 })
  await answer(7)

  expect(stories(document)).toEqual({ a: [7], b: [] })
})

test('33.14 RICH-5 a picture goes with its row, and into no other', async () => {
  const document = await openDocument({ data: rows('a', 'b') })
  const { answer, keptNames, take } = picturesOf(document, 'links.0.story')
  take()
  await settled()
  expect(pendingPictures.of(document.actor)).toEqual({ count: 1, copy: 'kept' })

  document.edit({ change: 'removeRow', path: 'links', index: 0 })
  await settled()
  expect(pendingPictures.of(document.actor)).toBe(null)
  expect(keptNames()).toEqual([])
  await answer(7)

  expect(stories(document)).toEqual({ b: [] })
})

test('33.14 RICH-5 a row that the server names anew keeps its picture', async () => {
  const document = await openDocument({ data: rows('a', 'b') })
  const { answer, take } = picturesOf(document, 'links.1.story')
  take()
  await settled()

  document.type('Typed')
  document.save()
  await document.answer.save({ ...rows('a', 'c'), title: 'Typed' })
  await answer(7)

  expect(stories(document)).toEqual({ a: [], c: [7] })
})

test('33.14 RICH-5 a picture comes into no row that somebody else puts in place of its own', async () => {
  const document = await openDocument({ data: rows('a', 'b') })
  const { answer, take } = picturesOf(document, 'links.1.story')
  take()
  await settled()

  document.actor.send({ type: 'user.takeIn', data: rows('a', 'c'), isPublic: false })
  await answer(7)

  expect(stories(document)).toEqual({ a: [], c: [] })
})

test('33.14 RICH-5 a picture of a new document is kept as soon as a reload could find it', async () => {
  const document = await openDocument({ ref: newPostRef, data: aPost() })
  const { keptNames, take } = picturesOf(document, 'body')
  take()
  await settled()
  expect(keptNames()).toEqual([])

  document.type('Typed')
  document.save()
  await document.answer.save(aPost({ id: 1, title: 'Typed', createdAt: savedAt }))
  await settled()

  expect(keptNames()).toEqual(['gull.png'])
})

test('33.14 RICH-5 a picture that a killed page had put in its place stands there once', async () => {
  const document = await openDocument({ data: rows('a') })
  const before = picturesOf(document, 'links.0.story')
  before.take()
  await settled()
  const left = new Map(before.kept)
  await before.answer(7)
  expect(stories(document)).toEqual({ a: [7] })

  const after = picturesOf(document, 'links.0.story', left)
  await settled()
  await after.answer(7)

  expect(stories(document)).toEqual({ a: [7] })
  expect(after.keptNames()).toEqual([])
})

test('33.14 RICH-5 a picture that is found while another is written down is not found again', async () => {
  const document = await openDocument({ data: rows('a') })
  const before = picturesOf(document, 'links.0.story')
  before.take()
  await settled()
  const kept = new Map(before.kept)
  const [writing, begin] = aGate()
  const [found, goOn] = aGate()
  const { answer, keptNames, take } = picturesOf(document, 'links.0.story', kept, {
    async keep(key, all) {
      begin()
      await found
      kept.set(key, all)
    },
    async find() {
      await writing
      void settled().then(goOn)
      return { keys: [...kept.keys()], pictures: [...kept.values()].flat() }
    },
  })

  take()
  await found
  await settled()
  expect(keptNames()).toEqual(['gull.png', 'gull.png'])
  await answer(7)
  await answer(8)
  await settled()

  expect(keptNames()).toEqual([])
  expect(stories(document).a).toHaveLength(2)
})

test('33.14 RICH-5 a document that got the ID of a deleted one has none of its pictures', async () => {
  const document = await openDocument({ data: rows('a') })
  const { kept, take } = picturesOf(document, 'links.0.story')
  take()
  await settled()

  const next = await openDocument({ data: { ...rows('a'), createdAt: '2026-11-25T08:00:00.000Z' } })
  const { answer } = picturesOf(next, 'links.0.story', new Map(kept))
  await settled()
  await answer(7)

  expect(stories(next)).toEqual({ a: [] })
})
