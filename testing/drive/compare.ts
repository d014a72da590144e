import type { Observation } from './world.ts'

/** What was seen and should not have been, part by part. */
export interface Difference {
  part: keyof Observation
  expected: string
  seen: string
}

const parts = ['places', 'context', 'status', 'effects', 'running'] as const

export const differences = (expected: Observation, seen: Observation): Difference[] =>
  parts.flatMap((part) => {
    const [one, other] = [JSON.stringify(expected[part]), JSON.stringify(seen[part])]
    return one === other ? [] : [{ part, expected: one, seen: other }]
  })
