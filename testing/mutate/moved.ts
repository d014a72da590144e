import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate'
import { pathOf, statesOf } from '../chart/states.ts'
import type { Moment } from '../explore/moment.ts'

/** Takes a moment of a machine over to another that has at least the same states. */
export function moverTo(machine: AnyStateMachine): (moment: Moment) => Moment {
  const states = new Map(statesOf(machine).map((state) => [pathOf(state), state]))
  const counterpart = (state: AnyStateNode) => states.get(pathOf(state))!
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
