import { expect, test } from 'vitest'
import { z } from 'zod'
import { configSchema } from '../../config-schema/config/config.ts'
import { staleFiles } from '../../scripts/write-schema.ts'

test('CFG-6 the JSON Schema and the reference page are up to date', () => {
  expect(staleFiles(), 'Run "npm run schema".').toEqual([])
})

test('CFG-6 every key of the config says in a sentence what it is for', () => {
  const schema = z.toJSONSchema(configSchema, { io: 'input', unrepresentable: 'any' })

  expect(keysWithoutWords(schema)).toEqual([])
})

function keysWithoutWords(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'properties' && !path.endsWith('/properties')
      ? Object.entries(inner as object).flatMap(([name, property]) => [
          ...(isExplained(property) ? [] : [`${path}/${name}`]),
          ...keysWithoutWords(property, `${path}/${name}`),
        ])
      : keysWithoutWords(inner, `${path}/${key}`),
  )
}

const isExplained = (property: { description?: string; $ref?: string }) =>
  Boolean(property.$ref || property.description?.endsWith('.'))
