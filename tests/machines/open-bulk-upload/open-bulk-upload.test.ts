import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { DocumentData, Json, LoadedDocument } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { documentMachine } from '#machines/document'
import type { BulkUploadCopy, BulkUploadWork, UnsavedFiles } from '#machines/open-bulk-upload'
import { openBulkUpload } from '#machines/open-bulk-upload'
import { Problem } from '#problems'
import { flushed } from '../../kit/machines/quiet-work.ts'

type Around = Parameters<Parameters<BulkUploadWork<string>['hear']>[0]>[0]
type Sent = { signal: AbortSignal; values: DocumentData }

const input = { slug: 'media', hasDrafts: false, whole: {} }

const permissions = { update: true, delete: true, publish: true }

const aFile = (name: string) => ({ handle: name, name: `${name}.png` })

/** Files that become documents, in a world where all goes well; a test replaces what it is about. */
function opened(
  own: Partial<BulkUploadWork<string>> = {},
  find: BulkUploadCopy['find'] = async () => null,
) {
  const told: unknown[][] = []
  const listeners = new Set<(event: Around) => void>()
  const note =
    (name: string) =>
    (...parts: unknown[]) =>
      void told.push([name, ...parts])
  const sent: Sent[] = []
  const kept = { now: (): UnsavedFiles | null => null, onKept: (_: boolean) => {} }
  const keys = ['a', 'b', 'c', 'd']
  const bulk = openBulkUpload<string>(input, {
    newKey: () => keys.shift()!,
    started: () => ({ locale: 'en', values: { folder: 7 } }),
    load: async (_, data) => ({ data, permissions }),
    creation: () => async (_, context, signal) => {
      sent.push({ values: context.sent, signal })
      return { id: sent.length, data: { ...context.sent, file: null }, savedAt: 1000 }
    },
    faultsIn: async ({ alt }) => (alt ? 0 : 1),
    blank: () => aDocument({ data: {}, permissions }),
    sentOf: (file, before) => (isRecord(file) ? String(file.handle) : (before ?? '')),
    discard: note('discard'),
    copy(hears) {
      Object.assign(kept, hears)
      return {
        changed: () => void told.push(['kept', namesIn(hears.now())]),
        find,
        continue: note('continue'),
        close: note('closed'),
      }
    },
    hear(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: { unsaved: note('unsaved'), changed: note('changed') },
    ...own,
  })
  bulk.start()
  return {
    ...{ bulk, told, sent, kept, listeners },
    of: (name: string) => told.filter(([one]) => one === name),
    add: (...names: string[]) => bulk.add(names.map(aFile), []),
    type: (key: string, path: string, value: Json) =>
      bulk.documentOf(key)!.send({ type: 'user.edit', path, value }),
    happen(event: Around) {
      for (const listener of [...listeners]) listener(event)
    },
    states: () => bulk.all().map(({ key, state }) => `${key} ${state}`),
  }
}

const aDocument = (loaded: LoadedDocument) =>
  createActor(documentMachine.provide({ actors: { load: fromPromise(async () => loaded) } }), {
    input: {
      ref: { kind: 'collection', slug: 'media', id: null, locale: null },
      ...{ hasDrafts: false, autosaveMs: null, whole: {} },
    },
  })

const namesIn = (unsaved: UnsavedFiles | null) =>
  unsaved?.files.map(({ values: { file } }) => (isRecord(file) ? file.name : null)) ?? null

const found = (...names: string[]) => ({
  key: 'earlier',
  files: {
    locale: 'de',
    files: names.map((name) => ({ key: name, values: { file: aFile(name), alt: `An ${name}` } })),
    forAll: { chosen: ['alt'], which: 'all' as const, values: { alt: 'For all' } },
  },
})

test('34.3 UPL-5 each file gets a form of its own, and says how much of it is missing', async () => {
  const { bulk, add, type } = opened()

  add('gull', 'tern')
  await flushed()
  expect(bulk.documentOf('a')!.getSnapshot().context.values).toEqual({
    ...{ folder: 7, file: aFile('gull') },
  })
  expect(bulk.documentOf('a')!.getSnapshot().context.ref.locale).toBe('en')
  expect(bulk.all()).toMatchObject([
    { key: 'a', name: 'gull.png', sent: 'gull', faults: 1 },
    { key: 'b', name: 'tern.png', sent: 'tern', faults: 1 },
  ])

  type('a', 'alt', 'A gull')
  type('a', 'file', null)
  await flushed()

  expect(bulk.all()[0]).toMatchObject({ name: 'gull.png', sent: 'gull', faults: 1 })
})

test('34.3 UPL-5 one is saved after the other, and the list hears when all had their turn', async () => {
  const saves: ((id: number) => void)[] = []
  const { bulk, add, of, states } = opened({
    creation:
      () =>
      (_, { sent }) =>
        new Promise((saved) =>
          saves.push((id) => saved({ id, data: { ...sent, file: null }, savedAt: 1000 })),
        ),
  })
  add('gull', 'tern')
  await flushed()
  expect(states()).toEqual(['a unsaved', 'b unsaved'])

  bulk.actor.send({ type: 'user.save', intent: 'save' })
  await flushed()
  expect(saves).toHaveLength(1)
  saves[0]!(11)
  await flushed()
  expect(saves).toHaveLength(2)
  expect(states()).toEqual(['a saved', 'b unsaved'])
  expect(of('changed')).toEqual([])
  saves[1]!(12)
  await flushed()

  expect(states()).toEqual(['a saved', 'b saved'])
  expect(of('changed')).toEqual([['changed']])
  // What is shown of a file stays when its document has taken it over.
  expect(bulk.all()[0]).toMatchObject({ id: 11, sent: 'gull' })
  bulk.actor.send({ type: 'user.close' })
  expect(of('discard')).toEqual([])
  expect(bulk.documentOf('a')).toBe(null)
})

test('34.3 UPL-5 what is refused is said of its file, and the next one has its turn', async () => {
  const problem = new Problem('access.refused')
  const { bulk, add, states } = opened({
    creation: (values) => async () => {
      if (isRecord(values.file) && values.file.handle === 'gull') throw problem
      return { id: 1, data: {}, savedAt: 1000 }
    },
  })
  add('gull', 'tern')
  await flushed()
  bulk.actor.send({ type: 'user.save', intent: 'save' })
  await flushed()

  expect(states()).toEqual(['a failed', 'b saved'])
  expect(bulk.all()[0]!.problem?.code).toBe('access.refused')
})

test('34.3 UPL-5 a save that finds no network waits, and goes on when it is back', async () => {
  let isOnline = false
  const { bulk, add, states, happen } = opened({
    creation: () => async () => {
      if (!isOnline) throw new Problem('server.unreachable')
      return { id: 1, data: {}, savedAt: 1000 }
    },
  })
  add('gull')
  await flushed()
  bulk.actor.send({ type: 'user.save', intent: 'save' })
  await flushed()
  expect(bulk.all()[0]).toMatchObject({ state: 'unsaved', isHeldUp: true })

  isOnline = true
  happen({ type: 'browser.online' })
  await flushed()

  expect(states()).toEqual(['a saved'])
})

test('34.3 UPL-5 a form that could not be read is read again by whoever saves', async () => {
  let isOnline = false
  const { bulk, add, states } = opened({
    async load(_, data) {
      if (!isOnline) throw new Problem('server.unreachable')
      return { data, permissions }
    },
  })
  add('gull')
  await flushed()
  bulk.actor.send({ type: 'user.save', intent: 'save' })
  await flushed()
  expect(states()).toEqual(['a failed'])

  isOnline = true
  bulk.actor.send({ type: 'user.save', intent: 'save' })
  await flushed()

  expect(states()).toEqual(['a saved'])
})

test('34.3 UPL-5 what is entered for all of them fills what is empty, or all', async () => {
  const { bulk, add, type } = opened()
  add('gull', 'tern')
  await flushed()
  type('a', 'alt', 'A gull')

  expect(bulk.fillIn({ alt: 'A bird' }, 'empty')).toBe(1)
  const alts = () => ['a', 'b'].map((key) => bulk.documentOf(key)!.getSnapshot().context.values.alt)
  expect(alts()).toEqual(['A gull', 'A bird'])
  expect(bulk.fillIn({ alt: 'A tern' }, 'all')).toBe(2)
  expect(alts()).toEqual(['A tern', 'A tern'])
})

test('34.3 UPL-5 leaving asks for as long as something is not saved, and says whether it is kept', async () => {
  const { bulk, add, of, kept } = opened()
  add('gull')
  await flushed()
  expect(of('unsaved')).toEqual([['unsaved', 'kept']])

  kept.onKept(false)
  expect(of('unsaved').at(-1)).toEqual(['unsaved', 'notKept'])
  bulk.actor.send({ type: 'user.save', intent: 'save' })
  await flushed()

  expect(of('unsaved').at(-1)).toEqual(['unsaved', null])
  expect(of('kept').at(-1)).toEqual(['kept', null])
})

test('34.3 UPL-5 what an earlier visit has left is offered with all that was entered', async () => {
  const { bulk, of } = opened({}, async () => found('gull', 'tern'))
  await flushed()
  expect(bulk.actor.getSnapshot().value).toBe('found')
  expect(of('unsaved')).toEqual([])
  expect(of('continue')).toEqual([['continue', 'earlier']])
  expect(of('kept')).toContainEqual(['kept', ['gull.png', 'tern.png']])
  expect(of('kept')).not.toContainEqual(['kept', null])

  bulk.actor.send({ type: 'user.resume' })

  expect(bulk.documentOf('tern')!.getSnapshot().context).toMatchObject({
    ref: { locale: 'de' },
    values: { alt: 'An tern' },
  })
  expect(bulk.forAll.get()).toEqual({ chosen: ['alt'], which: 'all' })
  expect(bulk.forAll.document().getSnapshot().context.values).toEqual({ alt: 'For all' })
})

test('34.3 UPL-5 what is removed or discarded is discarded with its upload', async () => {
  const { bulk, add, of } = opened()
  add('gull', 'tern')
  await flushed()
  bulk.actor.send({ type: 'user.remove', key: 'b' })
  expect(of('discard')).toEqual([['discard', aFile('tern')]])

  bulk.forAll.change({ chosen: ['alt'] })
  bulk.actor.send({ type: 'user.close' })
  bulk.actor.send({ type: 'user.discard' })

  expect(of('discard').at(-1)).toEqual(['discard', aFile('gull')])
  expect(bulk.forAll.get()).toEqual({ chosen: [], which: 'empty' })
  expect(of('kept').at(-1)).toEqual(['kept', null])
})

test('34.3 UPL-5 files that were left are kept, and nobody hears of them any more', async () => {
  const { bulk, add, told, listeners } = opened()
  add('gull')
  await flushed()
  const document = bulk.documentOf('a')!

  bulk.leave()

  expect(told.slice(-2)).toEqual([['unsaved', null], ['closed']])
  expect(document.getSnapshot().status).toBe('stopped')
  expect(bulk.actor.getSnapshot().status).toBe('stopped')
  expect(listeners.size).toBe(0)
  expect(bulk.isLeft()).toBe(true)
})

test('34.3 UPL-5 a file that is removed before its form is there is discarded with its upload', () => {
  const { bulk, add, of } = opened({ load: () => new Promise(() => {}) })
  add('gull')

  bulk.actor.send({ type: 'user.remove', key: 'a' })

  expect(of('discard')).toEqual([['discard', aFile('gull')]])
})

test('34.3 UPL-5 nothing is kept in the place of what an earlier visit has left before that is read', async () => {
  let answer: (found: Awaited<ReturnType<BulkUploadCopy['find']>>) => void = () => {}
  const { bulk, add, of } = opened({}, () => new Promise((found) => (answer = found)))

  add('gull')
  await flushed()
  expect(of('kept')).toEqual([])
  answer(found('tern'))
  await flushed()

  expect(of('kept')[0]).toEqual(['kept', ['gull.png', 'tern.png']])
  expect(bulk.all().map(({ name }) => name)).toEqual(['gull.png', 'tern.png'])
})

test('34.3 UPL-5 what is chosen is kept also if the earlier visit is not read yet when it is left', async () => {
  const { bulk, add, told } = opened({}, () => new Promise(() => {}))
  add('gull')
  await flushed()

  bulk.leave()

  expect(told.slice(-2)).toEqual([['kept', ['gull.png']], ['closed']])
})

test('34.3 UPL-5 files that are dropped on the question about closing are part of it', async () => {
  const { bulk, add, states } = opened()
  add('gull')
  await flushed()
  bulk.actor.send({ type: 'user.close' })

  add('tern')

  expect(bulk.actor.getSnapshot().value).toBe('asking')
  expect(states()).toEqual(['a unsaved', 'b unsaved'])
})

test('34.3 UPL-5 what an earlier visit has left is no part of the question about closing', async () => {
  let answer: (found: Awaited<ReturnType<BulkUploadCopy['find']>>) => void = () => {}
  const { bulk, add, of, states } = opened({}, () => new Promise((found) => (answer = found)))
  add('gull')
  await flushed()
  bulk.actor.send({ type: 'user.close' })
  answer(found('tern'))
  await flushed()
  expect(states()).toEqual(['a unsaved'])

  bulk.actor.send({ type: 'user.discard' })
  await flushed()

  expect(of('discard')).toEqual([['discard', aFile('gull')]])
  expect(bulk.actor.getSnapshot().value).toBe('found')
  expect(states()).toEqual(['tern unsaved'])
})
