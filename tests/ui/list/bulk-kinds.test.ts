import { expect, test } from 'vitest'
import { isFinal } from '../../../ui/views/list/bulk/kinds.ts'
import { aCollection } from '../../kit/client-config.ts'

test.each([
  ['delete', true, false],
  ['delete', false, true],
  ['deleteForever', true, true],
  ['edit', false, false],
  ['publish', false, false],
  ['unpublish', false, false],
  ['restore', true, false],
  ['restorePublished', true, false],
  ['undo', false, false],
] as const)('red is for what cannot be undone: %s, with a trash %s: %s', (kind, trash, red) => {
  expect(isFinal(kind, aCollection(trash ? { trash: true } : {}))).toBe(red)
})
