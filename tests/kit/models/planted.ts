import type { AnyStateMachine } from 'xstate'
import { StateMachine } from 'xstate'

/** As much of a chart as the faults have to do with. */
export interface Chart {
  on?: Record<string, unknown>
  after?: Record<string, unknown>
  entry?: unknown
  invoke?: Record<string, unknown>
  states?: Record<string, Chart>
  [key: string]: unknown
}

/** The same machine with a fault in its chart. */
export function planted(machine: AnyStateMachine, spoil: (chart: Chart) => void): AnyStateMachine {
  // A copy of a config is one; XState's type of it allows for too much to be changed by hand.
  const chart = copied(machine.config) as unknown as Chart
  spoil(chart)
  return new StateMachine(chart as unknown as AnyStateMachine['config'], machine.implementations)
}

/** The state of a chart at a path, such as `open.sending`. */
export const at = (chart: Chart, path: string): Chart =>
  path.split('.').reduce((state, key) => state.states![key]!, chart)

/** Puts a copy beside a state that looks like it to whoever only sees places, with a fault in it. */
export function double(chart: Chart, path: string, name: string, spoil: (copy: Chart) => void) {
  const copy = copied(at(chart, path))
  spoil(copy)
  const parent = path.split('.').slice(0, -1).join('.')
  const { states } = parent === '' ? chart : at(chart, parent)
  states![name] = copy
}

function copied<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copied) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, copied(part)]),
  ) as Value
}
