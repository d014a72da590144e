import * as fc from 'fast-check'
import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { newId } from '../../../ui/fields/kit/new-id.ts'

type Random<Value = Json | undefined> = fc.Arbitrary<Value>

/** Values for these fields: right ones, wrong ones, empty ones and none. */
export const randomDocument = (fields: readonly ClientField[]): Random<DocumentData> =>
  fc.tuple(...fields.map(randomField)).map((parts) => Object.assign({}, ...parts))

function randomField(field: ClientField): Random<DocumentData> {
  switch (field.type) {
    case 'row':
    case 'collapsible':
      return randomDocument(field.fields)
    case 'group':
      return below(field.name, randomDocument(field.fields))
    case 'tabs':
      return fc
        .tuple(...field.tabs.map((tab) => below(tab.name, randomDocument(tab.fields))))
        .map((parts) => Object.assign({}, ...parts))
    case 'ui':
    case 'join':
      return fc.constant({})
    case 'array':
      return given(field.name, rows(randomDocument(field.fields)))
    case 'blocks':
      return given(
        field.name,
        rows(
          fc.oneof(
            ...field.blocks.map(({ slug, fields: inside }) =>
              randomDocument(inside).map((values) => ({ ...values, blockType: slug })),
            ),
          ),
        ),
      )
    default:
      return given(field.name, fc.oneof({ weight: 5, arbitrary: valueFor(field) }, nothing))
  }
}

const nothing: Random = fc.constantFrom(null, undefined)

/** What no field of that kind can hold. */
const misshapen: Random = fc.constant({ no: 'such thing' })

const words = fc.constantFrom('', 'a', 'ab', 'abcd', 'abcdefgh')
const numbers = fc.constantFrom(0, 1, 2, 5, 6, 12)
const choices = fc.constantFrom('red', 'green', 'grey')
const one: Random<Json> = fc.constantFrom(1, '1', 'x')

/** One of the right kind, which may break a rule. */
function valueFor(field: ClientField): Random {
  switch (field.type) {
    case 'text':
      return field.hasMany ? fc.array(words, { maxLength: 4 }) : words
    case 'number':
      return fc.oneof(
        { weight: 6, arbitrary: field.hasMany ? fc.array(numbers, { maxLength: 4 }) : numbers },
        misshapen,
      )
    case 'email':
      return fc.constantFrom('a@b.example', 'a..b@c.example', 'a@b', 'nobody', '')
    case 'date':
      return fc.constantFrom('2026-11-21T12:00:00.000Z', 'tomorrow', '')
    case 'checkbox':
      return fc.boolean()
    case 'select':
      return field.hasMany ? fc.array(choices, { maxLength: 3 }) : choices
    case 'radio':
      return choices
    case 'point':
      return fc.tuple(fc.constantFrom(-200, 13.4), fc.constantFrom(52.5, 91))
    case 'json':
      return fc.constantFrom<Json>({}, { a: [1] }, [], 0, false, 'no JSON', '{"a":1}')
    case 'relationship':
    case 'upload':
      if (field.isPolymorphic) return one.map((value) => ({ relationTo: 'users', value }))
      return field.hasMany ? fc.array(one, { maxLength: 3 }) : one
    case 'richText':
      return fc.constant({ root: { children: [] } })
    default:
      return words
  }
}

const rows = (row: Random<DocumentData>): Random =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.array(
        row.map((values) => ({ id: newId(), ...values })),
        { maxLength: 3 },
      ),
    },
    misshapen,
    nothing,
  )

const given = (name: string, value: Random): Random<DocumentData> =>
  value.map((known) => (known === undefined ? {} : { [name]: known }))

const below = (name: string | null, values: Random<DocumentData>): Random<DocumentData> =>
  name === null ? values : values.map((inside) => ({ [name]: inside }))
