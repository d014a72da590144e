import { describe, expect, test, vi } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import type { Lock } from '#contracts/locks'
import type { Schedule } from '#contracts/schedule'
import type { DocumentContext } from '#machines/document'
import type { DocumentWork, OpenDocumentInput, Unsaved } from '#machines/open-document'
import { openDocument } from '#machines/open-document'
import type { JournalRecord } from '#machines/recovery'
import { Problem } from '#problems'
import { aPost, newPostRef, postRef, problemOf, staleBy } from '../../kit/machines/document.ts'
import { flushed, postInput, quietWork } from '../../kit/machines/quiet-work.ts'

const ann = { id: 1, collection: 'users', title: 'Ann' }
const theirs: Lock = { holder: ann, isMine: false, age: 0, left: 1000 }
const mine: Lock = { ...theirs, isMine: true }

/** A save that waits for `answer` or `refuse`. */
function heldSave() {
  let settle = { resolve: (_data: DocumentData) => {}, reject: (_thrown: unknown) => {} }
  const asked: string[] = []
  const save: DocumentWork['save'] = ({ intent }) => {
    asked.push(intent)
    return new Promise<DocumentData>((resolve, reject) => {
      settle = { resolve, reject }
    }).then((data) => ({ id: 1, data, savedAt: 1000 }))
  }
  return {
    save,
    asked,
    async answer(data = aPost({ title: 'Typed' })) {
      settle.resolve(data)
      await flushed()
    },
    async refuse(thrown: unknown) {
      settle.reject(thrown)
      await flushed()
    },
  }
}

async function opened(own: Partial<DocumentWork> = {}, input: Partial<OpenDocumentInput> = {}) {
  const world = quietWork(own)
  const actors = openDocument({ input: { ...postInput, ...input }, work: world.work })
  actors.start()
  await flushed()
  const { document } = actors
  const type = (value = 'Typed') => document.send({ type: 'user.edit', path: 'title', value })
  return { ...world, ...actors, type, title: () => document.getSnapshot().context.values.title }
}

