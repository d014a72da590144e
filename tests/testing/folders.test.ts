import { expect, test } from 'vitest'
import { readModules } from '../../scripts/kit/modules.ts'
import { root } from '../../scripts/kit/root.ts'

/** Each may import those that come before it. */
const order = [
  'chart',
  'plan',
  'explore',
  'lint',
  'laws',
  'behavior',
  'cover',
  'drive',
  'graph',
  'system',
  'mutate',
  'replay',
  'report',
  'browser',
]

const rankOf = (file: string) => order.indexOf(file.split('/')[1]!)

test('the folders of the engine import each other one way only', () => {
  const inFolders = readModules(root, ['testing']).filter(({ file }) => file.split('/').length > 2)
  const arrows = inFolders.flatMap(({ file, imports }) =>
    imports.flatMap(({ target }) => (target && rankOf(target) >= 0 ? [{ file, target }] : [])),
  )

  expect(new Set(inFolders.map(({ file }) => file.split('/')[1]))).toEqual(new Set(order))
  expect(arrows.length).toBeGreaterThan(100)
  expect(arrows.filter(({ file, target }) => rankOf(file) < rankOf(target))).toEqual([])
})
