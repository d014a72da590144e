import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { partName } from './names.ts'
import { statesOf } from './states.ts'
import type { WrittenState, WrittenTransition, WrittenWork } from './written.ts'
import { listOf, stateAt, transitionsIn } from './written.ts'

/** Where a chart holds the candidates for one event of one state. */
export interface Slot {
  state: AnyStateNode
  /** As in the ids of arrows: `user.save`, `save done`, `after motion`. */
  event: string
  candidates: readonly WrittenTransition[]
  /** The candidates that a copy of the chart holds here. */
  read(root: WrittenState): WrittenTransition[]
  /** Writes other candidates; none: the event is not listened to. */
  write(root: WrittenState, candidates: readonly WrittenTransition[]): void
}

/** Every place of a chart that holds transitions. */
export const slotsOf = (machine: AnyStateMachine): Slot[] =>
  statesOf(machine).flatMap((state) => slotsIn(state, machine.config as WrittenState))

function slotsIn(state: AnyStateNode, chart: WrittenState): Slot[] {
  const written = stateAt(chart, state.path)
  return [
    ...Object.keys(written.on ?? {}).map((event) => slotAt(state, event, chart, on, event)),
    ...Object.keys(written.after ?? {}).map((delay) =>
      slotAt(state, `after ${delay}`, chart, after, delay),
    ),
    slotAt(state, 'at once', chart, itself, 'always'),
    slotAt(state, 'all done', chart, itself, 'onDone'),
    ...listOf<WrittenWork>(written.invoke).flatMap(({ src }, index) => [
      slotAt(state, `${partName(src)} done`, chart, workAt(index), 'onDone'),
      slotAt(state, `${partName(src)} failed`, chart, workAt(index), 'onError'),
    ]),
  ].filter(({ candidates }) => candidates.length > 0)
}

/** The part of a state that holds candidates by name. */
type Part = (state: WrittenState) => object

const on: Part = (state) => state.on!
const after: Part = (state) => state.after!
const itself: Part = (state) => state
const workAt =
  (index: number): Part =>
  ({ invoke }) =>
    Array.isArray(invoke) ? invoke[index] : (invoke as object)

function slotAt(
  state: AnyStateNode,
  event: string,
  chart: WrittenState,
  part: Part,
  key: string,
): Slot {
  const holderIn = (root: WrittenState) =>
    part(stateAt(root, state.path)) as Record<string, unknown>
  const read = (root: WrittenState) => transitionsIn(holderIn(root)[key])
  return {
    state,
    event,
    candidates: read(chart),
    read,
    write(root, candidates) {
      const holder = holderIn(root)
      if (candidates.length === 0) delete holder[key]
      else holder[key] = candidates
    },
  }
}
