import { isNewDocument } from '#contracts/document-ref'
import type { DocumentData, DocumentId, DocumentRef, Json, SaveIntent } from '#contracts/documents'
import type { ProblemCode } from '#problems'
import { Problem, toProblem, toProblemData } from '#problems'
import { arrived } from './arrived.ts'
import { changesOf } from './changes.ts'
import type { DocumentContext, SavedDocument, SaveRequest } from './document.types.ts'
import { pathAt } from './places.ts'
import { followed, typedSince } from './reverting.ts'
import type { RowNames } from './row-names.ts'
import { rowNames, withNames } from './row-names.ts'
import { mergeTyped, unparsedIn, withNamesInPlaces } from './unparsed.ts'
import { untakenIn, withUntaken } from './untaken.ts'
import { equal, keysOf } from './values.ts'

type Draft = DocumentContext

/** Why a save of this meaning is refused before it is sent. */
export type Objection = 'notPermitted' | 'conflicts' | 'nothingChanged' | 'notPublic' | 'noDraft'

/** All that stands against a save; nothing: it may go. */
export function objections(draft: Draft, intent: SaveIntent): Objection[] {
  const found: (Objection | false)[] = [
    !draft.permissions[rightTo(intent)] && 'notPermitted',
    draft.conflicts.length > 0 && 'conflicts',
    pointless(draft, intent),
  ]
  return found.filter((objection) => objection !== false)
}

/** What it takes to save with this meaning: to change what visitors see is to publish. */
export const rightTo = (intent: SaveIntent): 'publish' | 'update' =>
  ['publish', 'unpublish', 'revert'].includes(intent) ? 'publish' : 'update'

/** A document that is as it was read can still be created, or published. */
function pointless(draft: Draft, intent: SaveIntent): Objection | false {
  const { _status: status } = draft.base
  switch (intent) {
    case 'unpublish':
      return !draft.isPublic && 'notPublic'
    case 'revert':
      return draft.isPublic ? status !== 'draft' && 'noDraft' : 'notPublic'
    case 'publish':
      return status === 'published' && !hasUnsaved(draft) && 'nothingChanged'
    case 'autosave':
      return !hasChanges(draft) && !isNew(draft) && 'nothingChanged'
    default:
      return !hasUnsaved(draft) && !isNew(draft) && 'nothingChanged'
  }
}

export const isNew = ({ ref }: Draft): boolean => isNewDocument(ref)

/** A document that is named by hand is created when somebody says so: half a name would stay. */
export const savesItself = (draft: Draft): boolean =>
  draft.autosaveMs !== null && !(draft.namedByHand && isNew(draft))

export const isPublished = ({ _status }: DocumentData): boolean => _status === 'published'

/** Until a save is answered nobody knows what the server has, whatever was typed back since. */
export const hasChanges = ({ base, values, unanswered }: Draft): boolean =>
  unanswered.length > 0 || !equal(base, values)

/** Changes, or something half typed, which the server can not have. */
export const hasUnsaved = (draft: Draft): boolean =>
  hasChanges(draft) || unparsedIn(draft).length > 0

/** Only what is half typed stands against a save that somebody asks for. It would be left out. */
export const isUnfinished = (draft: Draft, intent: SaveIntent): boolean =>
  intent !== 'autosave' &&
  !takesNothing(intent) &&
  unparsedIn(draft).length > 0 &&
  objections(draft, intent).length === 0

/** A save that was refused here: which fields are to be finished is said at each of them. */
export const unfinished = (draft: Draft, intent: SaveIntent): Partial<Draft> => ({
  intent,
  next: null,
  problem: {
    code: 'document.unfinished',
    details: {},
    fields: unparsedIn(draft).map(({ place }) => ({
      path: pathAt(draft.values, place) ?? '',
      message: '',
    })),
  },
})

/** These say something about the document, and take no edits along. */
const takesNothing = (intent: SaveIntent) => intent === 'unpublish' || intent === 'revert'

/** What a save takes along; what is typed from now on is newer than its answer. */
export const sent = (
  { base, values, revertedFrom }: Pick<Draft, 'base' | 'values' | 'revertedFrom'>,
  intent: SaveIntent,
): Partial<Draft> => {
  const reverted = intent === 'revert' ? revertedFrom?.values : undefined
  return { sent: intent === 'unpublish' ? base : (reverted ?? values), intent, next: null }
}

export const requestOf = (draft: Draft): SaveRequest => ({
  ref: draft.ref,
  changes: changesToSend(draft),
  intent: draft.intent,
  base: typeof draft.base.updatedAt === 'string' ? draft.base.updatedAt : null,
})

function changesToSend(draft: Draft) {
  if (takesNothing(draft.intent)) return {}
  return isNew(draft) ? draft.values : changesOf(draft.base, draft.values, draft.whole)
}

