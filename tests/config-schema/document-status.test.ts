import { expect, test } from 'vitest'
import { documentStatus } from '#contracts/document-status'

test.each([
  ['draft', false, false, 'draft'],
  ['draft', true, false, 'changed'],
  ['draft', false, true, 'scheduled'],
  ['draft', true, true, 'scheduled'],
  ['published', true, false, 'published'],
  ['published', true, true, 'published'],
  [undefined, true, false, null],
  ['anything', true, true, null],
])('LIST-7 latest %s, public %s, scheduled %s is %s', (latest, isPublic, isScheduled, status) => {
  expect(documentStatus({ latest, isPublic, isScheduled })).toBe(status)
})
