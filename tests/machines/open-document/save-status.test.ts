import { beforeAll, describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import type { Lock } from '#contracts/locks'
import { journalMachine } from '#machines/journal'
import { lockMachine } from '#machines/lock'
import type { Rule, SaveFacts, SaveStatus } from '#machines/open-document'
import { firstTrue, precedence, saveStatus } from '#machines/open-document'
import { remoteChangesMachine } from '#machines/remote-changes'
import type { ProblemData } from '#problems'
import { Problem } from '#problems'
import {
  aPost,
  failedDocument,
  newPostRef,
  openDocument,
  problemOf,
  savingDocument,
  staleBy,
  startDocument,
} from '../../kit/machines/document.ts'
import { heldWork } from '../../kit/machines/held-work.ts'
import { combinationOf, expected, rows } from '../../kit/machines/status-table.ts'

type Document = SaveFacts['document']

const typed = async (opening: Parameters<typeof openDocument>[0] = {}) => {
  const document = await openDocument(opening)
  document.type('Typed')
  return document
}
const halfTyped = async () =>
  after(openDocument({ data: aPost({ links: [{ id: 'a' }] }) }), ({ edit }) =>
    edit({ change: 'unparsed', path: 'links.0.size', text: '12e' }),
  )
const refusedWith = async (thrown: unknown, intent: 'save' | 'publish' = 'save') => {
  const document = await typed({ hasDrafts: intent === 'publish' })
  document.save(intent)
  await document.refuse.save(thrown)
  return document
}
/** A saved draft, published as it is. */
const publishedWith = async (thrown: unknown) => {
  const document = await openDocument({ hasDrafts: true, data: aPost({ _status: 'draft' }) })
  document.save('publish')
  await document.refuse.save(thrown)
  return document
}
const invalidAt = (path: string, locale?: string) =>
  new Problem('document.invalid', {
    fields: [{ path, message: 'No.', ...(locale && { locale }) }],
  })

/** A way to every document that the table knows, by the table's word for it. */
const documents: Record<string, () => ReturnType<typeof openDocument>> = {
  loading: async () => startDocument(),
  unavailable: async () => {
    const document = startDocument()
    await document.refuse.load(problemOf.offline)
    return document
  },
  'deleted here': async () => after(openDocument(), ({ hear }) => hear('server.deleted')),
  deleted: async () => after(openDocument(), ({ hear }) => hear('server.gone')),
  'deleted, unsaved': () => failedDocument('gone'),
  untouched: () => openDocument(),
  saved: async () =>
    after(savingDocument(), ({ answer }) => answer.save(aPost({ title: 'Typed' }))),
  published: async () => {
    const document = await openDocument({ hasDrafts: true })
    document.type('Typed')
    document.save('publish')
    await document.answer.save(aPost({ title: 'Typed', _status: 'published' }))
    return document
  },
  new: () => openDocument({ ref: newPostRef }),
  'may not create': () => openDocument({ ref: newPostRef, permissions: { update: false } }),
  'may not edit': () => openDocument({ permissions: { update: false } }),
  edited: () => typed(),
  'half typed': () => halfTyped(),
  'edited, half typed': async () => after(halfTyped(), ({ type }) => type('Typed')),
  restored: async () =>
    after(openDocument(), ({ actor }) =>
      actor.send({
        type: 'journal.restored',
        values: aPost({ title: 'Typed' }),
        unparsed: [],
        keptAt: 1000,
      }),
    ),
  'restored, half typed': async () =>
    after(openDocument({ data: aPost({ links: [{ id: 'a' }] }) }), ({ actor }) =>
      actor.send({
        type: 'journal.restored',
        values: aPost({ title: 'Typed', links: [{ id: 'a' }] }),
        unparsed: [{ place: ['links', 'a', 'size'], text: '12e' }],
        keptAt: 1000,
      }),
    ),
  unfinished: async () => after(halfTyped(), ({ save }) => save()),
  unanswered: async () => {
    const document = await typed({ autosaveMs: 2000, hasDrafts: true })
    document.clock.increment(2000)
    await document.refuse.save(new Problem('unexpected'))
    document.type('Hello')
    return document
  },
  saving: () => savingDocument(),
  conflicts: () => refusedWith(staleBy({ title: 'Theirs' })),
  merged: () => refusedWith(staleBy({ slug: 'theirs' }), 'publish'),
  invalid: () => refusedWith(invalidAt('title')),
  corrected: async () => after(refusedWith(invalidAt('title')), ({ type }) => type('Longer')),
  'other language': () => refusedWith(invalidAt('title', 'de')),
  'unknown fields': () => refusedWith(invalidAt('fresh')),
  offline: () => failedDocument('offline'),
  'session ended': () => failedDocument('unauthorised'),
  'refused by lock': () => failedDocument('locked'),
  refused: () => failedDocument('failed'),
  'not publishable': () => publishedWith(invalidAt('title')),
  'not publishable, other language': () => publishedWith(invalidAt('title', 'de')),
  'not publishable, unknown fields': () => publishedWith(invalidAt('fresh')),
  'not publishable, typed back': async () =>
    after(publishedWith(invalidAt('title')), ({ type }) => {
      type('Longer')
      type('Hello')
    }),
  'not published': () => publishedWith(problemOf.failed),
}

/** The same words, of what no device keeps. */
const unkept: typeof documents = {
  'edited, with half a date': async () =>
    after(typed(), ({ edit }) => edit({ change: 'unparsed', path: 'slug', text: null })),
  'edited, with a password': async () =>
    after(openDocument(), ({ edit }) => edit({ path: 'password', value: 'secret' })),
}

async function after(
  opening: ReturnType<typeof openDocument>,
  does: (document: Awaited<ReturnType<typeof openDocument>>) => void | Promise<void>,
) {
  const document = await opening
  await does(document)
  return document
}

const ann = { id: 1, collection: 'users', title: 'Ann' }
const theirs: Lock = { holder: ann, isMine: false, age: 0, left: 1000 }
const mine: Lock = { ...theirs, isMine: true }

function startLock() {
  const work = {
    look: heldWork<Lock | null, void>(),
    acquire: heldWork<Lock | null, void>(),
    takeOver: heldWork<Lock | null, void>(),
  }
  const { look, acquire, takeOver } = work
  const actors = { look: look.logic, acquire: acquire.logic, takeOver: takeOver.logic }
  const actor = createActor(lockMachine.provide({ actors }), { clock: new SimulatedClock() })
  actor.start()
  return { actor, send: actor.send, ...work }
}

async function lockedOut() {
  const lock = startLock()
  lock.send({ type: 'document.opened', path: '' })
  await lock.look.answer(theirs)
  return lock
}

const locks: Record<string, () => Promise<ReturnType<typeof startLock>>> = {
  waiting: async () => startLock(),
  held: async () => {
    const lock = startLock()
    lock.send({ type: 'document.opened', path: '' })
    await lock.look.answer(mine)
    return lock
  },
  found: lockedOut,
  viewing: async () => {
    const lock = await lockedOut()
    lock.send({ type: 'user.view' })
    return lock
  },
  lost: async () => {
    const lock = startLock()
    lock.send({ type: 'document.opened', path: '' })
    lock.send({ type: 'document.edited' })
    lock.send({ type: 'document.refused' })
    await lock.look.answer(theirs)
    return lock
  },
  'taking over': async () => {
    const lock = await lockedOut()
    lock.send({ type: 'user.takeOver' })
    return lock
  },
  'not taken over': async () => {
    const lock = await lockedOut()
    lock.send({ type: 'user.takeOver' })
    await lock.takeOver.refuse(new Problem('access.refused'))
    return lock
  },
}

const saved = { by: ann, isMine: false, at: '2026-11-22T10:00:00.000Z' }

const newer: Record<string, () => Promise<SaveFacts['remoteChanges']>> = {
  none: async () => createActor(remoteChangesMachine).start().getSnapshot(),
  newer: async () => told().actor.getSnapshot(),
  'newer, mine': async () => told({ isMine: true }).actor.getSnapshot(),
  unread: async () => {
    const { actor, read } = told()
    actor.send({ type: 'user.compare' })
    await read.refuse(new Problem('server.unreachable'))
    return actor.getSnapshot()
  },
  deleted: async () => deletedBy(null, false),
  'deleted by Ann': async () => deletedBy(ann, false),
  'deleted, mine': async () => deletedBy(ann, true),
}

function deletedBy(by: typeof ann | null, isMine: boolean) {
  const actor = createActor(remoteChangesMachine).start()
  actor.send({ type: 'server.deleted', by, isMine })
  return actor.getSnapshot()
}

function told({ isMine = false } = {}) {
  const read = heldWork<{ data: object; isPublic: boolean }>()
  const actor = createActor(
    remoteChangesMachine.provide({ actors: { read: read.logic as never } }),
  ).start()
  actor.send({ type: 'server.saved', ...saved, isMine })
  return { actor, read }
}

const journals: Record<string, () => Promise<SaveFacts['journal']>> = {
  empty: async () => createActor(journalMachine).start().getSnapshot(),
  waiting: async () => (await journalThat(false, 0)).getSnapshot(),
  'kept, untold': async () => (await journalThat(false, 200)).getSnapshot(),
  told: async () => (await journalThat(false, 200, 400)).getSnapshot(),
  failing: async () => (await journalThat(true, 200)).getSnapshot(),
}

async function journalThat(fails: boolean, ...waits: number[]) {
  const clock = new SimulatedClock()
  const keep = fromPromise<void, void>(async () => {
    if (fails) throw new DOMException('full', 'QuotaExceededError')
  })
  const actor = createActor(journalMachine.provide({ actors: { keep } }), { clock }).start()
  actor.send({ type: 'document.changed' })
  for (const ms of waits) {
    clock.increment(ms)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return actor
}

const unknownFields = (paths: readonly string[]) => paths.filter((path) => path !== 'title')

let combinations: SaveFacts[] = []

async function made<Thing>(ways: Record<string, () => Promise<Thing>>): Promise<Thing[]> {
  return Promise.all(Object.values(ways).map((way) => way()))
}

beforeAll(async () => {
  const snapshots: Document[] = (await made({ ...documents, ...unkept })).map(({ actor }) =>
    actor.getSnapshot(),
  )
  const lockSnapshots = (await made(locks)).map(({ actor }) => actor.getSnapshot())
  const [newerSnapshots, journalSnapshots] = [await made(newer), await made(journals)]
  combinations = snapshots.flatMap((document) =>
    lockSnapshots.flatMap((lock) =>
      newerSnapshots.flatMap((remoteChanges) =>
        journalSnapshots.map((journal) => ({
          document,
          lock,
          remoteChanges,
          journal,
          unknownFields,
        })),
      ),
    ),
  )
})

/** The status in the words of the table. */
const seen = ({ status, reason, besides, actions, device }: SaveStatus) => ({
  status,
  reason: reason.code,
  besides: besides?.code ?? null,
  actions,
  device,
})

/** The first combination of which this order of rules says something else than the table. */
function wrongIn(rules: readonly Rule[]): SaveFacts | undefined {
  return combinations.find((facts) => {
    const wanted = JSON.stringify(expected(combinationOf(facts)))
    try {
      const { status, reason, besides, actions, device } = seen(firstTrue(rules, facts))
      return JSON.stringify({ status, reason, besides, actions, device }) !== wanted
    } catch {
      return true
    }
  })
}

describe('R9 the status of an open document', () => {
  test('has a way to every document that the table speaks of', async () => {
    const named = new Set(rows.flatMap(({ document }) => document))
    expect(Object.keys(documents).sort()).toEqual([...named].sort())
    const words = await Promise.all(
      Object.values(documents).map(async (way) => {
        const document = (await way()).actor.getSnapshot()
        const journal = await journals.told!()
        return combinationOf({ ...combinations[0]!, document, journal }).document
      }),
    )
    expect(words).toEqual(Object.keys(documents))
  })

  test('is what the reviewed table says, whatever goes on', () => {
    expect(combinations.length).toBe(36 * 7 * 7 * 5)
    for (const facts of combinations) {
      const combination = combinationOf(facts)
      expect(seen(saveStatus(facts)), JSON.stringify(combination)).toEqual(expected(combination))
    }
  })

  test('names a next action wherever something is wrong', () => {
    const wrong = rows.filter(
      ({ status, reason }) =>
        ['unavailable', 'failed', 'outdated'].includes(status) ||
        ['deleted', 'lockedOut', 'notTakenOver'].includes(reason),
    )
    expect(wrong.filter(({ actions }) => actions.length === 0)).toEqual([])
  })

  test('counts, names and dates', async () => {
    const facts = async (
      document: keyof typeof documents,
      lock = 'waiting',
      change = 'none',
    ): Promise<SaveFacts> => ({
      document: (await documents[document]!()).actor.getSnapshot(),
      lock: (await locks[lock]!()).actor.getSnapshot(),
      remoteChanges: await newer[change]!(),
      journal: await journals.empty!(),
      unknownFields,
    })
    const reasonOf = async (...which: Parameters<typeof facts>) =>
      saveStatus(await facts(...which)).reason
    const refused: ProblemData = { code: 'access.refused', details: {} }

    expect(await reasonOf('edited')).toEqual({ code: 'dirty', count: 1 })
    expect(await reasonOf('saved')).toEqual({ code: 'saved', at: 1000 })
    const places = [['links', 'a', 'size']]
    expect(await reasonOf('half typed')).toEqual({ code: 'dirty', count: 1 })
    expect(await reasonOf('half typed', 'viewing')).toMatchObject({ count: 1 })
    expect(await reasonOf('edited, half typed')).toEqual({ code: 'dirty', count: 2 })
    expect(await reasonOf('unfinished')).toEqual({ code: 'unfinished', places })
    const told = { ...(await facts('half typed')), journal: await journals.told!() }
    expect(saveStatus(told).reason).toEqual({ code: 'unparsed', places })
    expect(await reasonOf('conflicts')).toEqual({ code: 'conflicted', count: 1 })
    expect(await reasonOf('other language')).toEqual({
      code: 'otherLanguage',
      paths: ['title'],
      locale: 'de',
    })
    expect(await reasonOf('unknown fields')).toEqual({
      code: 'unknownFields',
      fields: ['fresh'],
    })
    expect(await reasonOf('edited', 'viewing')).toEqual({
      code: 'lockedOutUnsaved',
      name: 'Ann',
      count: 1,
    })
    expect(await reasonOf('untouched', 'not taken over')).toMatchObject({
      code: 'notTakenOver',
      name: 'Ann',
      problem: refused,
    })
    const unsaved = { code: 'newerUnsaved', name: 'Ann', count: 1 }
    expect(await reasonOf('edited', 'waiting', 'newer')).toEqual(unsaved)
    expect(await reasonOf('refused', 'viewing', 'newer')).toEqual(unsaved)
    expect(saveStatus(await facts('refused', 'waiting', 'newer')).besides).toEqual({
      code: 'newer',
      name: 'Ann',
      count: 0,
    })
  })
})

/** The rules in another order, or with one of them changed. */
const { notOpen, deletedElsewhere, failedAndOutdated, outdated, lockedByOther } = precedence
const { saving, failed, unsaved, readOnly, saved: isSaved } = precedence
const silent =
  (rule: Rule): Rule =>
  (facts) => {
    const found = rule(facts)
    return found && { ...found, actions: [] }
  }
const opening = [notOpen, deletedElsewhere]
const ending = [unsaved, readOnly, isSaved]

const mistakes: Record<string, readonly Rule[]> = {
  'a lock hides that the document was deleted': [
    notOpen,
    lockedByOther,
    ...[deletedElsewhere, failedAndOutdated, outdated, saving, failed, ...ending],
  ],
  'a newer version hides why a save failed': [
    ...[...opening, outdated, failedAndOutdated, lockedByOther, saving, failed, ...ending],
  ],
  'a failure hides the newer version': [
    ...[...opening, failed, failedAndOutdated, outdated, lockedByOther, saving, ...ending],
  ],
  'a lock hides the newer version': [
    ...[...opening, lockedByOther, failedAndOutdated, outdated, saving, failed, ...ending],
  ],
  'what is being saved hides whose lock it is': [
    ...[...opening, failedAndOutdated, outdated, saving, lockedByOther, failed, ...ending],
  ],
  'a failure hides whose lock it is': [
    ...[...opening, failedAndOutdated, outdated, failed, lockedByOther, saving, ...ending],
  ],
  'what is saving counts as unsaved': [
    ...[...opening, failedAndOutdated, outdated, lockedByOther, unsaved, saving, failed],
    ...[readOnly, isSaved],
  ],
  'what failed counts as unsaved': [
    ...[...opening, failedAndOutdated, outdated, lockedByOther, saving, unsaved, failed],
    ...[readOnly, isSaved],
  ],
  'who may not edit is told it is saved': [
    ...[...opening, failedAndOutdated, outdated, lockedByOther, saving, failed, unsaved],
    ...[isSaved, readOnly],
  ],
  'a failure offers nothing': Object.values({ ...precedence, failed: silent(failed) }),
  'someone else’s lock offers nothing': Object.values({
    ...precedence,
    lockedByOther: silent(lockedByOther),
  }),
  ...Object.fromEntries(
    Object.entries(precedence).map(([name, rule]) => [
      `nothing is said of ${name}`,
      Object.values(precedence).filter((other) => other !== rule),
    ]),
  ),
}

describe('the table sees it when', () => {
  test.each(Object.entries(mistakes))('%s', (_mistake, rules) => {
    expect(wrongIn(rules)).toBeDefined()
  })

  test('and finds nothing wrong where there is no mistake', () => {
    expect(wrongIn(Object.values(precedence))).toBeUndefined()
  })
})
