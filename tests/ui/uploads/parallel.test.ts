import { expect, test } from 'vitest'
import { parallelOver } from '../../../ui/client/uploads/parallel.ts'

test('UPL-2 six files at a time, unless they would take all connections that there are', () => {
  expect(['h2', 'h3', 'h3-29', 'http/1.1', 'http/1.0', ''].map(parallelOver)).toEqual([
    6, 6, 6, 4, 4, 4,
  ])
})
