import { describe, expect, test } from 'vitest'
import type { PlaceStep } from '#contracts/changes'
import type { ClientField } from '#contracts/fields'
import { Problem } from '#problems'
import { field } from '../../../ui/gallery/fields/make-field.ts'
import { mustBeWritable } from '../../../ui/views/document/work/must-be-writable.ts'
import { lookHref, lookOf } from '../../../ui/views/document-tabs/versions-look.ts'
import { placeInFields } from '../../../ui/views/timeline/place-in-fields.ts'
import { timelineFilter, timelineHref } from '../../../ui/views/timeline/timeline-place.ts'

const labels = { singular: 'Row', plural: 'Rows' }
const fields: ClientField[] = [
  field('text', 'title', { label: 'Title', localized: true }),
  field('json', 'data', { label: 'Data' }),
  field('text', 'inner', { label: 'Inner', hidden: true }),
  field('array', 'rows', {
    label: 'Rows',
    labels,
    fields: [
      field('text', 'text', { label: 'Text', localized: true }),
      field('text', 'fixed', { readOnly: { create: true, update: true } }),
    ],
  }),
]

const row = { row: 'a', number: 2, block: null }

describe('VER-9 a place that changed is read with the fields', () => {
  const read = (...steps: PlaceStep[]) =>
    placeInFields(
      { fields, locales: ['en', 'de'], unshown: new Set(['shelf', 'rows.note']) },
      { steps, change: 'added' },
    )

  test.each<[string, PlaceStep[], object]>([
    [
      'a value of one language',
      ['title', 'de'],
      { place: ['title'], locale: 'de', change: 'added' },
    ],
    [
      'what lies inside a value',
      ['data', 'en', 'x'],
      { place: ['data'], locale: null, change: 'changed' },
    ],
    ['a row', ['rows', row], { place: ['rows', 'a'], change: 'added' }],
    [
      'a value of a row',
      ['rows', row, 'text', 'en'],
      { place: ['rows', 'a', 'text'], locale: 'en' },
    ],
    ['what has no field', ['gone', 'x'], { place: ['gone'], member: null }],
  ])('%s', (_what, steps, found) => {
    expect(read(...steps)).toMatchObject(found)
  })

  test('with labels and numbers, as people know it', () => {
    expect(read('rows', row, 'text')?.names).toEqual([
      { kind: 'field', label: 'Rows' },
      { kind: 'row', number: 2, label: 'Row' },
      { kind: 'field', label: 'Text' },
    ])
  })

  test('and what nobody sees on the screen is none', () => {
    expect(read('inner')).toBeNull()
    expect(read('shelf', 'de')).toBeNull()
    expect(read('rows', row, 'note')).toBeNull()
    expect(read('note')).toMatchObject({ place: ['note'], member: null })
  })
})

test('VER-9 the address says the look, the field and the person; the rest of it stays', () => {
  const at = { path: '/v', search: '?view=timeline&locale=en&field=title' }
  expect(lookOf(at.search)).toBe('timeline')
  expect(lookOf('?view[]=timeline')).toBe('list')
  expect(lookHref(at, 'list')).toBe('/v?locale=en')
  expect(timelineFilter(at.search)).toEqual({ field: 'title', by: null })
  expect(timelineFilter('?by=&field=&field[x]=1')).toMatchObject({ by: '' })
  expect(timelineHref(at, { by: '' })).toBe('/v?view=timeline&locale=en&field=title&by=')
  expect(timelineHref(at, { field: null })).toBe('/v?view=timeline&locale=en')
})

test.each([
  ['restoreField.noField', ['gone']],
  ['restoreField.noField', ['inner']],
  ['restoreField.noField', ['title', 'x']],
  ['restoreField.readOnly', ['rows', 'a', 'fixed']],
])('VER-9 %s: %j cannot be taken over', (code, place) => {
  const taking = () => mustBeWritable(fields, place, { rows: [{ id: 'a' }] })
  expect(taking).toThrow(Problem)
  expect(taking).toThrow(expect.objectContaining({ code }))
  expect(() => mustBeWritable(fields, ['rows', 'a', 'text'], { rows: [{ id: 'a' }] })).not.toThrow()
})
