import type { SnapshotFrom } from 'xstate'
import type { DocumentData, LoadedDocument } from '#contracts/documents'
import type { ProblemCode, ProblemData } from '#problems'
import { Problem } from '#problems'
import type { Plan } from '#testing'
import { countChanges } from './changes.ts'
import { laws } from './document.laws.ts'
import { documentMachine } from './document.machine.ts'
import type { DocumentContext, SavedDocument } from './document.types.ts'
import { equal } from './values.ts'

const post = { kind: 'collection', slug: 'posts', locale: null } as const
const links = [{ id: 'a', label: 'A' }]
const stored = {
  title: 'Hello',
  links,
  _status: 'draft',
  updatedAt: '2026-11-22T10:00:00.000Z',
}

const later = '2026-11-22T11:00:00.000Z'

const opened = (permissions: Partial<LoadedDocument['permissions']> = {}): LoadedDocument => ({
  data: stored,
  permissions: { update: true, delete: true, publish: true, ...permissions },
})

const saved = (values: DocumentData): SavedDocument => ({
  id: 1,
  data: { ...stored, ...values },
  savedAt: 1000,
})

const stale = (values: DocumentData) =>
  new Problem('document.stale', { current: { ...stored, ...values } })

export const plan: Plan<typeof documentMachine> = {
  machine: documentMachine,
  laws,
  inputs: {
    'a post': { ref: { ...post, id: 1 }, hasDrafts: true, autosaveMs: 2000, whole: {} },
    'a new post': { ref: { ...post, id: null }, hasDrafts: true, autosaveMs: null, whole: {} },
  },
  events: {
    'user.edit': {
      'row removed': { change: 'removeRow', path: 'links', index: 1 },
      'row added': { change: 'insertRow', path: 'links', index: 1, row: { id: 'b', label: 'B' } },
      'first value': { change: 'default', path: 'title', value: 'Typed' },
      'done again': { change: 'step', values: { ...stored, title: 'Typed' } },
      'typed back': { path: 'title', value: 'Hello' },
      typed: { path: 'title', value: 'Typed' },
      'row moved': { change: 'moveRow', path: 'links', from: 0, to: 1 },
      'half typed': { change: 'unparsed', path: 'sizes', text: '12e' },
      'half typed no longer': { change: 'parsed', path: 'sizes' },
      filled: { change: 'fill', values: { ...stored, title: 'Typed' } },
    },
    'user.save': {
      draft: { intent: 'draft' },
      publish: { intent: 'publish' },
      unpublish: { intent: 'unpublish' },
    },
    'server.renewed': { '': { data: { ...stored, title: 'Typed' }, isPublic: true } },
    'user.choose': {
      mine: { place: ['title'], side: 'mine' },
      theirs: { place: ['title'], side: 'theirs' },
    },
    'user.takeIn': {
      'the title is theirs': { data: { ...stored, title: 'Taken in' }, isPublic: false },
      'the sizes are theirs': { data: { ...stored, sizes: [1] }, isPublic: false },
      'the slug is theirs': { data: { ...stored, slug: 'taken in' }, isPublic: false },
    },
    'journal.restored': {
      'the title': { values: { ...stored, title: 'Typed' }, unparsed: [], keptAt: 1000 },
      'the sizes, half typed': {
        values: stored,
        unparsed: [{ place: ['sizes'], text: '12e' }],
        keptAt: 1000,
      },
    },
    'server.back': {
      'as it was': { data: { ...stored, _status: 'published' }, isPublic: true },
      'changed meanwhile': { data: { ...stored, slug: 'theirs' }, isPublic: true },
    },
  },
  outcomes: {
    load: {
      done: {
        'may all': opened(),
        'may not publish': opened({ publish: false }),
        'may read': opened({ update: false, delete: false, publish: false }),
      },
      failed: {
        'no server': new Problem('server.unreachable'),
        'session ended': new Problem('session.ended'),
      },
    },
    save: {
      done: {
        stored: saved({ title: 'Typed', _status: 'published' }),
        'stored without the title': {
          id: 1,
          data: { links, _status: 'draft', updatedAt: stored.updatedAt },
          savedAt: 1000,
        },
        'stored with the earlier title': saved({ updatedAt: later }),
        'the answer before again': saved({}),
      },
      failed: {
        'session ended': new Problem('session.ended'),
        'stale elsewhere': stale({ slug: 'theirs' }),
        'written before': stale({ title: 'Typed' }),
        locked: new Problem('document.locked'),
        refused: new Problem('access.refused'),
        'no server': new Problem('server.unreachable'),
        contested: stale({ title: 'Theirs' }),
        gone: new Problem('document.notFound'),
        invalid: new Problem('document.invalid', {
          fields: [{ path: 'title', message: 'Too short.' }],
        }),
      },
    },
  },
  stories: [
    [
      ...['a post', 'load done (may all)', 'user.edit (first value)', 'user.save (draft)'],
      ...['user.edit (half typed)', 'user.save (publish)', 'save done (stored)'],
    ],
    [
      ...['a post', 'load done (may all)', 'user.edit (half typed)', 'server.gone'],
      ...['user.edit (first value)', 'user.edit (half typed no longer)', 'user.recreate'],
    ],
    [
      ...['a post', 'load done (may all)', 'user.edit (first value)', 'server.gone'],
      'server.back (as it was)',
    ],
    [
      ...['a post', 'load done (may all)', 'user.save (publish)', 'user.edit (first value)'],
      'save failed (contested)',
    ],
    [
      ...['a post', 'load done (may all)', 'user.edit (first value)', 'user.save (draft)'],
      ...['save failed (locked)', 'server.unlocked', 'user.takeIn (the slug is theirs)'],
    ],
    [
      ...['a post', 'load done (may all)', 'user.edit (first value)', 'server.locked'],
      'server.unlocked',
    ],
    [
      ...['a post', 'load done (may all)', 'user.save (publish)', 'save failed (stale elsewhere)'],
      ...['user.edit (first value)', 'user.edit (typed back)'],
    ],
    [
      ...['a post', 'load done (may all)', 'user.edit (row added)', 'user.save (draft)'],
      ...['user.edit (row removed)', 'save failed (stale elsewhere)', 'user.save (publish)'],
      'save failed (contested)',
    ],
    [
      ...['a post', 'load done (may all)', 'user.save (publish)', 'user.edit (half typed)'],
      ...['save done (the answer before again)', 'user.save (publish)', 'user.edit (done again)'],
      ...['user.edit (half typed no longer)', 'user.edit (typed back)'],
    ],
    ...[
      [
        ...['user.save (draft)', 'user.edit (typed back)', 'save failed (written before)'],
        ...['user.edit (first value)', 'user.save (draft)', 'save done (the answer before again)'],
        ...['user.edit (typed back)', 'save done (stored without the title)'],
      ],
      [
        ...['user.save (draft)', 'user.edit (typed back)', 'save failed (written before)'],
        ...['user.edit (first value)', 'save done (stored without the title)'],
      ],
      [
        ...['user.save (draft)', 'save failed (stale elsewhere)', 'user.save (publish)'],
        'save failed (written before)',
      ],
    ].map((way) => ['a post', 'load done (may all)', 'user.edit (first value)', ...way]),
    [
      ...['a post', 'load done (may all)', 'user.save (publish)', 'save failed (stale elsewhere)'],
      ...['user.edit (first value)', '2 s pass', 'user.edit (typed back)'],
      'save failed (written before)',
    ],
    ...[
      ['user.leave'],
      ['2 s pass'],
      ['user.save (draft)', 'save failed (session ended)', 'session.renewed'],
      ['user.save (draft)', 'save failed (no server)', 'browser.online'],
      ['user.save (draft)', 'save failed (no server)', '2 s pass'],
    ].map((way) => [
      ...['a post', 'load done (may all)', 'user.edit (first value)', ...way],
      ...['user.edit (typed back)', 'save done (stored without the title)'],
    ]),
    ...['session ended', 'locked', 'invalid'].map((failure) => [
      ...['a post', 'load done (may all)', 'user.edit (first value)', 'user.save (draft)'],
      ...['save failed (stale elsewhere)', `save failed (${failure})`],
    ]),
  ],
  tellApart: (snapshot) => {
    if (snapshot.status === 'done') return []
    const { ref, autosaveMs, permissions, base, values, sent, problem, attempts, ...rest } =
      snapshot.context
    const isSaving = snapshot.matches({ open: 'saving' })
    const isRefused = problem !== null && !isSaving
    return [
      [ref, autosaveMs, permissions, rest.isPublic, base, values, attempts, rest.conflicts],
      rest.unanswered,
      rest.unparsed.length,
      isRefused && problem.code,
      isSaving && isOverConflict(problem),
      (isSaving || isRefused) && [sent, rest.intent, rest.next],
    ]
  },
  within: (snapshot) =>
    isSmall(snapshot.context) &&
    isOrdinary(snapshot) &&
    isSure(snapshot.context) &&
    isHalfTypedFirst(snapshot) &&
    !isTakenFurther(snapshot) &&
    (!isCurtailed(snapshot.context.base) ||
      snapshot.matches({ open: { unsaved: { refused: 'failed' } } }) ||
      isLeftWithMore(snapshot)),
}

