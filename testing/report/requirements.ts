import type { Chart } from '../chart/chart.ts'
import { pathOf } from '../chart/states.ts'
import { isRecord } from '../objects.ts'

/** A requirement that a chart names with `meta: { requirement: 'DOC-1' }`, and where it does. */
export interface Requirement {
  id: string
  where: string
  /** The id of the arrow; null: it is a state's. */
  arrow: string | null
}

/** The requirements of a chart by id; a state or an arrow may name several in a list. */
export function requirementsOf({ states, arrows }: Chart): Requirement[] {
  const ofStates = states.flatMap((state) =>
    idsIn(state.meta).map((id) => ({ id, where: pathOf(state), arrow: null })),
  )
  const ofArrows = arrows.flatMap((arrow) =>
    idsIn(arrow.definition.meta).map((id) => ({ id, where: arrow.id, arrow: arrow.id })),
  )
  return [...ofStates, ...ofArrows].sort((one, other) =>
    one.id.localeCompare(other.id, 'en', { numeric: true }),
  )
}

const idsIn = (meta: unknown): string[] =>
  isRecord(meta) && 'requirement' in meta ? [meta.requirement].flat().map(String) : []