describe('one owner of an open document', () => {
  test('begins nothing, and asks for nothing, before it is started', () => {
    let asked = 0
    const { work, isHeard } = quietWork({
      load: () => {
        asked += 1
        return new Promise(() => {})
      },
    })
    const actors = openDocument({ input: postInput, work })

    expect([asked, isHeard()]).toEqual([0, false])
    expect(actors.status.get().status).toBe('loading')
    actors.start()
    expect([asked, isHeard()]).toEqual([1, true])
  })

  test('keeps, guards, locks and tells the others with the first edit', async () => {
    const kept: DocumentData[] = []
    const quiet = quietWork().work
    const { type, clock, lock, toldOf } = await opened({
      lock: { ...quiet.lock, acquire: async () => mine },
      journal: { ...quiet.journal, keep: async ({ values }) => void kept.push(values) },
    })
    type()
    clock.increment(150)
    await flushed()

    expect(kept).toEqual([aPost({ title: 'Typed' })])
    expect(lock.getSnapshot().matches('held')).toBe(true)
    const unsaved = { onLeaving: 'ask', saveAs: 'draft', leftOut: [] }
    expect(toldOf('firstEdited')).toHaveLength(1)
    expect(toldOf('unsaved')).toEqual([
      ['unsaved', { ...unsaved, copy: 'keeping' }],
      ['unsaved', { ...unsaved, copy: 'kept' }],
    ])
    expect(toldOf('attends').at(-1)).toEqual([
      'attends',
      { ref: postInput.ref, activity: 'editing', field: null },
    ])
    type('Typed on')
    expect(toldOf('firstEdited')).toHaveLength(1)
  })

  test('says nothing to the others about what has not changed', async () => {
    const { document, journal, lock, happen } = await opened({
      readAgain: () => new Promise<never>(() => {}),
    })
    const listening = [journal, lock].map((actor) => vi.spyOn(actor, 'send'))
    happen({ type: 'browser.online' })
    document.send({ type: 'user.revert' })
    document.send({ type: 'server.gone' })
    await flushed()

    for (const send of listening) expect(send).not.toHaveBeenCalled()
  })

  test('DOC-12 undoes through the document', async () => {
    const { history, type, title } = await opened()
    type()
    history.undo()

    expect(title()).toBe('Hello')
  })

  test('DOC-13 keeps what is typed back while a save is on its way: it may arrive', async () => {
    const kept: Pick<DocumentContext, 'values' | 'unanswered'>[] = []
    const { save } = heldSave()
    const { document, type, clock } = await opened({
      save,
      journal: {
        ...quietWork().work.journal,
        keep: async ({ values, unanswered }) => void kept.push({ values, unanswered }),
      },
    })
    type('Typed')
    document.send({ type: 'user.save', intent: 'draft' })
    type('Hello')
    clock.increment(150)
    await flushed()

    expect(kept.at(-1)).toEqual({ values: aPost(), unanswered: [aPost({ title: 'Typed' })] })
  })

  test.each([
    ['a creation', newPostRef],
    ['a save', postRef],
  ])('33.14 R2 keeps that %s is on its way: whoever comes back goes on with it', async (_, ref) => {
    const kept: (readonly DocumentData[])[] = []
    const { save } = heldSave()
    const { document, type, clock } = await opened(
      {
        save,
        journal: {
          ...quietWork().work.journal,
          keep: async ({ unanswered }) => void kept.push(unanswered),
        },
      },
      { ref },
    )
    type('Typed')
    clock.increment(150)
    await flushed()
    document.send({ type: 'user.save', intent: 'save' })
    clock.increment(150)
    await flushed()

    expect(kept).toEqual([[], [expect.objectContaining({ title: 'Typed' })]])
  })

  test('DOC-13 offers what an earlier visit left, and what another one leaves', async () => {
    const recordOf = (key: string, title: string) => ({
      key,
      keptAt: 0,
      version: 'of an older version',
      base: { title: 'Hello' },
      values: { title },
    })
    const forgotten: string[] = []
    const { recovery, title, document } = await opened({
      journal: {
        ...quietWork().work.journal,
        find: async () => ({
          records: [recordOf('1', 'Typed before'), recordOf('2', 'Hello')],
          open: ['3'],
        }),
        left: async (key) => recordOf(key, 'Typed elsewhere'),
        forget: async (key) => void forgotten.push(key),
      },
    })

    const keys = () => recovery.getSnapshot().context.records.map(({ key }) => key)
    expect([keys(), forgotten]).toEqual([['1', '3'], ['2']])
    recovery.send({ type: 'user.review', current: document.getSnapshot().context.values })
    recovery.send({ type: 'user.recover', current: document.getSnapshot().context.values })
    expect(title()).toBe('Typed before')
  })

  test('DOC-13 offers what an earlier visit left where a saved record cannot be forgotten', async () => {
    const recordOf = (key: string, title: string) => ({
      ...{ key, keptAt: 0, version: 'of an older version' },
      ...{ base: { title: 'Hello' }, values: { title } },
    })
    const { recovery } = await opened({
      journal: {
        ...quietWork().work.journal,
        find: async () => ({
          records: [recordOf('1', 'Typed before'), recordOf('2', 'Hello')],
          open: [],
        }),
        forget: async () => Promise.reject(new Error('The browser refuses.')),
      },
    })

    expect(recovery.getSnapshot().context.records.map(({ key }) => key)).toEqual(['1'])
  })

  test('17.10 DOC-13 offers what was kept of a document that was deleted since', async () => {
    const record = { key: '1', keptAt: 0, base: { title: 'Hello' }, values: { title: null } }
    const forgotten: string[] = []
    const { recovery } = await opened({
      load: async () => Promise.reject(problemOf.gone),
      journal: {
        ...quietWork().work.journal,
        find: async () => ({ records: [record], open: [] }),
        forget: async (key) => void forgotten.push(key),
      },
    })
    expect(recovery.getSnapshot().matches('found')).toBe(true)
    expect(forgotten).toEqual([])

    recovery.send({ type: 'user.review', current: {} })
    expect(recovery.getSnapshot().can({ type: 'user.recover', current: {} })).toBe(false)
    recovery.send({ type: 'user.discard' })
    await flushed()
    expect(forgotten).toEqual(['1'])
  })

  test('17.7 DOC-13 keeps and offers what was typed in a deleted document whose ID is another one’s', async () => {
    const record = {
      ...{ key: '1', keptAt: 0, createdAt: '2026-11-21T10:00:00.000Z' },
      ...{ base: { title: 'Hello' }, values: { title: 'Typed' } },
    }
    const forgotten: string[] = []
    // It happens to say what was typed in the other.
    const data = { ...aPost({ title: 'Typed' }), createdAt: '2026-11-22T10:00:00.000Z' }
    const { recovery } = await opened({
      load: async () => ({ data, permissions: { update: true, delete: true, publish: true } }),
      journal: {
        ...quietWork().work.journal,
        find: async () => ({ records: [record], open: [] }),
        forget: async (key) => void forgotten.push(key),
      },
    })
    expect([recovery.getSnapshot().value, forgotten]).toEqual(['found', []])

    recovery.send({ type: 'user.review', current: data })
    expect(recovery.getSnapshot().matches('remaining')).toBe(true)
  })

  test('17.7 DOC-13 offers what another tab leaves when this one shows what it was made to', async () => {
    const [first, second] = ['2026-11-22T10:00:00.000Z', '2026-11-22T10:00:01.000Z']
    const forgotten: string[] = []
    const { document, recovery } = await opened({
      load: async () => ({
        data: aPost({ updatedAt: first }),
        permissions: { update: true, delete: true, publish: true },
      }),
      journal: {
        ...quietWork().work.journal,
        find: async () => ({ records: [], open: ['1'] }),
        // A title that was saved there since, and was undone.
        left: async (key) => ({
          ...{ key, keptAt: 0, version: second },
          ...{ base: { title: 'Saved' }, values: { title: 'Hello' } },
        }),
        forget: async (key) => void forgotten.push(key),
      },
    })
    expect([recovery.getSnapshot().value, forgotten]).toEqual(['done', []])

    const data = aPost({ title: 'Saved', updatedAt: second })
    document.send({ type: 'user.takeIn', data, isPublic: false })
    await flushed()

    expect([recovery.getSnapshot().value, forgotten]).toEqual(['found', []])
  })

  test.each([
    ['kept it', false, ['1']],
    ['not kept it', true, []],
  ])(
    '17.7 DOC-13 of what is in this form as well, and that has %s, the copy goes or stays',
    async (_, isFull, gone) => {
      const forgotten: string[] = []
      let leave = () => {}
      const { clock, recovery, type } = await opened({
        journal: {
          ...quietWork().work.journal,
          find: async () => ({ records: [], open: ['1'] }),
          keep: async () => {
            if (isFull) throw new DOMException('full', 'QuotaExceededError')
          },
          left: (key) =>
            new Promise((resolve) => {
              leave = () =>
                resolve({ key, keptAt: 0, base: { title: 'Hello' }, values: { title: 'Typed' } })
            }),
          forget: async (key) => void forgotten.push(key),
        },
      })
      type('Typed')
      leave()
      await flushed()
      expect(forgotten).toEqual([])
      clock.increment(150)
      await flushed()

      expect(forgotten).toEqual(gone)
      expect(recovery.getSnapshot().value).toBe('done')
    },
  )

  test('17.7 does not look for changes of a document that nobody has created', async () => {
    let asked = 0
    const { happen } = await opened(
      {
        readAgain: async () => {
          asked += 1
          return { data: aPost(), isPublic: false }
        },
      },
      { ref: newPostRef },
    )
    happen({ type: 'server.missed' })
    happen({ type: 'session.renewed' })
    await flushed()

    expect(asked).toBe(0)
  })

  test('LOCK-2 looks whose it is when it opens, and reads again when it is free', async () => {
    let isFree = false
    const { clock, lock, title, status } = await opened({
      lock: { ...quietWork().work.lock, look: async () => (isFree ? null : theirs) },
      readAgain: async () => ({ data: aPost({ title: 'Theirs' }), isPublic: false }),
    })
    expect(status.get().reason).toMatchObject({ code: 'lockedOut', name: 'Ann' })

    lock.send({ type: 'user.view' })
    isFree = true
    clock.increment(10_000)
    await flushed()

    expect(status.get().status).toBe('saved')
    expect(title()).toBe('Theirs')
  })

  test('17.7 LOCK-5 sends no autosave while someone else is known to hold the lock', async () => {
    const { save, asked } = heldSave()
    let holder: Lock | null = theirs
    const { document, type, clock, lock, status } = await opened(
      {
        save,
        lock: {
          ...quietWork().work.lock,
          look: async () => (asked.length === 0 && holder === theirs ? null : holder),
          acquire: async () => holder,
        },
      },
      { hasDrafts: true, autosaveMs: 2000 },
    )
    type()
    await flushed()
    expect(lock.getSnapshot().matches({ lockedOut: 'found' })).toBe(true)

    clock.increment(10_000)
    await flushed()
    expect(asked).toEqual([])
    expect(status.get().reason).toMatchObject({ code: 'lockedOutUnsaved', count: 1 })

    holder = null
    lock.send({ type: 'user.view' })
    clock.increment(10_000)
    await flushed()
    clock.increment(2000)
    expect(asked).toEqual(['autosave'])
    expect(document.getSnapshot().matches({ open: 'saving' })).toBe(true)
  })

  test('17.7 LOCK-5 nor sends a save again that found no server', async () => {
    const { save, asked, refuse } = heldSave()
    const { happen, type, clock, document } = await opened({
      save,
      lock: { ...quietWork().work.lock, acquire: async () => mine, look: async () => theirs },
    })
    type()
    document.send({ type: 'user.save', intent: 'draft' })
    await flushed()
    await refuse(problemOf.offline)
    happen({ type: 'server.lockChanged', lock: theirs })
    await flushed()

    clock.increment(60_000)
    await flushed()
    expect(asked).toEqual(['draft'])
  })

  test('17.7 LOCK-5 nor after signing in again, until the lock is free', async () => {
    const { save, asked, refuse } = heldSave()
    let holder: Lock | null = null
    const { happen, type, clock, document, lock, status, title } = await opened({
      save,
      lock: { ...quietWork().work.lock, acquire: async () => mine, look: async () => holder },
    })
    type()
    document.send({ type: 'user.save', intent: 'draft' })
    await flushed()
    await refuse(problemOf.unauthorised)
    holder = theirs
    happen({ type: 'server.lockChanged', lock: theirs })
    await flushed()

    happen({ type: 'session.renewed' })
    await flushed()
    expect(asked).toEqual(['draft'])
    expect(status.get().reason).toMatchObject({ code: 'lockedOutUnsaved', count: 1 })

    holder = null
    lock.send({ type: 'user.view' })
    clock.increment(10_000)
    await flushed()
    expect(status.get().actions).toContain('save')
    expect(title()).toBe('Typed')
  })

  test('R3 tells of what others save, and takes it in', async () => {
    const at = '2026-11-22T10:00:00.000Z'
    const { happen, remoteChanges, status, title } = await opened({
      readAgain: async () => ({ data: aPost({ title: 'Theirs', updatedAt: at }), isPublic: false }),
    })
    happen({ type: 'server.saved', by: ann, isMine: false, at })
    expect(status.get().reason).toMatchObject({ code: 'newer', name: 'Ann' })

    remoteChanges.send({ type: 'user.takeIn' })
    await flushed()

    expect(title()).toBe('Theirs')
    expect(status.get().status).toBe('saved')
  })

  test.each([
    ['that finds no server', problemOf.offline],
    ['that is refused', problemOf.locked],
  ])('17.6 shows that it was deleted meanwhile after a save %s', async (_, thrown) => {
    const held = heldSave()
    const { document, type, happen, status } = await opened({ save: held.save })
    type()
    document.send({ type: 'user.save', intent: 'draft' })
    happen({ type: 'server.deleted', by: null, isMine: true })
    expect(status.get().status).toBe('saving')

    await held.refuse(thrown)

    expect(status.get().reason.code).toBe('deletedUnsavedMine')
  })

  test('33.11 a save that may not be is looked into: the document may be deleted', async () => {
    const held = heldSave()
    const { type, status, clock } = await opened(
      {
        save: held.save,
        readAgain: async () => {
          throw problemOf.gone
        },
      },
      { autosaveMs: 2000 },
    )
    type()
    clock.increment(2000)
    await held.refuse(new Problem('access.refused'))
    type('Typed more')
    clock.increment(60_000)
    await flushed()

    expect(status.get().reason.code).toBe('deletedUnsaved')
    expect(held.asked).toHaveLength(1)
  })

  test('33.11 nor is one saved that was deleted here by a command without an answer', async () => {
    const held = heldSave()
    let lose = () => {}
    const { clock, command, happen, status, type } = await opened(
      {
        save: held.save,
        runCommand: () =>
          new Promise((_, reject) => {
            lose = () => reject(problemOf.offline)
          }),
      },
      { autosaveMs: 2000 },
    )
    command.send({ type: 'user.ask', command: 'delete' })
    command.send({ type: 'user.confirm' })
    happen({ type: 'server.deleted', by: null, isMine: true })
    lose()
    await flushed()
    expect(status.get()).toMatchObject({
      status: 'deleted',
      reason: { code: 'deletedMine' },
    })

    type()
    clock.increment(60_000)
    await flushed()
    expect([status.get().status, held.asked]).toEqual(['deleted', []])
  })

  test('33.10 LOCK-6 tells who has deleted it, until it is there again', async () => {
    const { happen, status } = await opened({
      readAgain: async () => ({ data: aPost(), isPublic: false }),
    })
    const by = { id: 2, collection: 'users', title: 'Ann' }
    happen({ type: 'server.deleted', by, isMine: false })
    expect(status.get().reason).toEqual({ code: 'deletedBy', name: 'Ann' })

    happen({ type: 'server.missed' })
    await flushed()
    expect(status.get().status).toBe('saved')
  })

  test('33.10 LOCK-6 tells that it is in the trash, and no longer when it is deleted from there', async () => {
    const { happen, status } = await opened({})
    happen({ type: 'server.deleted', by: null, isMine: true, inTrash: true })
    expect(status.get().reason).toEqual({ code: 'trashedMine' })

    happen({ type: 'server.deleted', by: null, isMine: true })
    expect(status.get().reason).toEqual({ code: 'deletedMine' })
  })

  test('33.10 LOCK-6 what is in the trash is restored, by whoever may, and not made anew beside it', async () => {
    const { happen, status, type } = await opened({})
    happen({ type: 'server.deleted', by: null, isMine: false, inTrash: true })
    expect(status.get().actions).toEqual(['restore'])
    type()
    expect(status.get()).toMatchObject({
      reason: { code: 'trashedUnsaved' },
      actions: ['restore'],
    })

    const reader = await opened({
      load: async () => ({
        data: aPost(),
        permissions: { update: false, delete: false, publish: false },
      }),
    })
    reader.happen({ type: 'server.deleted', by: null, isMine: false, inTrash: true })
    expect(reader.status.get().actions).toEqual([])
  })

  test('33.10 LOCK-6 what is wrong with one that is made anew is told, and it is not gone again', async () => {
    const { document, happen, type, status } = await opened({
      save: async () => {
        throw problemOf.invalid
      },
    })
    type()
    happen({ type: 'server.deleted', by: null, isMine: false })
    expect(status.get()).toMatchObject({ status: 'deleted', actions: ['recreate'] })

    document.send({ type: 'user.recreate' })
    await flushed()

    expect(document.getSnapshot().value).toEqual({ open: { unsaved: { refused: 'invalid' } } })
    expect(status.get().status).toBe('failed')
  })

  test('33.10 LOCK-6 a save that finds nothing looks into the trash', async () => {
    const { document, type, status, command } = await opened({
      save: async () => {
        throw problemOf.gone
      },
      readAgain: async () => ({ data: aPost(), isPublic: false, inTrash: true }),
    })
    type()
    document.send({ type: 'user.save', intent: 'draft' })
    await flushed()
    expect(status.get()).toMatchObject({
      reason: { code: 'trashedUnsaved' },
      actions: ['restore'],
    })
    expect(command.getSnapshot().can({ type: 'user.ask', command: 'restore' })).toBe(true)
  })

  test('33.10 LOCK-6 what the form has restored is shown as it is, and keeps what was typed', async () => {
    const restored = aPost({ _status: 'draft', updatedAt: '2026-11-26T10:00:00.000Z' })
    const { happen, command, status, title, type } = await opened({
      readAgain: async () => ({ data: restored, isPublic: false }),
      runCommand: async () => null,
    })
    happen({ type: 'server.deleted', by: null, isMine: false, inTrash: true })
    type('Mine')
    command.send({ type: 'user.ask', command: 'restore' })
    await flushed()
    expect(title()).toBe('Mine')
    expect(status.get()).toMatchObject({ status: 'unsaved', reason: { count: 1 } })
  })

  test('17.6 looks whether it is there when a save is answered after it was deleted', async () => {
    const held = heldSave()
    const { document, type, happen, status } = await opened({
      save: held.save,
      readAgain: async () => {
        throw problemOf.gone
      },
    })
    type()
    document.send({ type: 'user.save', intent: 'draft' })
    happen({ type: 'server.deleted', by: null, isMine: true })

    await held.answer(aPost({ title: 'Typed', updatedAt: '2026-11-26T10:00:00.000Z' }))

    expect(status.get().reason.code).toBe('deleted')
  })

  test('33.10 DOC-13 keeps what is unsaved anew when the page below gets its address', async () => {
    const kept: unknown[] = []
    const keep: DocumentWork['journal']['keep'] = async ({ values }) => void kept.push(values)
    const { clock, happen, type } = await opened({ journal: { ...quietWork().work.journal, keep } })
    happen({ type: 'page.named' })
    clock.increment(200)
    await flushed()
    expect(kept).toHaveLength(0)
    type()
    clock.increment(200)
    await flushed()
    happen({ type: 'page.named' })
    clock.increment(200)
    await flushed()

    expect(kept).toHaveLength(2)
  })

  test('DOC-13 keeps nothing of a document that is as the server has it after a refused save', async () => {
    const held = heldSave()
    const { clock, document, journal, type } = await opened({ save: held.save })
    type()
    document.send({ type: 'user.save', intent: 'draft' })
    type('Hello')
    clock.increment(150)
    await flushed()
    expect(journal.getSnapshot().matches('kept')).toBe(true)

    await held.refuse(problemOf.locked)

    expect(document.getSnapshot().hasTag('unsaved')).toBe(false)
    expect(journal.getSnapshot().matches('empty')).toBe(true)
  })

  test('saves again when the session is renewed', async () => {
    const held = heldSave()
    const { document, type, happen, status } = await opened({ save: held.save })
    type()
    document.send({ type: 'user.save', intent: 'draft' })
    await held.refuse(problemOf.unauthorised)
    expect(status.get().actions).toEqual(['signIn'])

    happen({ type: 'session.renewed' })
    await held.answer()

    expect(status.get().status).toBe('saved')
  })

  test('reads the schedule with the document, and again when the moment has come', async () => {
    const planned: Schedule['planned'][number] = {
      id: 1,
      action: 'publish',
      at: new Date(60_000).toISOString(),
      timezone: null,
      locale: null,
      error: null,
    } as never
    let reads = 0
    const { clock, document } = await opened(
      {
        schedule: {
          ...quietWork().work.schedule,
          read: async () => {
            reads += 1
            return { planned: reads === 1 ? [planned] : [] } as Schedule
          },
        },
        readAgain: async () => ({ data: aPost({ _status: 'published' }), isPublic: true }),
      },
      { schedules: true },
    )
    expect(reads).toBe(1)

    clock.increment(74_999)
    expect(reads).toBe(1)
    clock.increment(1)
    await flushed()

    expect(reads).toBe(2)
    expect(document.getSnapshot().context.isPublic).toBe(true)
  })

  test.each([
    ['while its list is open', 'answers'],
    ['after the server could not be reached once', 'fails once'],
  ] as const)('33.11 DOC-15 a plan that has run is listed no more, %s', async (_when, answer) => {
    const plan = { id: 1, action: 'publish', at: new Date(60_000).toISOString(), error: null }
    let isDue = false
    let failures = answer === 'fails once' ? 1 : 0
    const { clock, schedule } = await opened(
      {
        schedule: {
          ...quietWork().work.schedule,
          read: async () => {
            if (isDue && failures-- > 0) throw problemOf.offline
            return { planned: isDue ? [] : [plan] } as unknown as Schedule
          },
        },
      },
      { schedules: true },
    )
    schedule.send({ type: 'user.open' })
    await flushed()
    expect(schedule.getSnapshot().context.planned).toHaveLength(1)

    isDue = true
    for (let step = 0; step < 2; step += 1) {
      clock.increment(75_000)
      await flushed()
    }

    expect(schedule.getSnapshot().context.planned).toEqual([])
    expect(schedule.getSnapshot().matches({ open: 'listed' })).toBe(true)
  })

  test('VER-9 restores a field that was handed over, unless someone else edits the document', async () => {
    const wanted = { version: 1, place: ['title'], kind: 'value', name: 'Title' } as const
    const restoreField = {
      readVersion: async () => aPost({ title: 'Of old' }),
      mustBeWritable: () => {},
    }
    const free = await opened({ restoreField }, { wanted })
    expect(free.title()).toBe('Of old')
    expect(free.toldOf('fieldRestored')).toHaveLength(1)

    const look = async () => theirs
    const lock = { ...quietWork().work.lock, look }
    const locked = await opened({ restoreField, lock }, { wanted })
    expect(locked.title()).toBe('Hello')
    expect(locked.restoreField.getSnapshot().context.problem?.code).toBe('restoreField.locked')
  })
})