/** Another conflict waits. */
const isOverConflict = (problem: ProblemData | null): boolean =>
  problem?.code === 'document.stale' || problem?.code === 'document.contended'

/** A field has left the schema, and what was typed beside it since is about to save itself. */
const isLeftWithMore = (snapshot: SnapshotFrom<typeof documentMachine>): boolean =>
  snapshot.matches({ open: { unsaved: 'dirty' } }) &&
  snapshot.context.problem?.code === 'document.untaken'

/** One change at a time: more of them make more moments, and no others. */
function isSmall({ ref, base, values, sent, attempts, intent, next }: DocumentContext): boolean {
  if (isRecreated(base)) {
    return attempts === 0 && next === null && equal(values, { title: 'Typed', links })
  }
  return (
    countChanges(base, values) <= 1 &&
    values._status === base._status &&
    isNear(sent, values) &&
    attempts <= 1 &&
    (next === null || intent === 'draft') &&
    (isFirst(base) || ('id' in ref && ref.id !== null)) &&
    (isFirst(base) || countChanges({ links }, { links: values.links ?? [] }) === 0)
  )
}

/** Whoever may not publish, and unpublishing: what is sent is looked at, and no further. */
const isOrdinary = (snapshot: SnapshotFrom<typeof documentMachine>): boolean => {
  const { intent, next, permissions } = snapshot.context
  const mayPublish = permissions.publish || !permissions.update
  return (
    intent !== 'unpublish' &&
    next !== 'unpublish' &&
    (mayPublish || snapshot.matches({ open: 'settled' }))
  )
}

