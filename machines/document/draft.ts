import type {
  DocumentData,
  FieldProblem,
  LoadedDocument,
  ProblemData,
  SaveIntent,
} from '#config-schema'
import { toProblemData } from '#config-schema'
import { changesOf } from './changes.ts'
import type {
  DocumentContext,
  DocumentEvent,
  DocumentInput,
  SavedDocument,
  SaveRequest,
} from './document.types.ts'
import { rebased } from './rebase.ts'
import { equal, put, rowsAt } from './values.ts'

type Draft = DocumentContext

/** Before anything was read. */
export const unread = ({ ref, hasDrafts, whole }: DocumentInput): Draft => ({
  ref,
  hasDrafts,
  whole,
  permissions: { update: false, delete: false, publish: false },
  base: {},
  values: {},
  sent: {},
  intent: 'save',
  savedAt: null,
  attempts: 0,
  problem: null,
  removalProblem: null,
})

export const opened = ({ data, permissions }: LoadedDocument): Partial<Draft> => ({
  base: data,
  values: data,
  permissions,
  problem: null,
})

export const isNew = ({ ref }: Draft): boolean => ref.kind === 'collection' && ref.id === null

export const hasUnsaved = ({ base, values }: Draft): boolean => !equal(base, values)

/**
 * Nothing is left to save. A refused save of an untouched document (a new one, or a publication)
 * is still to be dealt with until something is typed.
 */
export const isBackToBase = (draft: Draft): boolean =>
  !hasUnsaved(draft) && !(draft.problem !== null && equal(draft.sent, draft.values))

/** A document that is as it was read can still be created, or published. */
export const isWorthSaving = (draft: Draft, intent: SaveIntent): boolean =>
  hasUnsaved(draft) || isNew(draft) || (intent === 'publish' && draft.base._status !== 'published')

/** Something a person did to the values. Errors at the place that changed are out of date. */
export function edited(draft: Draft, event: DocumentEvent): Partial<Draft> {
  const values = changed(draft.values, event)
  if (values === draft.values || !('path' in event)) return {}
  return { values, problem: without(draft.problem, event.path) }
}

function changed(values: DocumentData, event: DocumentEvent): DocumentData {
  switch (event.type) {
    case 'user.edit':
      return put(values, event.path, event.value)
    case 'user.insertRow':
      return put(
        values,
        event.path,
        rowsAt(values, event.path).toSpliced(event.index, 0, event.row),
      )
    case 'user.removeRow':
      return put(values, event.path, rowsAt(values, event.path).toSpliced(event.index, 1))
    case 'user.moveRow': {
      const rows = rowsAt(values, event.path)
      const row = rows[event.from]
      if (row === undefined) return values
      return put(values, event.path, rows.toSpliced(event.from, 1).toSpliced(event.to, 0, row))
    }
    default:
      return values
  }
}

function without(problem: ProblemData | null, path: string): ProblemData | null {
  if (!problem?.fields) return problem
  const isAt = (field: FieldProblem) => field.path === path || field.path.startsWith(`${path}.`)
  return { ...problem, fields: problem.fields.filter((field) => !isAt(field)) }
}

export const reverted = ({ base }: Draft): Partial<Draft> => ({
  values: base,
  problem: null,
})

/** What a save takes along; what is typed from now on is newer than its answer. */
export const sent = ({ values }: Draft, intent: SaveIntent): Partial<Draft> => ({
  sent: values,
  intent,
})

export const requestOf = (draft: Draft): SaveRequest => ({
  ref: draft.ref,
  changes: isNew(draft) ? draft.values : changesOf(draft.base, draft.values, draft.whole),
  intent: draft.intent,
})

export const saved = (
  draft: Draft,
  { id, data, savedAt, permissions = draft.permissions }: SavedDocument,
): Partial<Draft> => ({
  permissions,
  ref: draft.ref.kind === 'collection' && id !== null ? { ...draft.ref, id } : draft.ref,
  base: data,
  values: rebased(draft.sent, draft.values, data, draft.whole),
  savedAt,
  attempts: 0,
  problem: null,
})

export const refused = (thrown: unknown): Partial<Draft> => ({
  problem: toProblemData(thrown),
  attempts: 0,
})

export const unreached = (draft: Draft, thrown: unknown): Partial<Draft> => ({
  problem: toProblemData(thrown),
  attempts: draft.attempts + 1,
})