describe('17.10 coming back', () => {
  const at = '2026-11-22T10:00:00.000Z'
  const post = aPost({ updatedAt: at })
  const left: JournalRecord = {
    ...{ key: '1', version: at, keptAt: 1000 },
    ...{ base: { title: 'Hello' }, values: { title: 'Typed before' } },
  }
  /** A post of which this is kept. */
  async function comeBack(
    own: Partial<DocumentWork> = {},
    input: Partial<OpenDocumentInput> = {},
    records: readonly JournalRecord[] = [left],
  ) {
    const forgotten: string[] = []
    const visit = await opened(
      {
        load: async () => ({
          data: post,
          permissions: { update: true, delete: true, publish: true },
        }),
        ...own,
        journal: {
          ...quietWork().work.journal,
          find: async () => ({ records, open: [] }),
          forget: async (key) => void forgotten.push(key),
          ...own.journal,
        },
      },
      input,
    )
    const later = async () => {
      visit.clock.increment(150)
      await flushed()
    }
    return { ...visit, forgotten, later }
  }

  test('brings unsaved edits back by themselves, and the line says so', async () => {
    const { title, status, forgotten, later, toldOf, lock } = await comeBack()
    expect(title()).toBe('Typed before')
    expect(status.get()).toMatchObject({
      status: 'unsaved',
      reason: { code: 'restored', count: 1, keptAt: 1000 },
      actions: ['save', 'discardRestored'],
    })
    expect(forgotten).toEqual([])
    await later()

    expect(forgotten).toEqual(['1'])
    expect(toldOf('firstEdited')).toEqual([])
    expect(lock.getSnapshot().matches('free')).toBe(true)
  })

  test('is one step of the history, also when it was discarded', async () => {
    const { document, history, title, status } = await comeBack()
    document.send({ type: 'user.revert' })
    expect([title(), status.get().status]).toEqual(['Hello', 'saved'])
    history.undo()
    expect(title()).toBe('Typed before')
    history.undo()
    expect(title()).toBe('Hello')
    history.redo()
    expect(title()).toBe('Typed before')
  })

  test('is said until somebody edits', async () => {
    const { document, status } = await comeBack()
    document.send({ type: 'user.edit', path: 'slug', value: 'typed' })

    expect(status.get().reason).toEqual({ code: 'dirty', count: 2 })
  })

  test('LOCK-2 puts nothing into a form that someone else holds, and offers it', async () => {
    const { recovery, title, document, forgotten, later } = await comeBack({
      lock: { ...quietWork().work.lock, look: async () => theirs },
    })
    await later()
    expect([title(), forgotten]).toEqual(['Hello', []])
    const current = document.getSnapshot().context.values
    recovery.send({ type: 'user.review', current })

    expect(recovery.getSnapshot().can({ type: 'user.recover', current })).toBe(false)
  })

  test('LOCK-2 waits until it is known who holds the document', async () => {
    let answer = (_lock: Lock | null) => {}
    const look = () =>
      new Promise<Lock | null>((resolve) => {
        answer = resolve
      })
    const { title } = await comeBack({ lock: { ...quietWork().work.lock, look } })
    expect(title()).toBe('Hello')
    answer(null)
    await flushed()

    expect(title()).toBe('Typed before')
  })

  test('does not lose what whoever only reads has left', async () => {
    const { recovery, title, forgotten } = await comeBack({
      load: async () => ({
        data: post,
        permissions: { update: false, delete: false, publish: false },
      }),
    })

    expect([title(), recovery.getSnapshot().value, forgotten]).toEqual(['Hello', 'found', []])
  })

  test('offers what somebody saved over since', async () => {
    const { recovery, title } = await comeBack({}, {}, [{ ...left, version: 'older' }])

    expect([title(), recovery.getSnapshot().value]).toEqual(['Hello', 'found'])
  })

  test('offers what was typed where the form has no field any more', async () => {
    const { recovery, title } = await comeBack({ hiddenPaths: (_, paths) => paths })

    expect([title(), recovery.getSnapshot().value]).toEqual(['Hello', 'found'])
  })

  test('offers what was kept when something is typed first', async () => {
    let find = () => {}
    const found = new Promise<void>((resolve) => {
      find = resolve
    })
    const { recovery, type, title } = await comeBack({
      journal: {
        ...quietWork().work.journal,
        find: async () => found.then(() => ({ records: [left], open: [] })),
        forget: async () => {},
      },
    })
    type('Typed first')
    find()
    await flushed()

    expect([title(), recovery.getSnapshot().value]).toEqual(['Typed first', 'found'])
  })

  test('DOC-13 keeps the old copy where a new one cannot be kept', async () => {
    const { title, later, forgotten } = await comeBack({
      journal: {
        ...quietWork().work.journal,
        find: async () => ({ records: [left], open: [] }),
        keep: async () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      },
    })
    await later()

    expect([title(), forgotten]).toEqual(['Typed before', []])
  })

  test('discards what was offered even where nothing new can be kept', async () => {
    const visit = await comeBack({
      journal: {
        ...quietWork().work.journal,
        find: async () => ({ records: [{ ...left, version: 'older' }], open: [] }),
        keep: async () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
        forget: async (key) => void discarded.push(key),
      },
    })
    const discarded: string[] = []
    visit.type()
    await visit.later()
    const current = visit.document.getSnapshot().context.values
    visit.recovery.send({ type: 'user.review', current })
    visit.recovery.send({ type: 'user.discard' })
    await flushed()

    expect(discarded).toEqual(['1'])
  })

  test('R9 a draft that saves itself does not save what came back before somebody edits', async () => {
    const held = heldSave()
    const { clock, document, leave } = await comeBack({ save: held.save }, { autosaveMs: 2000 })
    clock.increment(10_000)
    leave()
    expect(held.asked).toEqual([])
    expect(document.getSnapshot().context.values.title).toBe('Typed before')
  })
})

