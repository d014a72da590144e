import { Problem } from '#problems'
import type { Criterion, Results } from '#testing'
import { criterionNames } from '#testing'
import { shareIn } from '../kit/numbers.ts'

/** The least share of a criterion's targets that must be covered, 0 to 1. */
export type Floors = Partial<Record<Criterion, number>>

/** `states=1,transitions=0.9` as a person writes it. @throws {Problem} `option.invalid` */
export function floorsIn(flag: string, found: string): Floors {
  const floors: Floors = {}
  for (const part of found.split(',')) {
    const [name, share = ''] = part.split('=').map((word) => word.trim())
    const criterion = criterionNames.find((known) => known === name)
    if (criterion === undefined) {
      const allowed = criterionNames.map((known) => `${known}=0–1`).join(', ')
      throw new Problem('option.invalid', { details: { name: flag, found: `"${part}"`, allowed } })
    }
    floors[criterion] = shareIn(flag, share)
  }
  return floors
}

/**
 * What the rung does not tell of, such as refusals in a browser, is not below a floor.
 *
 * @throws {Problem} `coverage.tooLow`, naming machines with what they lack
 */
export function refuseLowCoverage({ machines }: Results, floors: Floors): void {
  const low = machines.flatMap(({ coverage, machine, missing }) =>
    criterionNames.flatMap((criterion) => {
      const share = coverage[criterion]
      const floor = floors[criterion]
      if (share === null || floor === undefined || share >= floor) return []
      const [first = '', ...others] = missing[criterion]
      const names = others.length === 0 ? first : `${first} +${others.length}`
      return [`${machine} ${criterion} ${share.toFixed(2)} < ${floor} (${names})`]
    }),
  )
  if (low.length > 0) {
    throw new Problem('coverage.tooLow', { details: { machines: low.join(', ') } })
  }
}
