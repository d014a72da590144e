import { describe, expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import type { ClientField, FieldKind } from '#contracts/fields'
import { changesOf, differencesOf, merge } from '#machines/document'
import { inputs } from '../../../ui/fields/tables/inputs.ts'
import { matchesIn } from '../../../ui/find/matches.ts'
import { field } from '../../../ui/gallery/fields/make-field.ts'
import { sampleConfig } from '../../../ui/gallery/fields/sample-panel.ts'
import { mainFields, sampleValues, sideFields } from '../../../ui/gallery/fields/samples.ts'
import { validateDocument } from '../../../ui/validation/index.ts'
import { wrongValues } from '../../kit/wrong-values.ts'
import { markupOf } from './kit/markup.tsx'

const fieldName = (shape: ClientField) => ('name' in shape ? (shape.name ?? '') : '')

const inner = [field('text', 'title')]

/** Of each kind one field as it usually is, and where a kind has them, its other shapes. */
const shapes: readonly ClientField[] = [
  ...(Object.keys(inputs) as FieldKind[]).map((kind) => field(kind, kind)),
  field('text', 'texts', { hasMany: true }),
  field('number', 'numbers', { hasMany: true }),
  field('select', 'choices', { hasMany: true, options: [{ value: 'a', label: 'A' }] }),
  field('relationship', 'many', { hasMany: true, relationTo: ['authors', 'posts'] }),
  field('upload', 'pictures', { hasMany: true, relationTo: ['media'] }),
  field('array', 'rows', { fields: inner }),
  field('group', 'parts', { fields: inner }),
]

const cases = shapes.flatMap((shape) =>
  Object.keys(wrongValues).map((what) => [fieldName(shape), what, shape] as const),
)

test.each(cases)('CFG-4 R11 %s shows %s without a crash', async (name, what, shape) => {
  const markup = await markupOf([shape], { values: { [name]: wrongValues[what]! } })

  expect(markup).not.toContain('<script')
})

describe.each(Object.entries(wrongValues))(
  'a document of which everything is %s',
  (_what, value) => {
    const fields = [...mainFields, ...sideFields]
    const names = Object.keys(sampleValues)
    const values: DocumentData = Object.fromEntries(names.map((name) => [name, value]))

    test('is searched and judged without a crash', async () => {
      const entity = { ...sampleConfig.collections[0]!, fields }

      expect(matchesIn(fields, values, 'a')).toBeInstanceOf(Array)
      const problems = await validateDocument(values, {
        config: sampleConfig,
        entity,
        isNew: false,
        locale: null,
        isShown: () => true,
      })
      expect(problems).toBeInstanceOf(Array)
    })

    test('R11 is compared and joined without a crash, and changes nothing of the other', () => {
      expect(changesOf(values, values)).toEqual({})
      expect(differencesOf(values, sampleValues, values)).toBeInstanceOf(Array)
      expect(merge(values, values, sampleValues).values).toEqual(sampleValues)
      expect(merge(sampleValues, values, sampleValues).values).toEqual(values)
    })
  },
)