describe('leaving', () => {
  test('saves drafts that save themselves; what waits for the end hears of it', async () => {
    const held = heldSave()
    const cleared: string[] = []
    const quiet = quietWork().work
    const visit = await opened(
      {
        save: held.save,
        journal: { ...quiet.journal, clear: async () => void cleared.push('own') },
      },
      { autosaveMs: 2000 },
    )
    visit.type()
    visit.leave()
    expect(held.asked).toEqual(['autosave'])
    const [[, , end] = []] = visit.toldOf('left')
    let isOver = false
    void (end as Promise<void>).then(() => {
      isOver = true
    })
    await flushed()
    expect([isOver, visit.document.getSnapshot().status]).toEqual([false, 'active'])

    await held.answer()

    expect([isOver, visit.document.getSnapshot().status]).toEqual([true, 'stopped'])
    expect(visit.toldOf('saved')).toHaveLength(1)
    expect(cleared).toEqual(['own'])
    expect(visit.isHeard()).toBe(false)
  })

  test('DOC-13 keeps what the last save did not take', async () => {
    const held = heldSave()
    const kept: DocumentData[] = []
    const journal = quietWork().work.journal
    const keep: typeof journal.keep = async ({ values }) => void kept.push(values)
    const { type, leave } = await opened(
      { save: held.save, journal: { ...journal, keep } },
      { autosaveMs: 2000 },
    )
    type()
    leave()
    await held.refuse(problemOf.offline)

    expect(kept.at(-1)).toEqual(aPost({ title: 'Typed' }))
  })

  test('ends at once where nothing is on its way, and guards nothing any more', async () => {
    const { document, lock, type, leave, isHeard, isLeft, toldOf } = await opened()
    type()
    leave()
    await flushed()

    expect(toldOf('unsaved').at(-1)).toEqual(['unsaved', null])
    expect(toldOf('attends').at(-1)).toEqual(['attends', null])
    expect([document, lock].map((actor) => actor.getSnapshot().status)).toEqual([
      'stopped',
      'stopped',
    ])
    expect([isHeard(), isLeft()]).toEqual([false, true])
  })

  test('LOCK-4 releases the lock, but not for another screen of the document', async () => {
    const released: string[] = []
    const visit = async (to: string) => {
      const { work } = quietWork()
      const { type, leave } = await opened({
        lock: {
          ...work.lock,
          acquire: async () => mine,
          release: () => void released.push(to),
        },
        path: { ...work.path, now: () => to },
      })
      type()
      await flushed()
      leave()
    }
    await visit('/admin')
    await visit('/admin/collections/posts/1/versions')

    expect(released).toEqual(['/admin'])
  })

  test('a document that got its id after it was left is not named on another screen', async () => {
    const held = heldSave()
    const { document, leave, toldOf } = await opened(
      { save: held.save },
      { ref: { kind: 'collection', slug: 'posts', id: null, locale: null } },
    )
    document.send({ type: 'user.save', intent: 'draft' })
    leave()
    await held.answer()

    expect(toldOf('created')).toEqual([])
    expect(toldOf('saved')).toHaveLength(1)
  })
})

