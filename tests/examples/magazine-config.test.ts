import { expect, test } from 'vitest'
import { checkConfig } from '#config-schema/config'
import config from '../../examples/magazine/stateroom.config.ts'

test('CFG-5 nothing is wrong with the config of the magazine', () => {
  expect(checkConfig(config)).toEqual([])
})

test('CFG-4 the magazine has a use for every kind of field that the panel draws', () => {
  const used = kindsIn([config.collections, config.globals])
  const drawn = [
    'array',
    'checkbox',
    'collapsible',
    'date',
    'email',
    'group',
    'join',
    'number',
    'radio',
    'relationship',
    'richText',
    'row',
    'select',
    'tabs',
    'text',
    'textarea',
    'ui',
    'upload',
  ]
  expect([...used].sort()).toEqual(drawn)
})

/** Every `type` of a field, however deep it lies. */
function kindsIn(part: unknown, found = new Set<string>()): Set<string> {
  if (part === null || typeof part !== 'object') return found
  if ('type' in part && typeof part.type === 'string') found.add(part.type)
  for (const inner of Object.values(part)) kindsIn(inner, found)
  return found
}
