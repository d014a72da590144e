import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { nameOf } from './names.ts'
import { statesOf } from './states.ts'
import type { WrittenState, WrittenTransition, WrittenWork } from './written.ts'
import { listOf, stateAt, transitionsIn } from './written.ts'

/** Where a chart holds the candidates for one event of one state. */
export interface Slot {
  state: AnyStateNode
  /** As in the ids of arrows: `user.save`, `save done`, `after motion`. */
  event: string
  candidates: readonly WrittenTransition[]
  /** Writes other candidates; none: the event is not listened to. */
  write(root: WrittenState, candidates: readonly WrittenTransition[]): void
}

/** Every place of a chart that holds transitions. */
export const slotsOf = (machine: AnyStateMachine): Slot[] =>
  statesOf(machine).flatMap((state) => slotsIn(state, machine.config as WrittenState))

function slotsIn(state: AnyStateNode, root: WrittenState): Slot[] {
  const written = stateAt(root, state.path)
  const slot = (
    event: string,
    value: unknown,
    holderIn: (state: WrittenState) => object,
    key: string,
  ): Slot => ({
    state,
    event,
    candidates: transitionsIn(value),
    write(target, candidates) {
      const holder = holderIn(stateAt(target, state.path)) as Record<string, unknown>
      if (candidates.length === 0) delete holder[key]
      else holder[key] = candidates
    },
  })
  return [
    ...Object.entries(written.on ?? {}).map(([event, value]) =>
      slot(event, value, ({ on }) => on!, event),
    ),
    ...Object.entries(written.after ?? {}).map(([delay, value]) =>
      slot(`after ${delay}`, value, ({ after }) => after!, delay),
    ),
    slot('at once', written.always, (itself) => itself, 'always'),
    slot('all done', written.onDone, (itself) => itself, 'onDone'),
    ...listOf<WrittenWork>(written.invoke).flatMap(({ src, onDone, onError }, index) => {
      const work = ({ invoke }: WrittenState) => (Array.isArray(invoke) ? invoke[index] : invoke)
      return [
        slot(`${nameOf(src)} done`, onDone, work, 'onDone'),
        slot(`${nameOf(src)} failed`, onError, work, 'onError'),
      ]
    }),
  ].filter(({ candidates }) => candidates.length > 0)
}