describe('17.10 unsaved work', () => {
  const unsavedOf = ({ toldOf }: Awaited<ReturnType<typeof opened>>) =>
    toldOf('unsaved').at(-1)?.[1] as Unsaved | null | undefined
  const later = async (visit: Awaited<ReturnType<typeof opened>>) => {
    visit.clock.increment(150)
    await flushed()
  }
  const full = {
    ...quietWork().work.journal,
    keep: async () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }

  test('is kept on this device, or it is not', async () => {
    const kept = await opened()
    kept.type()
    expect(unsavedOf(kept)?.copy).toBe('keeping')
    await later(kept)
    expect(unsavedOf(kept)?.copy).toBe('kept')

    const notKept = await opened({ journal: full })
    notKept.type()
    await later(notKept)
    expect(unsavedOf(notKept)?.copy).toBe('notKept')
  })

  test('leaves out what no device keeps: passwords, files and what the browser does not tell', async () => {
    const visit = await opened()
    const edit = (path: string, value: string) =>
      visit.document.send({ type: 'user.edit', path, value })
    edit('password', 'secret')
    edit('file', 'a file')
    visit.document.send({ type: 'user.edit', change: 'unparsed', path: 'slug', text: null })
    visit.document.send({ type: 'user.edit', change: 'unparsed', path: 'size', text: '12e' })

    expect(unsavedOf(visit)?.leftOut).toEqual([['password'], ['file'], ['slug']])
  })

  test.each([
    ['a draft', { hasDrafts: true }, 'draft'],
    ['what has no drafts', { hasDrafts: false }, 'save'],
  ] as const)('of %s is saved as such', async (_what, input, saveAs) => {
    const visit = await opened({}, input)
    visit.type()

    expect(unsavedOf(visit)?.saveAs).toBe(saveAs)
  })

  test('is not offered to be saved while someone else edits the document, or when it is deleted', async () => {
    const locked = await opened({ lock: { ...quietWork().work.lock, look: async () => theirs } })
    locked.type()
    expect(unsavedOf(locked)?.saveAs).toBeNull()

    const gone = await opened()
    gone.type()
    gone.document.send({ type: 'server.gone' })
    expect(unsavedOf(gone)?.saveAs).toBeNull()
  })

  test('R9 of a draft that saves itself asks only when its save has failed', async () => {
    const held = heldSave()
    const visit = await opened({ save: held.save }, { autosaveMs: 2000 })
    visit.type()
    expect(unsavedOf(visit)?.onLeaving).toBe('save')
    visit.clock.increment(2000)
    await held.refuse(problemOf.failed)

    expect(unsavedOf(visit)).toMatchObject({ onLeaving: 'ask', saveAs: 'draft' })
  })

  test('is none where a saved draft could not be published', async () => {
    const { document, toldOf } = await opened({
      load: async () => ({
        data: aPost({ _status: 'draft' }),
        permissions: { update: true, delete: true, publish: true },
      }),
      save: async () => {
        throw problemOf.invalid
      },
    })
    document.send({ type: 'user.save', intent: 'publish' })
    await flushed()

    expect(document.getSnapshot().matches({ open: { unsaved: 'refused' } })).toBe(true)
    expect(toldOf('unsaved').at(-1)).toEqual(['unsaved', null])
  })

  test('is saved when leaving waits for it', async () => {
    const held = heldSave()
    const visit = await opened({ save: held.save })
    visit.type()
    visit.happen({ type: 'page.saveWanted' })
    expect(held.asked).toEqual(['draft'])
    expect(unsavedOf(visit)).not.toBeNull()
    await held.answer()

    expect(unsavedOf(visit)).toBeNull()
    expect(visit.toldOf('notSaved')).toEqual([])
  })

  test.each(Object.entries(problemOf))(
    'is told to be unsaved still when its save is refused: %s',
    async (_name, problem) => {
      const held = heldSave()
      const visit = await opened({ save: held.save })
      visit.type()
      visit.happen({ type: 'page.saveWanted' })
      expect(visit.toldOf('notSaved')).toEqual([])
      await held.refuse(problem)

      expect(visit.toldOf('notSaved')).toHaveLength(1)
      expect(unsavedOf(visit)).not.toBeNull()
    },
  )

  test('is told to be unsaved still when both changed the same', async () => {
    const held = heldSave()
    const visit = await opened({ save: held.save })
    visit.type()
    visit.happen({ type: 'page.saveWanted' })
    await held.refuse(staleBy({ title: 'Theirs' }))
    expect(visit.toldOf('notSaved')).toHaveLength(1)

    visit.happen({ type: 'page.saveWanted' })
    await flushed()
    expect([visit.toldOf('notSaved').length, held.asked.length]).toEqual([2, 1])
  })

  test('of someone else elsewhere in the document is merged, and then it is saved', async () => {
    const held = heldSave()
    const visit = await opened({ save: held.save })
    visit.type()
    visit.happen({ type: 'page.saveWanted' })
    await held.refuse(staleBy({ slug: 'theirs' }))
    expect([held.asked.length, visit.toldOf('notSaved')]).toEqual([2, []])
    await held.answer(aPost({ title: 'Typed', slug: 'theirs' }))

    expect(unsavedOf(visit)).toBeNull()
  })

  test.each([
    ['oneself', [true], true],
    ['someone else', [false], false],
    ['someone else and then oneself', [false, true], false],
    ['nobody knows whom', [], false],
  ] as const)('33.10 R2 of %s in another window is told so', async (_who, saves, areMine) => {
    const held = heldSave()
    const visit = await opened({ save: held.save })
    for (const [index, isMine] of saves.entries()) {
      const at = `2026-11-26T10:0${index}:00.000Z`
      visit.happen({ type: 'server.saved', by: null, isMine, at })
    }
    visit.type()
    visit.document.send({ type: 'user.save', intent: 'draft' })
    await held.refuse(staleBy({ slug: 'theirs' }))

    expect(visit.toldOf('merged')).toEqual([['merged', ['slug'], areMine]])
  })

  test.each([
    ['publish', 'draft', 'published'],
    ['unpublish', 'published', 'draft'],
    ['draft', 'published', 'draft'],
  ] as const)(
    '33.10 R2 to %s it as it is, without an answer, is no version of another window',
    async (intent, before, after) => {
      const held = heldSave()
      const stored = (_status: string, updatedAt: string) => aPost({ _status, updatedAt })
      const visit = await opened({
        load: async () => ({
          data: stored(before, '2026-11-26T10:00:00.000Z'),
          permissions: { update: true, delete: true, publish: true },
        }),
        save: held.save,
        readAgain: async () => ({
          data: stored(after, '2026-11-26T10:01:00.000Z'),
          isPublic: after === 'published',
        }),
      })
      // An edit of which the server keeps nothing.
      visit.document.send({ type: 'user.edit', path: 'slogan', value: '' })
      visit.document.send({ type: 'user.save', intent })
      await held.refuse(new Problem('server.unreachable'))
      visit.happen({ type: 'server.missed' })
      await flushed()

      expect(visit.remoteChanges.getSnapshot().hasTag('newer')).toBe(false)
    },
  )

  test('33.10 R2 of this form, without an answer, is no version of another window when a deploy has made a group of a text', async () => {
    const held = heldSave()
    const visit = await opened({
      load: async () => ({
        data: aPost({ slogan: 'Old', updatedAt: '2026-11-26T10:00:00.000Z' }),
        permissions: { update: true, delete: true, publish: true },
      }),
      save: held.save,
      readAgain: async () => ({
        data: aPost({
          ...{ title: 'Typed', slogan: { inner: null } },
          updatedAt: '2026-11-26T10:01:00.000Z',
        }),
        isPublic: false,
      }),
    })
    visit.type()
    visit.document.send({ type: 'user.save', intent: 'save' })
    await held.refuse(new Problem('server.unreachable'))
    visit.happen({ type: 'server.missed' })
    await flushed()

    expect(visit.remoteChanges.getSnapshot().hasTag('newer')).toBe(false)
  })

  test('R1 that is half typed is refused at once, and the field is named', async () => {
    const held = heldSave()
    const visit = await opened({ save: held.save })
    visit.document.send({ type: 'user.edit', change: 'unparsed', path: 'slug', text: '12e' })
    visit.happen({ type: 'page.saveWanted' })
    await flushed()

    expect([held.asked, visit.toldOf('notSaved').length]).toEqual([[], 1])
    const { reason } = visit.status.get()
    expect(reason).toEqual({ code: 'unfinished', places: [['slug']] })
  })
})

