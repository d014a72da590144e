// @module-tag slow
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { replayed } from '../simulation/conformance/replay.ts'
import type { RealServer } from '../simulation/conformance/servers.ts'
import { realServer } from '../simulation/conformance/servers.ts'
import type { Recorded } from '../simulation/server/requests.ts'
import { play } from '../simulation/story/play.ts'
import type { StepName } from '../simulation/story/steps.ts'
import { isOfPictures, stepsOf } from '../simulation/story/steps.ts'
import { onBothDatabases } from './kit/on-both-databases.ts'

const rounds = Number(process.env.STATEROOM_ROUNDS ?? 2)
const first = Number(process.env.STATEROOM_SEED ?? 1)

/** Before a server is there: in a round, time is not that of the process. */
const stories: { seed: number; records: readonly Recorded[]; wrong: readonly string[] }[] = []
for (let seed = first; seed < first + rounds; seed += 1) {
  // A field that a deploy takes away takes its column along.
  // Files are not sent to it.
  const isLeftOut = (what: StepName) => what === 'deploy' || isOfPictures(what)
  const steps = stepsOf(seed, 60).filter(({ what }) => !isLeftOut(what))
  const { records, wrong } = await play(steps, seed)
  stories.push({ seed, records, wrong })
}

onBothDatabases((databaseUrl) => {
  let real: RealServer
  beforeAll(async () => {
    real = await realServer(await databaseUrl())
  })
  beforeEach(() => real.empty())
  afterAll(() => real.close())

  test.each(stories)(
    '17.7 the round of seed $seed goes as well on a real server',
    async ({ seed, records, wrong }) => {
      expect(wrong).toEqual([])
      expect(await replayed(records, real, `seed ${seed}`)).toBe('')
    },
  )
})
