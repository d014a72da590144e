import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { documentMachine } from './document.machine.ts'

export { retryDelay } from '../kit/retry-delay.ts'
export { isNothing } from './alike.ts'
export { arrived, doubted } from './arrived.ts'
export { changesOf, countChanges, countUnsaved } from './changes.ts'
export type { Conflict, Side } from './conflicts.ts'
export { mineAt, withTheirs } from './conflicts.ts'
export { differencesOf } from './differences.ts'
export { documentMachine } from './document.machine.ts'
export type {
  DocumentContext,
  DocumentEmitted,
  DocumentEvent,
  DocumentInput,
  Edit,
  Edited,
  SavedDocument,
  SaveRequest,
} from './document.types.ts'
export { guardsLeaving } from './guards-leaving.ts'
export type { Merge } from './merge.ts'
export { merge } from './merge.ts'
export { mergedNodes } from './merge-nodes.ts'
export type { Place } from './places.ts'
export { inOrder, isSamePlace, isWithin, pathAt, placeAt } from './places.ts'
export { rebased } from './rebase.ts'
export type { Objection } from './saving.ts'
export { hasUnsaved, isNew, objections, rightTo } from './saving.ts'
export { isUnkept, unkeptIn } from './unkept.ts'
export { asTyped, asValues, steppedUnparsed, unparsedAt, unparsedIn } from './unparsed.ts'
export type { Unparsed } from './unparsed.types.ts'
export type { HookedValues, WholeValues } from './values.ts'
export { at, equal, isReference, isRows, put, rowsAt, wholeValuesIn, withoutAt } from './values.ts'

export type DocumentActor = ActorRefFrom<typeof documentMachine>
export type DocumentSnapshot = SnapshotFrom<typeof documentMachine>
