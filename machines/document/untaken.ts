import type { DocumentData } from '#contracts/documents'
import type { ProblemCode, ProblemData } from '#problems'
import { isNothing } from './alike.ts'
import type { Found } from './compared-answer.ts'
import { comparedAnswer } from './compared-answer.ts'
import type { Conflict } from './conflicts.ts'
import { mineAt, withTheirs } from './conflicts.ts'
import type { DocumentContext } from './document.types.ts'
import type { Place } from './places.ts'
import { pathAt } from './places.ts'
import { rowNames, withNames } from './row-names.ts'
import { equal } from './values.ts'

type Draft = DocumentContext

/** A password, the file that is chosen for an upload, and the crop of one. */
export const writeOnly: ReadonlySet<string> = new Set([
  'password',
  'confirm-password',
  'current-password',
  'file',
  'uploadEdits',
])

/** What was sent and came back as something else, wherever it lies. */
function differencesIn(draft: Draft, saved: DocumentData): readonly Found[] {
  const { base, intent, whole, hooked } = draft
  // That is given up, because the person has asked for it.
  if (intent === 'revert') return []
  const sent = withNames(draft.sent, rowNames(base, draft.sent, saved))
  return comparedAnswer({ base, sent, saved }, { whole, hooked }).filter(
    ({ place: [name] }) => !writeOnly.has(name!),
  )
}

/** What was changed, and what the answer does not have: it stays an edit. */
export const untakenIn = (draft: Draft, saved: DocumentData): readonly Found[] =>
  differencesIn(draft, saved).filter(({ why }) => why !== 'rewritten')

/** What the server made something else of that no hook declares, and nobody has typed on since. */
export function rewrittenIn(draft: Draft, saved: DocumentData): readonly Place[] {
  const { sent, values } = draft
  return differencesIn(draft, saved)
    .filter(({ why }) => why === 'rewritten')
    .filter((found) => equal(mineAt(values, asConflict(found)), mineAt(sent, asConflict(found))))
    .map(({ place }) => place)
}

const asConflict = ({ kind, place }: Found): Conflict => ({ kind, place, base: null, theirs: null })

/** What was not taken stays as it was typed. */
export const withUntaken = (
  values: DocumentData,
  typed: DocumentData,
  untaken: readonly Found[],
): DocumentData =>
  untaken.reduce((kept, found) => {
    const theirs = mineAt(typed, asConflict(found))
    // A value whose row was removed since is gone with it; what was removed by itself stays so.
    const isRowGone = pathAt(typed, found.place) === null
    if (isRowGone && !(found.kind === 'row' && found.why === 'keptEarlier')) return kept
    return withTheirs(kept, { ...asConflict(found), theirs: theirs ?? null }, typed)
  }, values)

export function untakenProblem(draft: Draft, saved: DocumentData): ProblemData {
  const untaken = untakenIn(draft, saved)
  const [first, ...others] = new Set(untaken.map(({ why }) => why))
  const isOne = first !== undefined && first !== 'rewritten' && others.length === 0
  return {
    code: isOne ? codes[first] : 'document.partlySaved',
    details: {
      fields: untaken.map(({ place }) => pathAt(draft.values, place) ?? place.join('.')).join(', '),
    },
  }
}

const codes = {
  gone: 'document.untaken',
  keptEarlier: 'document.keptEarlier',
  otherKind: 'document.otherKind',
} as const satisfies Record<string, ProblemCode>

/**
 * Whether an answer to a save was not given to this save: it is of another document, of an earlier
 * version, or of the version that the save began with. Something on the way has repeated it.
 */
export function isNoAnswer(
  { ref, base, sent, unanswered }: Draft,
  { id, data }: { id: Draft['base'][string] | null; data: DocumentData },
): boolean {
  const known = ref.kind === 'collection' ? ref.id : null
  if (ref.kind === 'collection' && known === null) return false
  if (known !== null && !isNothing(id) && String(id) !== String(known)) return true
  const [before, after] = [timeOf(base), timeOf(data)]
  const isChange = unanswered.length > 0 || !equal(base, sent)
  return after < before || (after === before && equal(base, data) && isChange)
}

const timeOf = ({ updatedAt }: DocumentData): number =>
  typeof updatedAt === 'string' ? Date.parse(updatedAt) : Number.NaN
