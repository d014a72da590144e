import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** One arrow of a machine, in words. */
export interface Arrow {
  from: AnyStateNode
  /** What sets it off: an event, `save done`, `save failed`, `after motion`, `at once`. */
  event: string
  guard: string
  /** Empty: it stays where it is. */
  to: readonly AnyStateNode[]
  actions: readonly string[]
}

/** What a machine consists of, by name. */
export interface Chart {
  states: readonly AnyStateNode[]
  arrows: readonly Arrow[]
  work: readonly string[]
  guards: readonly string[]
  actions: readonly string[]
}

/** Reads a machine; everything comes in the order in which it is written there. */
export function chartOf(machine: AnyStateMachine): Chart {
  const states = [machine.root, ...descendantsOf(machine.root)]
  const arrows = states.flatMap(arrowsFrom)
  const inAndOut = states.flatMap(({ entry, exit }) => [...entry, ...exit]).flatMap(actionName)
  return {
    states,
    arrows,
    work: unique(states.flatMap(({ invoke }) => invoke.map(({ src }) => nameOf(src)))),
    guards: unique(arrows.flatMap(({ guard }) => guard.match(/\w+(?![\w(])/g) ?? [])),
    actions: unique([...inAndOut, ...arrows.flatMap(({ actions }) => actions)]),
  }
}

/** A state's name from the top: `wide.open`; the machine itself has none. */
export const pathOf = (state: AnyStateNode): string => state.path.join('.')

/** The names of actions that a person wrote; timers that XState adds are not among them. */
export function actionName(action: unknown): string[] {
  const name = nameOf(action)
  return name === 'xstate.raise' || name === 'xstate.cancel' ? [] : [name.replace(/^xstate\./, '')]
}

const childrenOf = (state: AnyStateNode): AnyStateNode[] => Object.values(state.states)

const descendantsOf = (state: AnyStateNode): AnyStateNode[] =>
  childrenOf(state).flatMap((child) => [child, ...descendantsOf(child)])

function arrowsFrom(from: AnyStateNode): Arrow[] {
  const transitions: AnyTransitionDefinition[] = [...from.transitions.values()].flat()
  return [...(from.always ?? []), ...transitions].map(({ eventType, guard, target, actions }) => ({
    from,
    event: eventName(from, eventType),
    guard: guard === undefined ? '' : nameOf(guard),
    to: target ?? [],
    actions: actions.flatMap(actionName),
  }))
}

/** XState's own events, told by what they mean: the ids in them are nobody's business. */
function eventName(from: AnyStateNode, event: string): string {
  const [, kind, id] =
    /^xstate\.(done\.actor|error\.actor|done\.state|after)\.(.*)$/.exec(event) ?? []
  const work = nameOf(from.invoke.find((invoked) => invoked.id === id)?.src ?? '')
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

/** `save`, or `and(isDirty, not(isLocked))` for guards made of others. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part
  if (typeof part === 'function' && 'guards' in part && Array.isArray(part.guards)) {
    return `${part.name}(${part.guards.map(nameOf).join(', ')})`
  }
  const isTyped =
    part !== null && (typeof part === 'object' || typeof part === 'function') && 'type' in part
  return isTyped ? String(part.type) : 'unnamed'
}

const unique = (names: readonly string[]) => [...new Set(names.filter(Boolean))]
