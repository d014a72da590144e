// @module-tag slow
import { expect, test } from 'vitest'
import { detectedScore, explore, lintChart, mutate } from '#testing'
import { plan } from '../../../cli/machines/create/create.plan.ts'
import { createMachine } from '../../../cli/machines/create/index.ts'
import { inProject } from '../../../scripts/kit/root.ts'
import { temporaryFolder } from '../../server/kit/temporary-folder.ts'
import { run } from '../kit/doors.ts'

test('CLI-1 the chart of the wizard is clean: everything has a name, every state a way in', () => {
  expect(lintChart(createMachine, { sources: ['user'] })).toEqual([])
})

test('CLI-1 the wizard does what was reviewed, along all of its paths', async () => {
  const dir = temporaryFolder('wizard')
  const tested = await run({ dir }, ['test', 'create', '--dir', inProject('cli/machines')])

  expect(tested).toMatchObject({ code: 0, out: expect.stringContaining('Refusals 100%') })
})

test('CLI-1 its paths, its reviewed behavior and its laws catch every mistake in its chart', async () => {
  const weighed = await mutate(plan, { graph: explore(plan), detects: 'any' })

  expect(weighed.survivors).toEqual([])
  expect(weighed.undetected).toEqual([])
  expect(weighed.mutants).toBeGreaterThan(500)
  expect(detectedScore(weighed, weighed.detected)).toBe(1)
})
