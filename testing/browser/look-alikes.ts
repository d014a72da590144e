import type { TestInfo } from '@playwright/test'
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { activeStates, isLeaf, isPlace, pathOf, statesOf } from '../chart/states.ts'
import type { Graph } from '../explore/graph.ts'
import type { Moment } from '../explore/moment.ts'
import { isRecord, under } from '../objects.ts'
import type { AnyPageModel } from '../page-model.ts'
import { isUnseen } from '../page-model.ts'

/** By active state: the other states whose assertions pass there as well. */
export type LookAlikes = Readonly<Record<string, readonly string[]>>

/** Runs the assertions of other states in this moment; answers what was found until now. */
export type Compare = (world: never, moment: Moment, info: Clock) => Promise<LookAlikes>

type Clock = Pick<TestInfo, 'setTimeout' | 'timeout'>

/** An assertion that passes does so at once: the page is already what it should be. */
const patience = 1000

/**
 * Finds states that their assertions can't tell apart. Each state is compared once, at its first
 * visit, with all that the machine could be in instead; their assertions run side by side.
 */
export function lookAlikes(model: AnyPageModel, graph: Graph): Compare {
  const found: Record<string, readonly string[]> = {}
  return async (world, { snapshot }, info) => {
    const fresh = activeStates(snapshot).filter(
      (state) => isLeaf(state) && !(pathOf(state) in found),
    )
    for (const state of fresh) {
      info.setTimeout(info.timeout === 0 ? 0 : info.timeout + 2 * patience)
      const others = insteadOf(state, snapshot).filter((other) => isAsserted(model, other))
      const passes = await Promise.all(
        others.map((other) => passesSoon(model, world, other, snapshotIn(graph, other, snapshot))),
      )
      found[pathOf(state)] = others.filter((_, index) => passes[index]).map(pathOf)
    }
    return { ...found }
  }
}

/** Where the machine is not, and could be if it were not in this state. */
const insteadOf = (state: AnyStateNode, { machine, _nodes }: AnyMachineSnapshot): AnyStateNode[] =>
  statesOf(machine).filter(
    (other) =>
      isPlace(other) && isLeaf(other) && !_nodes.includes(other) && !areBeside(state, other),
  )

/** In regions of their own: one says nothing about the other. */
function areBeside(one: AnyStateNode, other: AnyStateNode): boolean {
  let common: AnyStateNode | undefined = one
  while (common?.path.some((key, index) => other.path[index] !== key)) {
    common = common.parent
  }
  return common?.type === 'parallel'
}

const isAsserted = ({ states }: AnyPageModel, state: AnyStateNode): boolean => {
  const part = under(states, pathOf(state))
  return part !== undefined && !isUnseen(part)
}

/** With as much of the context as it is now; null: no test reaches that state. */
function snapshotIn(
  { nodes }: Graph,
  state: AnyStateNode,
  now: AnyMachineSnapshot,
): AnyMachineSnapshot | null {
  const there = nodes
    .map(({ moment }) => moment.snapshot)
    .filter((snapshot) => activeStates(snapshot).some(({ id }) => id === state.id))
  const [nearest] = there
    .map((snapshot) => ({ snapshot, shared: sharedWith(snapshot.context, now.context) }))
    .sort((one, other) => other.shared - one.shared)
  return nearest?.snapshot ?? null
}

const sharedWith = (one: unknown, other: unknown): number =>
  isRecord(one) && isRecord(other)
    ? Object.keys(one).filter((key) => JSON.stringify(one[key]) === JSON.stringify(other[key]))
        .length
    : 0

async function passesSoon(
  { states }: AnyPageModel,
  world: never,
  state: AnyStateNode,
  snapshot: AnyMachineSnapshot | null,
): Promise<boolean> {
  const assert = under(states, pathOf(state))
  if (snapshot === null || !assert || isUnseen(assert)) return false
  const passes = (async () => assert(world, snapshot as never))().then(
    () => true,
    () => false,
  )
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), patience)
  })
  return Promise.race([passes, late]).finally(() => clearTimeout(timer))
}
