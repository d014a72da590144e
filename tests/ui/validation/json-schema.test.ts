import * as fc from 'fast-check'
import { json } from 'payload/shared'
import { describe, expect, test } from 'vitest'
import StandIn from '../../../ui/validation/json-schema/ajv.ts'
import { mistakeIn } from '../../../ui/validation/json-schema/mistake.ts'

/** What the server says, with the library that it has. */
const servers = (value: unknown, schema: object) =>
  json(value as never, { jsonSchema: { uri: 'a://b', fileMatch: [], schema }, req: {} } as never)

/** What the browser says, with the one that stands in for it. */
function browsers(value: unknown, schema: object) {
  const standIn = new StandIn()
  return standIn.validate(schema, value) || standIn.errorsText()
}

describe('VAL-7 a JSON schema says the same in the browser as on the server', () => {
  test.each([
    [{ type: 'object' }, [1]],
    [{ type: ['string', 'null'] }, 1],
    [{ type: 'integer' }, 1.5],
    [{ type: 'object', required: ['a'] }, { b: 1 }],
    [{ enum: ['a', 'b'] }, 'c'],
    [{ const: 1 }, 2],
    [{ type: 'string', minLength: 3 }, 'ab'],
    [{ type: 'string', maxLength: 3 }, 'abcd'],
    [{ type: 'string', pattern: '^a' }, 'b'],
    [{ type: 'number', minimum: 3, maximum: 5 }, 6],
    [{ type: 'number', exclusiveMinimum: 3 }, 3],
    [{ type: 'number', exclusiveMaximum: 3 }, 3],
    [{ type: 'number', multipleOf: 3 }, 4],
    [{ type: 'array', minItems: 2 }, [1]],
    [{ type: 'array', maxItems: 1 }, [1, 2]],
    [{ type: 'object', minProperties: 2 }, { a: 1 }],
    [{ type: 'object', maxProperties: 0 }, { a: 1 }],
    [
      { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false },
      { b: 1 },
    ],
    [{ not: { type: 'string' } }, 'a'],
    [
      { type: 'array', items: { type: 'object', properties: { 'a/b': { type: 'number' } } } },
      [{ 'a/b': '' }],
    ],
    [{ $ref: '#/definitions/name', definitions: { name: { type: 'string', minLength: 3 } } }, 'a'],
    [{ allOf: [{ type: 'string' }, { minLength: 3 }] }, 'a'],
  ])('%j refuses %j', (schema, value) => {
    expect(browsers(value, schema)).toBe(servers(value, schema))
    expect(browsers(value, schema)).toMatch(/^data.* must /)
  })

  test('whatever the value, one refuses it where the other does', () => {
    const schema = {
      type: 'object',
      required: ['kind'],
      properties: {
        kind: { enum: ['a', 'b'] },
        size: { type: 'integer', minimum: 1 },
        tags: { type: 'array', items: { type: 'string', minLength: 1 }, maxItems: 2 },
      },
      anyOf: [{ required: ['size'] }, { required: ['tags'] }],
      additionalProperties: { type: 'boolean' },
    }
    const value = fc.dictionary(
      fc.constantFrom('kind', 'size', 'tags', 'more'),
      fc.oneof(fc.constantFrom('a', 'c', 0, 1.5, 2, true), fc.array(fc.constantFrom('', 'x', 1))),
    )

    fc.assert(
      fc.property(value, (one) => {
        fc.pre(Object.keys(one).length > 0)
        return (browsers(one, schema) === true) === (servers(one, schema) === true)
      }),
      { numRuns: 100 },
    )
  }, 20_000)

  test('what cannot be read as a schema is the server’s to judge', () => {
    expect(mistakeIn(1, { $ref: '#/nowhere' })).toBeNull()
  })
})
