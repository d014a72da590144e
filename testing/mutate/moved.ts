import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { statesOf } from '../chart/states.ts'
import type { Moment } from '../explore/moment.ts'

/** Takes a moment of a machine over to another that has at least the same states. */
export function moverTo(machine: AnyStateMachine): (moment: Moment) => Moment {
  const states = new Map(statesOf(machine).map((state) => [state.path.join('.'), state]))
  const counterpart = ({ path }: AnyStateNode) => states.get(path.join('.'))!
  return ({ snapshot, ...rest }) => ({ ...rest, snapshot: moved(snapshot, machine, counterpart) })
}

function moved(
  { value, context, status, output, error, historyValue, children }: AnyMachineSnapshot,
  machine: AnyStateMachine,
  counterpart: (state: AnyStateNode) => AnyStateNode,
): AnyMachineSnapshot {
  const history = Object.entries(historyValue).map(([id, states]) => [id, states.map(counterpart)])
  const resolved = machine.resolveState({
    value,
    context,
    status,
    output,
    error,
    historyValue: Object.fromEntries(history),
  })
  return Object.assign(resolved, { children })
}
