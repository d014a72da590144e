import { describe, expect, test } from 'vitest'
import { field } from '../../../ui/gallery/fields/make-field.ts'
import { markupOf } from './kit/markup.tsx'

const options = ['warm', 'cold'].map((value) => ({ value, label: value }))

describe('CFG-4 what the config says of a field is what one sees', () => {
  test('a text from right to left, with what the browser may fill in', async () => {
    const markup = await markupOf([
      field('text', 'name', { rtl: true, autoComplete: 'name' }),
      field('textarea', 'note', { rtl: true }),
      field('email', 'contact', { autoComplete: 'email' }),
      field('number', 'zip', { autoComplete: 'postal-code' }),
    ])

    expect(markup).toMatch(/<input[^>]*id="field-name"[^>]*dir="rtl"[^>]*autoComplete="name"/i)
    expect(markup).toMatch(/<textarea[^>]*id="field-note"[^>]*dir="rtl"/)
    expect(markup).toMatch(/<input[^>]*id="field-contact"[^>]*autoComplete="email"/i)
    expect(markup).toMatch(/<input[^>]*id="field-zip"[^>]*autoComplete="postal-code"/i)
  })

  test('tags of a text that is written from right to left', async () => {
    const markup = await markupOf([field('text', 'words', { hasMany: true, rtl: true })], {
      values: { words: ['شيء'] },
    })

    expect(markup).toMatch(/<span dir="rtl"[^>]*>شيء/)
  })

  test('36.1.7 a required field whose name is hidden, without a star that stands alone', async () => {
    const name = (label: string | null) => [
      field('text', 'name', { label, required: true }),
      field('radio', 'tone', { label, options, required: true }),
      field('point', 'place', { label, required: true }),
      field('array', 'people', { label, required: true, fields: [] }),
    ]
    const stars = async (label: string | null) =>
      (await markupOf(name(label))).match(/aria-hidden="true">\u00a0\*/g)?.length ?? 0

    // The two numbers of a place have names of their own.
    expect(await stars('Name')).toBe(6)
    expect(await stars(null)).toBe(2)
  })

  test('a choice that cannot be taken back', async () => {
    const select = (isClearable: boolean) =>
      markupOf([field('select', 'tone', { options, isClearable })], { values: { tone: 'warm' } })

    expect(await select(true)).toContain('<option value=""')
    expect(await select(false)).not.toContain('<option value=""')
  })

  test('radio buttons beside or below one another', async () => {
    const radio = (layout: 'horizontal' | 'vertical') =>
      markupOf([field('radio', 'tone', { options, layout })])

    expect(await radio('horizontal')).toContain('data-direction="row"')
    expect(await radio('vertical')).toContain('data-direction="column"')
  })

  test('the first and the last day, and the bounds of a place', async () => {
    const markup = await markupOf([
      field('date', 'day', { min: '2026-01-01T12:00:00.000Z', max: '2026-12-31T12:00:00.000Z' }),
      field('point', 'place'),
    ])

    expect(markup).toMatch(/<input[^>]*min="2026-01-01"[^>]*max="2026-12-31"/)
    expect(markup).toMatch(/<input[^>]*id="field-longitude-place"[^>]*aria-valuemin="-180"/)
  })

  test('a date with its time zone, both shown by the clocks of that zone', async () => {
    const timezone = {
      options: [
        { value: 'Europe/Berlin', label: 'Berlin' },
        { value: 'Asia/Tokyo', label: 'Tokyo' },
      ],
      required: false,
      defaultValue: 'Europe/Berlin',
    }
    const starts = field('date', 'starts', { appearance: 'dayAndTime', timezone })
    const shown = (values: object) => markupOf([starts], { values: values as never })
    const at = { starts: '2026-11-21T09:30:00.000Z' }

    expect(await shown(at)).toContain('value="2026-11-21T10:30"')
    const inTokyo = await shown({ ...at, starts_tz: 'Asia/Tokyo' })
    expect(inTokyo).toContain('value="2026-11-21T18:30"')
    expect(inTokyo).toMatch(/<label[^>]*for="field-starts_tz"[^>]*>Time zone/)
    expect(inTokyo).toMatch(/<option value="Asia\/Tokyo" selected=""/)
  })

  test('JSON that is no higher than it may be', async () => {
    expect(await markupOf([field('json', 'data', { maxHeight: 120 })])).toContain(
      'max-block-size:120px',
    )
  })

  test('DOC-11 code stands in a plain control until its editor is there', async () => {
    const markup = await markupOf([field('code', 'source', { language: 'css' })], {
      values: { source: 'a {}' },
    })

    expect(markup).toMatch(/<textarea[^>]*id="field-source"[^>]*>a \{\}<\/textarea>/)
  })
})
