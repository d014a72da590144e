/** What a chart, or its plan, can be told. */
export type LintRule =
  | 'name'
  | 'event'
  | 'guard.unnamed'
  | 'guard.constant'
  | 'action.unnamed'
  | 'work.unnamed'
  | 'work.unheard'
  | 'delay.unnamed'
  | 'candidate.hidden'
  | 'transition.dead'
  | 'state.unreachable'
  | 'state.unvisited'
  | 'reason.needless'

/** Something that is wrong with a chart. */
export interface Complaint {
  rule: LintRule
  /** A state, by path, with the event where there is one: `saving|save done`. */
  where: string
  /** What is wrong and what to do, in a sentence. */
  says: string
}
