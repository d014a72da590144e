import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { change } from '../../scripts/count-target.ts'
import { inProject } from '../../scripts/kit/root.ts'

test('34.4 the target that count-target changes is in the chart, once', () => {
  const chart = readFileSync(inProject(change.file), 'utf8')
  expect(chart.split(change.from)).toHaveLength(2)
})