/** A save without an answer is tried with a document that nobody has saved, and its title. */
const isSure = ({ ref, base, values, intent, next, unanswered }: DocumentContext): boolean =>
  unanswered.length === 0 ||
  (unanswered.length === 1 &&
    'id' in ref &&
    ref.id !== null &&
    isFirst(base) &&
    intent !== 'autosave' &&
    next === null &&
    countChanges({ links }, { links: values.links ?? [] }) === 0)

/** Something is half typed beside the first edits of a title; what comes of it later is looked at. */
function isHalfTypedFirst(snapshot: SnapshotFrom<typeof documentMachine>): boolean {
  const { base, values, unparsed, unanswered, attempts } = snapshot.context
  if (unparsed.length === 0) return true
  if (unanswered.length > 0 || attempts > 0) return false
  const isOnlyTitle = countChanges({ links }, { links: values.links ?? [] }) === 0
  if (snapshot.matches({ open: { unsaved: 'conflicted' } }) && 'sizes' in base) return isOnlyTitle
  const isRefused = snapshot.matches({ open: { unsaved: { refused: 'unparsed' } } })
  const isTakenIn = base.slug === 'taken in' && snapshot.matches({ open: { unsaved: 'unparsed' } })
  return (
    isOnlyTitle && (isFirst(base) || ((isRefused || isTakenIn) && countChanges(base, values) === 0))
  )
}

/** The title has left the schema: what comes of that is looked at, and no further. */
const isCurtailed = (base: DocumentData): boolean => 'links' in base && !('title' in base)

/** Nothing was saved yet, by nobody: rows are moved here alone, lest there be too many moments. */
const isFirst = (base: DocumentData): boolean => !base.links || countChanges(base, stored) === 0

/** Somebody else deleted it, and it was sent as a new one. */
const isRecreated = (base: DocumentData): boolean => 'links' in base && !('_status' in base)

/** What a person takes in, or somebody brings back, is looked at; all that can come of it is tried where a save told of the same. */
function isTakenFurther(snapshot: SnapshotFrom<typeof documentMachine>): boolean {
  const { base, problem } = snapshot.context
  if (problem?.code === 'document.untaken' && 'title' in base) return true
  if (problem && lookedAtOnce.includes(problem.code)) return true
  if (problem?.code === 'server.earlierAnswer') {
    return (
      !snapshot.matches({ open: { unsaved: 'offline' } }) || snapshot.context.intent !== 'draft'
    )
  }
  if (base.updatedAt === later || isAnsweredBefore(snapshot.context)) return true
  if (isTypedNoLonger(snapshot.context) && !snapshot.matches({ open: { unsaved: 'gone' } }))
    return true
  if (isBroughtBack(base)) return snapshot.matches({ open: 'saving' })
  if ('sizes' in base) return !snapshot.matches({ open: { unsaved: 'conflicted' } })
  if (base.title === 'Taken in') return !snapshot.matches({ open: { unsaved: 'conflicted' } })
  return base.slug === 'taken in' && snapshot.matches({ open: 'saving' })
}

/** It was created or published, and the answer says what was there before. */
const isAnsweredBefore = ({ ref, base, isPublic, autosaveMs }: DocumentContext): boolean =>
  equal(base, stored) && (isPublic || (autosaveMs === null && 'id' in ref && ref.id !== null))

/** Nothing is left of what was half typed but an empty place. */
const isTypedNoLonger = ({ base, values, unparsed }: DocumentContext): boolean =>
  'sizes' in values && !('sizes' in base) && unparsed.length === 0

/** The same as a field that is gone. */
const lookedAtOnce: readonly ProblemCode[] = ['document.keptEarlier', 'document.partlySaved']

/** Somebody brought it back as it was, but for its status. */
const isBroughtBack = (base: DocumentData): boolean =>
  base._status === 'published' && base.title === 'Hello' && !('slug' in base)

/** At most one change since it was sent, when anything was. */
const isNear = (sent: DocumentData, values: DocumentData): boolean =>
  Object.keys(sent).length === 0 || countChanges(sent, values) <= 1
