import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** The states that no path of a chart can enter, guards and data aside. */
export function unreachedStates(machine: AnyStateMachine): string[] {
  const reached = new Set<AnyStateNode>()
  enter(machine.root, reached)
  return statesIn(machine.root)
    .filter((node) => !reached.has(node))
    .map((node) => node.path.join('.'))
}

function enter(node: AnyStateNode, reached: Set<AnyStateNode>): void {
  visit(node, reached)
  for (const inner of entered(node)) if (!reached.has(inner)) enter(inner, reached)
}

/** Being in a state is being in those around it, and in all regions of those. */
function visit(node: AnyStateNode, reached: Set<AnyStateNode>): void {
  if (reached.has(node)) return
  reached.add(node)
  if (node.parent) visit(node.parent, reached)
  const { parent } = node
  const regions = parent?.type === 'parallel' ? Object.values(parent.states) : []
  for (const region of regions) if (!reached.has(region)) enter(region, reached)
  for (const target of targetsOf(node)) enter(target, reached)
}

const entered = (node: AnyStateNode): readonly AnyStateNode[] =>
  node.type === 'parallel' ? Object.values(node.states) : (node.initial?.target ?? [])

const targetsOf = (node: AnyStateNode): AnyStateNode[] =>
  [...node.transitions.values(), node.always ?? []]
    .flat()
    .flatMap(({ target }) => (target ?? []) as AnyStateNode[])

const statesIn = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...statesIn(child)])
