import { expect, test } from 'vitest'
import { chaosRun } from '../kit/machines/chaos/run.ts'
import { randomOf, seed } from '../kit/machines/random.ts'

const runs = 1000

test(`DOC-13 DOC-14 R1 R2 R3 R14 ${runs} random runs of edits and faults lose nothing (seed ${seed})`, {
  timeout: 120_000,
}, async () => {
  const happened: Record<string, number> = {}
  for (let run = 0; run < runs; run += 1) {
    const { wrong, story, counts } = await chaosRun(randomOf(seed + run))
    expect(wrong, `seed ${seed + run}\n${story.join('\n')}`).toEqual([])
    for (const [what, count] of Object.entries(counts)) {
      happened[what] = (happened[what] ?? 0) + count
    }
  }
  console.log(`chaos (seed ${seed}):`, JSON.stringify(happened))
})
