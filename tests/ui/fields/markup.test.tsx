import { describe, expect, test } from 'vitest'
import type { FieldKind } from '#contracts/fields'
import { inputs } from '../../../ui/fields/tables/inputs.ts'
import { field } from '../../../ui/gallery/fields/make-field.ts'
import { mainFields, sampleValues, sideFields } from '../../../ui/gallery/fields/samples.ts'
import { markupOf } from './kit/markup.tsx'

describe('a field has its handles', () => {
  test('the path on the wrapper, and an id on the control that the label names', async () => {
    const seo = field('group', 'seo', { fields: [field('text', 'title')] })
    const markup = await markupOf([seo], { values: { seo: { title: 'Hello' } } })

    expect(markup).toContain('data-field="seo.title"')
    expect(markup).toMatch(/<label[^>]* for="field-seo__title"[^>]*>Title<\/label>/)
    expect(markup).toMatch(/<input[^>]* id="field-seo__title"[^>]* value="Hello"/)
  })

  test('rows are numbered from 0 in their ids and from 01 for people', async () => {
    const markup = await markupOf(mainFields, { values: sampleValues })

    expect(markup).toContain('id="links-row-1"')
    expect(markup).toContain('id="field-links__1__title"')
    expect(markup).toMatch(/02<\/span><span dir="auto"[^>]*>In praise of shadows/)
  })
})

test('HTML in every text is shown as text', async () => {
  const evil = '<img src=x onerror=alert(1)>'
  const markup = await markupOf(
    [
      field('text', 'title', { label: evil, description: evil }),
      field('array', 'rows', { fields: [field('text', 'title')] }),
      field('richText', 'body'),
      field('select', 'kind', { options: [{ value: 'a', label: evil }] }),
    ],
    {
      values: {
        title: evil,
        rows: [{ id: 'a', title: evil }],
        body: { root: { children: [{ children: [{ text: evil }] }] } },
      },
    },
  )

  expect(markup).not.toContain('<img')
  expect(markup.split('&lt;img').length).toBeGreaterThan(6)
})

describe('DOC-6 a field that may only be read', () => {
  test('is read-only, not disabled, and wears no placeholder that passes for a value', async () => {
    const markup = await markupOf(
      [field('text', 'title', { placeholder: 'https://', required: true })],
      { form: { isReadOnly: true } },
    )

    expect(markup).toMatch(/<input[^>]*readOnly/i)
    expect(markup).not.toMatch(/disabled|https:|\*/)
  })

  test.each([
    [true, false],
    [false, true],
  ])('may differ between new documents (%s) and others', async (isNew, isWritable) => {
    const slug = field('text', 'slug', { readOnly: { create: true, update: false } })
    const markup = await markupOf([slug], { form: { isNew } })

    expect(!/readonly/i.test(markup)).toBe(isWritable)
  })

  test('offers no row to add, move or remove', async () => {
    const markup = await markupOf(mainFields, {
      values: sampleValues,
      form: { isReadOnly: true },
    })

    expect(markup).not.toMatch(/Add (Link|here)|Actions for (The|In)|Move (The|In)/)
  })
})

describe('R8 what is closed is not there', () => {
  test('only the open tab has fields, and a closed collapsible has none', async () => {
    const markup = await markupOf(mainFields, { values: sampleValues })

    expect(markup).toContain('field-links')
    expect(markup).not.toMatch(/field-meta__robots|field-data"|field-sharing/)
  })
})

test('CFG-4 every kind of field can be shown, with a value and without', async () => {
  const fields = [...mainFields, ...sideFields]
  const without = await markupOf(fields)
  const withValues = await markupOf(fields, { values: sampleValues })

  expect(without.length).toBeGreaterThan(1000)
  expect(withValues.length).toBeGreaterThan(without.length)
})

test('CFG-4 a hidden field is in the data and not on the screen', async () => {
  const kinds = Object.keys(inputs) as FieldKind[]

  const markup = await markupOf(kinds.map((kind) => field(kind, kind, { hidden: true })))

  expect(markup).not.toMatch(/<(input|button|label|fieldset|details)/)
})
