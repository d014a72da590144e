import { Problem } from '#problems'
import type { MutationResult, Scores } from '#testing'
import { detectedScore } from '#testing'

/** The least share of mistakes that tests must see. */
export const usualFloor = 0.95

/** Both the tests see enough, and what was reviewed or written as a law finds enough. */
export const isEnough = (result: MutationResult, floor: number): boolean =>
  Math.min(result.score, detectedScore(result, result.detected)) >= floor

/** @throws {Problem} `score.tooLow`, naming the machines below the floor, 0 to 1 */
export function refuseLowScores({ machines }: Scores, floor: number): void {
  const low = machines.filter((result) => !isEnough(result, floor)).map(({ machine }) => machine)
  if (low.length > 0) {
    throw new Problem('score.tooLow', {
      details: { floor: String(floor), machines: low.join(', ') },
    })
  }
}