describe('a command', () => {
  const isPublic = {
    load: async () => ({
      data: aPost({ _status: 'published' }),
      permissions: { update: true, delete: true, publish: true },
    }),
  }
  const unpublishing = async () => {
    const held = heldSave()
    const visit = await opened({ ...isPublic, save: held.save })
    visit.command.send({ type: 'user.ask', command: 'unpublish' })
    visit.command.send({ type: 'user.confirm' })
    await flushed()
    return { ...visit, held }
  }

  test('that saves is done when its save is, not before', async () => {
    const { command, held, toldOf } = await unpublishing()
    expect(held.asked).toEqual(['unpublish'])
    expect(command.getSnapshot().matches('running')).toBe(true)
    expect(toldOf('commandDone')).toEqual([])

    await held.answer(aPost({ _status: 'draft' }))

    expect(command.getSnapshot().matches('idle')).toBe(true)
    expect(toldOf('commandDone')).toEqual([['commandDone', 'unpublish', null]])
  })

  test('that saves fails as its save does, and can be tried again', async () => {
    const { command, held } = await unpublishing()
    await held.refuse(new Problem('server.unreachable'))
    expect(command.getSnapshot().matches('refused')).toBe(true)
    expect(command.getSnapshot().context.problem?.code).toBe('server.unreachable')

    command.send({ type: 'user.confirm' })
    await flushed()
    await held.answer(aPost({ _status: 'draft' }))

    expect(command.getSnapshot().matches('idle')).toBe(true)
  })

  test('that saves waits for the save that is on its way', async () => {
    const held = heldSave()
    const { document, command, type } = await opened({ ...isPublic, save: held.save })
    type()
    document.send({ type: 'user.save', intent: 'publish' })
    command.send({ type: 'user.ask', command: 'unpublish' })
    command.send({ type: 'user.confirm' })
    await held.answer(aPost({ title: 'Typed', _status: 'published' }))
    expect(held.asked).toEqual(['publish', 'unpublish'])
    expect(command.getSnapshot().matches('running')).toBe(true)

    await held.answer(aPost({ title: 'Typed', _status: 'draft' }))

    expect(command.getSnapshot().matches('idle')).toBe(true)
  })

  test('that saves is refused where the document would refuse it', async () => {
    const { command } = await opened({
      load: async () => ({
        data: aPost({ _status: 'published' }),
        permissions: { update: false, delete: true, publish: false },
      }),
    })
    command.send({ type: 'user.ask', command: 'unpublish' })
    command.send({ type: 'user.confirm' })
    await flushed()

    expect(command.getSnapshot().context.problem?.code).toBe('access.refused')
  })

  test('that deletes ends the document, and guards nothing any more', async () => {
    const { command, document, type, told } = await opened({ runCommand: async () => null })
    type()
    command.send({ type: 'user.ask', command: 'delete' })
    command.send({ type: 'user.confirm' })
    await flushed()

    expect(document.getSnapshot().status).toBe('done')
    const names = told.map(([name]) => name)
    expect(names.slice(names.indexOf('commandDone'))).toEqual(
      expect.arrayContaining(['commandDone', 'unsaved', 'deleted']),
    )
    expect(names.lastIndexOf('deleted')).toBeGreaterThan(names.indexOf('commandDone'))
  })

  test('that duplicates tells the copy; one that restores tells the document', async () => {
    const duplicate = await opened({ runCommand: async () => 2 })
    duplicate.command.send({ type: 'user.ask', command: 'duplicate' })
    await flushed()
    expect(duplicate.toldOf('commandDone')).toEqual([['commandDone', 'duplicate', 2]])

    const inTrash = {
      ref: {
        kind: 'collection' as const,
        slug: 'posts',
        id: 1,
        locale: null,
        inTrash: true as const,
      },
    }
    const restore = await opened({ runCommand: async () => null }, inTrash)
    restore.command.send({ type: 'user.ask', command: 'restore' })
    await flushed()
    expect(restore.toldOf('commandDone')).toEqual([['commandDone', 'restore', 1]])
  })
})

