import { countUnsaved, hasUnsaved, isNew, unkeptIn, unparsedIn } from '#machines/document'
import type {
  NextAction,
  Reason,
  SaveFacts,
  SaveStatus,
  Status,
  UnsavedSuffix,
} from './save-status.types.ts'

type Finding = Omit<SaveStatus, 'device' | 'besides'> & Partial<Pick<SaveStatus, 'besides'>>

/** One thing that may be the case; null: it is not. */
export type Rule = (facts: SaveFacts) => Finding | null

/** What is the case with an open document: whatever goes on around it, the first of these that is true. */
export const precedence = {
  notOpen,
  deletedElsewhere,
  failedAndOutdated,
  outdated,
  lockedByOther,
  saving,
  failed,
  unsaved,
  readOnly,
  saved,
} satisfies Record<string, Rule>

export const saveStatus = (facts: SaveFacts): SaveStatus =>
  firstTrue(Object.values(precedence), facts)

export function firstTrue(rules: readonly Rule[], facts: SaveFacts): SaveStatus {
  for (const rule of rules) {
    const found = rule(facts)
    if (found) return { besides: null, ...found, device: deviceOf(facts, found.reason) }
  }
  throw new Error('No status is true.')
}

function notOpen({ document }: SaveFacts): Finding | null {
  if (document.matches('open')) return null
  if (document.matches('deleted')) return as('deleted', { code: 'deletedHere' })
  if (document.matches('loading')) return as('loading', { code: 'loading' })
  const { problem } = document.context
  return as('unavailable', { code: 'unavailable', problem }, 'readAgain')
}

function deletedElsewhere({ document, remoteChanges }: SaveFacts): Finding | null {
  const isSettled = document.matches({ open: { settled: 'gone' } })
  if (!isSettled && !document.matches({ open: { unsaved: 'gone' } })) return null
  const { deletion } = remoteChanges.context
  // What is in the trash is there: a second one would be made beside it.
  const mayRestore = deletion?.inTrash && document.context.permissions.update
  const isLeft = isSettled && deletion?.inTrash && !mayRestore
  const next: NextAction = mayRestore ? 'restore' : 'recreate'
  return as('deleted', deletionOf(deletion, isSettled ? '' : 'Unsaved'), ...(isLeft ? [] : [next]))
}

type Deletion = SaveFacts['remoteChanges']['context']['deletion']

/** Who did it, where that is known. */
function deletionOf(deletion: Deletion, unsaved: UnsavedSuffix): Reason {
  const code = `${deletion?.inTrash ? 'trashed' : 'deleted'}${unsaved}` as const
  if (deletion?.isMine) return { code: `${code}Mine` }
  const name = deletion?.by?.title ?? null
  return name === null ? { code } : { code: `${code}By`, name }
}

/** Why a save failed is not hidden by a newer version, nor the other way round. */
function failedAndOutdated(facts: SaveFacts): Finding | null {
  const failure = isLockedByOther(facts) ? null : failed(facts)
  const newer = newerVersion(facts, 0)
  if (!failure || !newer) return null
  return { ...failure, besides: newer.reason, actions: [...failure.actions, ...newer.actions] }
}

function outdated(facts: SaveFacts): Finding | null {
  return newerVersion(facts, changesOf(facts))
}

function newerVersion({ document, lock, remoteChanges }: SaveFacts, count: number): Finding | null {
  const { saved, problem } = remoteChanges.context
  // While it is being saved or decided about, nothing can be put under it.
  const canTakeIn = document.can({ type: 'user.takeIn', data: {}, isPublic: false })
  if (!remoteChanges.hasTag('newer') || saved === null || !canTakeIn) return null
  const takeOver: readonly NextAction[] = lock.can({ type: 'user.takeOver' }) ? ['takeOver'] : []
  const reason: Reason = problem ? { code: 'newerUnread', problem } : savedBy(saved, count)
  return as('outdated', reason, 'compare', 'takeIn', ...takeOver)
}

