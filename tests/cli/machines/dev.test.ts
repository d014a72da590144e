// @module-tag slow
import { expect, test } from 'vitest'
import { detectedScore, explore, lintChart, mutate } from '#testing'
import { plan } from '../../../cli/machines/dev/dev.plan.ts'
import { devMachine } from '../../../cli/machines/dev/index.ts'
import { inProject } from '../../../scripts/kit/root.ts'
import { temporaryFolder } from '../../server/kit/temporary-folder.ts'
import { run } from '../kit/doors.ts'

test('23 the chart of the servers is clean: everything has a name, every state a way in', () => {
  expect(lintChart(devMachine, { sources: ['user', 'file', 'server'] })).toEqual([])
})

test('23 the servers follow each other as was reviewed, along all paths', async () => {
  const dir = temporaryFolder('dev-machine')
  const tested = await run({ dir }, ['test', 'dev', '--dir', inProject('cli/machines')])

  expect(tested).toMatchObject({ code: 0, out: expect.stringContaining('Refusals 100%') })
})

test('23 its paths, its reviewed behavior and its laws catch every mistake in its chart', async () => {
  const weighed = await mutate(plan, { graph: explore(plan), detects: 'any' })

  expect(weighed.survivors).toEqual([])
  expect(weighed.undetected).toEqual([])
  expect(weighed.mutants).toBeGreaterThan(30)
  expect(detectedScore(weighed, weighed.detected)).toBe(1)
})