describe('20.10 the checks before publishing', () => {
  const found = {
    findings: [{ check: 'own', path: 'title', severity: 'warn', text: 'Too short.' }],
    unchecked: [],
  } as const
  const checks = { check: async () => found }

  test('are asked with what stands in the form; what is typed then makes them outdated, a save does not', async () => {
    const asked: unknown[] = []
    const { document, preflight, type } = await opened({
      preflight: {
        check: async (ref, values) => {
          asked.push([ref, values.title])
          return found
        },
      },
    })
    type()
    preflight.send({ type: 'user.check' })
    await flushed()
    document.send({ type: 'user.save', intent: 'draft' })
    await flushed()

    expect(asked).toEqual([[postInput.ref, 'Typed']])
    expect(document.getSnapshot().hasTag('unsaved')).toBe(false)
    expect(preflight.getSnapshot().matches({ open: 'found' })).toBe(true)
    type('Typed on')
    expect(preflight.getSnapshot().matches({ open: 'outdated' })).toBe(true)
  })

  test('publish when somebody asks them to, and only then', async () => {
    const held = heldSave()
    const { preflight, type } = await opened({ save: held.save, preflight: checks })
    type()
    preflight.send({ type: 'user.check' })
    await flushed()
    expect(held.asked).toEqual([])

    preflight.send({ type: 'user.publish' })
    expect(held.asked).toEqual(['publish'])
  })
})