type Saved = NonNullable<SaveFacts['remoteChanges']['context']['saved']>

function savedBy({ by, isMine }: Saved, count: number): Reason {
  const code = `newer${unsavedIn(count)}` as const
  return isMine ? { code: `${code}Mine`, count } : { code, name: by?.title ?? null, count }
}

function lockedByOther(facts: SaveFacts): Finding | null {
  if (!isLockedByOther(facts)) return null
  const { lock } = facts
  if (lock.matches({ lockedOut: 'takingOver' })) return as('readOnly', { code: 'takingOver' })
  const { problem } = lock.context
  const name = lock.context.lock?.holder.title ?? null
  const count = changesOf(facts)
  const reason: Reason = problem
    ? { code: 'notTakenOver', name, problem }
    : { code: `lockedOut${unsavedIn(count)}`, name, count }
  const canTakeOver = lock.can({ type: 'user.takeOver' })
  return as('readOnly', reason, canTakeOver ? 'takeOver' : 'viewOrLeave')
}

const isLockedByOther = ({ lock }: SaveFacts): boolean => lock.hasTag('lockedOut')

function saving({ document, upload }: SaveFacts): Finding | null {
  if (!document.matches({ open: 'saving' })) return null
  if (!upload) return as('saving', { code: 'saving' })
  return as(
    'saving',
    upload.isPaused ? { code: 'uploadPaused' } : { code: 'uploading', percent: upload.percent },
  )
}

type Finder = (facts: SaveFacts) => Finding

/** How a save can come to nothing, by the state that it leads to. */
const failures = {
  conflicted: ({ document }) =>
    as(
      'failed',
      { code: 'conflicted', count: document.context.conflicts.length },
      'decideConflicts',
    ),
  offline: ({ document }) => {
    const { problem } = document.context
    const isReached = problem !== null && problem.code !== 'server.unreachable'
    return as('failed', isReached ? { code: 'failed', problem } : { code: 'offline' }, 'retry')
  },
  unauthorised: () => as('failed', { code: 'unauthorised' }, 'signIn'),
  locked: () => as('failed', { code: 'locked' }, 'retry'),
} satisfies Record<string, Finder>

const refusals = {
  stale: () => as('failed', { code: 'stale' }, 'save'),
  unparsed: (facts) =>
    as('failed', { code: 'unfinished', places: halfTypedIn(facts) }, 'showErrors'),
  invalid: (facts) => {
    const { document, unknownFields } = facts
    const isSaved = isOfSavedDraft(facts)
    const unpublished = isSaved ? 'Unpublished' : ''
    const refused = document.context.problem?.fields ?? []
    const paths = refused.map(({ path }) => path)
    const locale = refused[0]?.locale
    // What this page shows is fixed first.
    if (locale !== undefined && refused.every((field) => field.locale !== undefined)) {
      const code = `otherLanguage${unpublished}` as const
      return as('failed', { code, paths, locale }, 'switchLanguage')
    }
    const fields = unknownFields(paths)
    if (fields.length > 0 && fields.length === paths.length) {
      return as('failed', { code: `unknownFields${unpublished}`, fields }, 'reload')
    }
    if (paths.length === 0) return as('failed', { code: `corrected${unpublished}` }, 'save')
    const code = isSaved ? 'notPublishable' : 'invalid'
    return as('failed', { code, count: paths.length }, 'showErrors')
  },
  failed: (facts) => {
    const code = isOfSavedDraft(facts) ? 'notPublished' : 'failed'
    return as('failed', { code, problem: facts.document.context.problem }, 'retry')
  },
} satisfies Record<string, Finder>

const failureNames = Object.keys(failures) as (keyof typeof failures)[]
const refusalNames = Object.keys(refusals) as (keyof typeof refusals)[]

function failed(facts: SaveFacts): Finding | null {
  const { document } = facts
  const failure = failureNames.find((name) => document.matches({ open: { unsaved: name } }))
  if (failure) return failures[failure](facts)
  const refusal = refusalNames.find((name) =>
    document.matches({ open: { unsaved: { refused: name } } }),
  )
  return refusal ? refusals[refusal](facts) : null
}