export function saved(
  draft: Draft,
  { id, data, savedAt, permissions = draft.permissions }: SavedDocument,
): Partial<Draft> {
  const isReverting = draft.intent === 'revert'
  const names = isReverting ? noNames : rowNames(draft.base, draft.sent, data)
  const [sent, values] = [withNames(draft.sent, names), withNames(draft.values, names)]
  const unparsed = withNamesInPlaces(isReverting ? typedSince(draft) : draft.unparsed, names)
  return worthNext({
    ...draft,
    permissions,
    isPublic: isPublished(data) || (draft.intent !== 'unpublish' && draft.isPublic),
    ref: draft.ref.kind === 'collection' && id !== null ? { ...draft.ref, id } : draft.ref,
    base: data,
    values: {
      ...withUntaken(
        mergeTyped(sent, { values, unparsed, whole: draft.whole }, data).values,
        values,
        untakenIn(draft, data),
      ),
      // What was typed there meanwhile came too late.
      ...(draft.namedByHand && data.id !== undefined && { id: data.id }),
    },
    unparsed,
    revertedFrom: draft.next === 'revert' ? followed(draft, draft.sent, data) : null,
    savedAt,
    unanswered: [],
    attempts: 0,
    problem: null,
  })
}

/** What is published was not sent from here. */
const noNames: RowNames = new Map()

/** A save that was asked for meanwhile is forgotten when this one did it all. */
const worthNext = (draft: Draft): Draft => ({
  ...draft,
  next: draft.next !== null && objections(draft, draft.next).length === 0 ? draft.next : null,
})

/** What somebody else made of the document, where that is why a save came to nothing. */
const theirsIn = (thrown: unknown): DocumentData | undefined => toProblem(thrown).current

/** Who is told to be late, and shown what they know, would be told so again and again. */
export function isStale(draft: Draft, thrown: unknown): boolean {
  const theirs = theirsIn(thrown)
  return theirs !== undefined && !equal(theirs, draft.base) && !isAnother(draft, thrown)
}

/** A database may give the number of a document that was deleted to the next one. */
export function isAnother({ base }: Draft, thrown: unknown): boolean {
  const { createdAt } = theirsIn(thrown) ?? {}
  return createdAt !== undefined && base.createdAt !== undefined && createdAt !== base.createdAt
}

/** What a creation has made whose answer was lost: from now on that is changed. */
export function madeBefore(draft: Draft, thrown: unknown): DocumentId | null {
  const id: Json | undefined = isNew(draft) ? theirsIn(thrown)?.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? id : null
}

const madeRef = (draft: Draft, thrown: unknown): DocumentRef => {
  const id = madeBefore(draft, thrown)
  return draft.ref.kind === 'collection' && id !== null ? { ...draft.ref, id } : draft.ref
}

/** Somebody else's version under mine: what only one of us changed is joined. */
export function joined(draft: Draft, thrown: unknown): Partial<Draft> {
  const theirs = theirsIn(thrown) ?? draft.base
  const known = knownOf(draft, theirs)
  const { values, conflicts } = mergeTyped(known, draft, theirs)
  const revertedFrom = followed(draft, known, theirs)
  const isPublic = draft.isPublic || isPublished(theirs)
  const ref = madeRef(draft, thrown)
  const joint = {
    ...{ ref, base: theirs, isPublic, values, conflicts, revertedFrom },
    ...{ unanswered: [], attempts: 0 },
  }
  const problem = { code: 'document.stale' as const, details: {} }
  return { ...joint, ...sent({ ...draft, ...joint }, draft.next ?? draft.intent), problem }
}

/**
 * What both sides know. A creation that found its document there already has written nothing, but for
 * one that came twice on its way, before anybody changed it.
 */
function knownOf(draft: Draft, theirs: DocumentData): DocumentData {
  const isChanged = theirs.updatedAt !== theirs.createdAt
  return arrived(isNew(draft) && isChanged ? { ...draft, sent: draft.base } : draft, theirs)
}

export const isContested = (draft: Draft, thrown: unknown): boolean =>
  isStale(draft, thrown) && joined(draft, thrown).conflicts?.length !== 0

/** The fields that somebody else changed, and that nobody has to decide about. */
export function joinedFields(draft: Draft, thrown: unknown): readonly string[] {
  const { base = {}, conflicts = [] } = joined(draft, thrown)
  const known = knownOf(draft, base)
  const contested = conflicts.map(({ place }) => place[0])
  return keysOf(known, base).filter(
    (key) => !givenByServer.has(key) && !contested.includes(key) && !equal(known[key], base[key]),
  )
}

const givenByServer: ReadonlySet<string> = new Set(['id', 'createdAt', 'updatedAt', '_status'])

export const refused = (draft: Draft, thrown: unknown): Partial<Draft> => ({
  ...pending(draft, thrown),
  attempts: 0,
})

/** What came back was the answer to another request; whether the save was written is not known. */
export const unanswered = (draft: Draft): Partial<Draft> =>
  unreached(draft, new Problem('server.earlierAnswer'))

export const unreached = (draft: Draft, thrown: unknown): Partial<Draft> => ({
  ...pending(draft, thrown),
  attempts: draft.attempts + 1,
})

/** Of two saves that did not come about, the one that was asked for last is tried again. */
function pending({ intent, next, sent, unanswered }: Draft, thrown: unknown): Partial<Draft> {
  const problem = toProblemData(thrown)
  const isKnown = !unclear.includes(problem.code) || unanswered.includes(sent)
  return {
    intent: next ?? intent,
    next: null,
    unanswered: isKnown ? unanswered : [...unanswered, sent],
    problem,
  }
}

/** These do not say whether the save was written. Every other refusal says that it was not. */
const unclear: readonly ProblemCode[] = [
  'server.earlierAnswer',
  'server.intercepted',
  'server.unreachable',
  'unexpected',
]
