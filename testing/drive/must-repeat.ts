import { unsteady } from '../explore/steady.ts'
import type { AnyPlan } from '../plan/plan.ts'
import type { Failure } from './perform.ts'
import type { Rehearsal } from './rehearse.ts'
import { rehearse } from './rehearse.ts'

/**
 * A context that was another than expected need not be a fault of the world: a chart that reads the
 * clock comes to another one each time.
 *
 * @throws {ModelError} `chart.unsteady`
 */
export function mustRepeat(plan: AnyPlan, rehearsal: Rehearsal, { differences }: Failure): void {
  if (differences.length === 0 || differences.some(({ part }) => part !== 'context')) return
  const [again] = rehearse(plan, [rehearsal.test])
  const now = scenesOf(again!)
  for (const [index, { said, place, reaction, expected }] of scenesOf(rehearsal).entries()) {
    const other = now[index]!
    if (JSON.stringify(expected.context) === JSON.stringify(other.expected.context)) continue
    const where = index === 0 ? 'at the start' : `on ${said} in ${place}`
    throw unsteady(where, reaction.after, other.reaction.after)
  }
}

const scenesOf = ({ begins, cues }: Rehearsal) => [begins, ...cues]
