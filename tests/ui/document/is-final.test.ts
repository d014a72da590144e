import { expect, test } from 'vitest'
import { isFinal } from '../../../ui/views/document/is-final.ts'

test.each([
  ['delete', true],
  ['trash', false],
  ['unpublish', false],
  ['unpublishAll', false],
  ['revert', false],
  ['duplicate', false],
  ['restore', false],
  ['restorePublished', false],
] as const)('red is for what cannot be undone: %s: %s', (command, red) => {
  expect(isFinal(command)).toBe(red)
})
