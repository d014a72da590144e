import { Problem } from '#config-schema'
import type { Scores } from '#testing'

/** The least share of mistakes that tests must see. */
export const usualFloor = 0.95

/** @throws {Problem} `score.tooLow`, naming the machines below the floor, 0 to 1 */
export function refuseLowScores({ machines }: Scores, floor: number): void {
  const low = machines.filter(({ score }) => score < floor).map(({ machine }) => machine)
  if (low.length > 0) {
    throw new Problem('score.tooLow', {
      details: { floor: String(floor), machines: low.join(', ') },
    })
  }
}
