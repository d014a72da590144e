import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { partName } from './names.ts'
import { pathOf, statesOf } from './states.ts'

/** One transition as it is written in a chart. */
export interface Arrow {
  /** The same for every copy of the chart: `open.content.clean|user.save|0`. */
  id: string
  from: AnyStateNode
  /** What sets it off, in words: `user.save`, `save done`, `save failed`, `after motion`, `at once`. */
  event: string
  guard: string
  /** Empty: it stays where it is. */
  to: readonly AnyStateNode[]
  actions: readonly string[]
  definition: AnyTransitionDefinition
}

/** Every arrow of a chart, in the order in which it is written. */
export const arrowsOf = (machine: AnyStateMachine): Arrow[] => statesOf(machine).flatMap(arrowsFrom)

function arrowsFrom(from: AnyStateNode): Arrow[] {
  const candidates = new Map<string, number>()
  return [...(from.always ?? []), ...[...from.transitions.values()].flat()].map((definition) => {
    const event = eventName(from, definition.eventType)
    const index = candidates.get(event) ?? 0
    candidates.set(event, index + 1)
    return {
      id: `${pathOf(from)}|${event}|${index}`,
      from,
      event,
      guard: definition.guard === undefined ? '' : partName(definition.guard),
      to: definition.target ?? [],
      actions: definition.actions.flatMap(actionName),
      definition,
    }
  })
}

/** The names of actions that a person wrote; timers that XState adds are not among them. */
export function actionName(action: unknown): string[] {
  const name = partName(action)
  return name === 'xstate.raise' || name === 'xstate.cancel' ? [] : [name.replace(/^xstate\./, '')]
}

/** XState's own events, told by what they mean: the ids in them are nobody's business. */
function eventName(from: AnyStateNode, event: string): string {
  const [, kind, id] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(event) ?? []
  const work = partName(from.invoke.find((invoked) => invoked.id === id)?.src ?? id ?? '')
  switch (kind) {
    case 'done.actor':
      return `${work} done`
    case 'error.actor':
      return `${work} failed`
    case 'done.state':
      return 'all done'
    case 'after':
      return `after ${from.after.find(({ eventType }) => eventType === event)?.delay ?? ''}`
    default:
      return event === '' ? 'at once' : event
  }
}
