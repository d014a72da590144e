import { arrowsOf } from '../chart/arrows.ts'
import { isPlace, pathOf, statesOf } from '../chart/states.ts'
import type { Graph } from '../explore/graph.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Complaint } from './complaint.ts'

/**
 * What never happens in a chart with all the data of its plan: either the chart has something that
 * it does not need, or the plan lacks an example.
 */
export function lintGraph(plan: AnyPlan, graph: Graph): Complaint[] {
  const { unused = {} } = plan
  const found = [
    ...unvisitedStates(plan, graph),
    ...deadArrows(plan, graph),
    ...constantGuards(graph),
    ...unheardErrors(graph),
  ]
  const needless = Object.keys(unused).filter((name) => found.every(({ where }) => where !== name))
  return [
    ...found.filter(({ where }) => !Object.hasOwn(unused, where)),
    ...needless.map((where) => ({
      rule: 'reason.needless' as const,
      where,
      says: 'The plan has a reason why this is unused, and it is used, or not there: remove the reason.',
    })),
  ]
}

const reactionsIn = ({ roots, edges }: Graph) =>
  [...roots, ...edges].map(({ reaction }) => reaction)

function unvisitedStates({ machine }: AnyPlan, graph: Graph): Complaint[] {
  const visited = new Set(reactionsIn(graph).flatMap((reaction) => reaction.visited))
  return statesOf(machine)
    .filter(isPlace)
    .map(pathOf)
    .filter((path) => !visited.has(path))
    .map((where) => ({
      rule: 'state.unvisited',
      where,
      says: 'Nothing in the plan leads here: add an example that does, or remove the state.',
    }))
}

function deadArrows({ machine }: AnyPlan, graph: Graph): Complaint[] {
  const fired = new Set(
    reactionsIn(graph).flatMap((reaction) => reaction.fired.map(({ id }) => id)),
  )
  return arrowsOf(machine)
    .filter(({ id }) => !fired.has(id))
    .map(({ id, guard }) => ({
      rule: 'transition.dead',
      where: id,
      says: `It is never taken${guard && `, whatever ${guard} is asked`}: add an example that does, or remove it.`,
    }))
}

/** Asked in vain counts too: a refusal is an answer. */
function constantGuards(graph: Graph): Complaint[] {
  const answers = new Map<string, Set<boolean>>()
  for (const { guard, answer } of reactionsIn(graph).flatMap(({ asked }) => asked)) {
    answers.set(guard, (answers.get(guard) ?? new Set()).add(answer))
  }
  return [...answers]
    .filter(([, { size }]) => size === 1)
    .map(([guard, [answer]]) => ({
      rule: 'guard.constant',
      where: guard,
      says: `It only ever says ${answer ? 'yes' : 'no'}: add an example to which it says ${answer ? 'no' : 'yes'}, or remove it.`,
    }))
}

function unheardErrors({ edges }: Graph): Complaint[] {
  const places = new Set(
    edges.flatMap(({ step, reaction, from }) =>
      step.cause === 'failed' && reaction.fired.length === 0
        ? [`${from.place}|${step.work} failed`]
        : [],
    ),
  )
  return [...places].map((where) => ({
    rule: 'work.unheard',
    where,
    says: 'Nobody hears of this error, and the machine stops with it: give the work an onError.',
  }))
}