/** What could not be published is saved as it is on the screen. */
const isOfSavedDraft = ({ document: { context } }: SaveFacts): boolean =>
  context.intent === 'publish' && !isNew(context) && !hasUnsaved(context)

function unsaved(facts: SaveFacts): Finding | null {
  const { document, journal } = facts
  if (!document.hasTag('unsaved')) return null
  const count = changesOf(facts)
  // What was typed back since is not clean until a save was answered.
  if (count === 0) return as('unsaved', { code: 'unanswered' }, 'save')
  const isTold = journal.matches({ kept: 'told' })
  const isKept = isTold && unkeptIn(document.context).length === 0
  const places = halfTypedIn(facts)
  if (document.matches({ open: { unsaved: 'restored' } })) return restored(facts, count)
  // '-' is half of '-5': it is said once nobody types any more.
  if (places.length === 0 || !(isTold || journal.matches('failing'))) {
    return as('unsaved', { code: isKept ? 'journaled' : 'dirty', count }, 'save')
  }
  const unparsed: Reason = { code: 'unparsed', places }
  if (document.matches({ open: { unsaved: 'unparsed' } })) {
    return as('unsaved', unparsed, 'showErrors')
  }
  const changes: Reason = { code: isKept ? 'journaled' : 'dirty', count }
  return { ...as('unsaved', changes, 'save', 'showErrors'), besides: unparsed }
}

function restored(facts: SaveFacts, count: number): Finding {
  const keptAt = facts.document.context.restoredFrom ?? 0
  const places = halfTypedIn(facts)
  const found = as('unsaved', { code: 'restored', count, keptAt }, 'save', 'discardRestored')
  return places.length > 0 ? { ...found, besides: { code: 'unparsed', places } } : found
}

const halfTypedIn = ({ document: { context } }: SaveFacts) =>
  unparsedIn(context).map(({ place }) => place)

function readOnly({ document }: SaveFacts): Finding | null {
  if (document.can({ type: 'user.edit', path: '', value: null })) return null
  return as('readOnly', { code: isNew(document.context) ? 'mayNotCreate' : 'readOnly' })
}

function saved({ document: { context }, pictures }: SaveFacts): Finding {
  if (isNew(context)) return as('unsaved', { code: 'new' }, 'save')
  // The text shows them, and no server has them.
  if (pictures) return as('unsaved', { code: 'pictures', count: pictures.count })
  const { base, hasDrafts, savedAt: at } = context
  if (at === null) return as('saved', { code: 'clean' })
  return hasDrafts && base._status === 'published'
    ? as('saved', { code: 'published', at }, 'viewOnSite')
    : as('saved', { code: 'saved', at })
}

const as = (status: Status, reason: Reason, ...actions: readonly NextAction[]): Finding => ({
  status,
  reason,
  actions,
})

/** How many changes the server does not have. */
function changesOf({ document }: SaveFacts): number {
  return document.hasTag('unsaved') ? countUnsaved(document.context) : 0
}

const unsavedIn = (count: number): UnsavedSuffix => (count > 0 ? 'Unsaved' : '')

/** These sentences say themselves what this device has. */
const saysDevice: readonly Reason['code'][] = [
  'dirty',
  'journaled',
  'unanswered',
  'lockedOut',
  'lockedOutUnsaved',
]

function deviceOf(facts: SaveFacts, { code }: Reason): SaveStatus['device'] {
  const { document, journal, pictures } = facts
  if (code === 'pictures') return pictures?.copy === 'keeping' ? null : (pictures?.copy ?? null)
  if (journal.matches('failing')) return 'notKept'
  if (journal.matches({ kept: 'told' }) && unkeptIn(document.context).length > 0) {
    return 'partlyKept'
  }
  return journal.matches({ kept: 'told' }) && !saysDevice.includes(code) ? 'kept' : null
}
