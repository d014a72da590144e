import { expect, test } from 'vitest'
import type { MissingComponent } from '#contracts/site-components'
import { block, field } from '../../../ui/gallery/fields/make-field.ts'
import { wordsIn } from '../../kit/words.ts'
import { markupOf } from './kit/markup.tsx'

const missing: MissingComponent = { name: 'components/Stars#Stars', trouble: 'notFound' }

const sentence = (language: 'en' | 'de') =>
  wordsIn(language)('component.notFound', { name: missing.name })

test.each(['en', 'de'] as const)(
  'a field whose component is not there is the panel’s own, under a sentence (%s)',
  async (language) => {
    const rating = field('number', 'rating', { components: { Field: missing } })
    const markup = await markupOf([rating], { values: { rating: 3 }, language })

    expect(markup).toContain(sentence(language))
    expect(markup).toMatch(/<input[^>]* id="field-rating"[^>]* value="3"/)
  },
)

test('the width of such a field is that of its place in the row', async () => {
  const rating = field('number', 'rating', { width: '40%', components: { Field: missing } })
  const markup = await markupOf([field('row', '', { fields: [rating] })])

  expect(markup).toMatch(/data-direction="row"><div style="--width:40%"/)
})

test('a label that is not there is the panel’s own, with a sign', async () => {
  const markup = await markupOf([field('text', 'title', { components: { Label: missing } })])

  expect(markup).toMatch(
    /<label[^>]*>Title <span[^>]*role="img" aria-label="Couldn’t find components\/Stars/,
  )
})

test('a row whose label is not there has the panel’s own, with a sign', async () => {
  const fields = [field('text', 'place')]
  const scenes = field('array', 'scenes', { fields, components: { RowLabel: missing } })
  const layout = field('blocks', 'layout', {
    blocks: [block('quote', fields, { components: { BlockLabel: missing } })],
  })
  const markup = await markupOf([scenes, layout], {
    values: {
      scenes: [{ id: 'a', place: 'Split' }],
      layout: [{ id: 'b', blockType: 'quote', place: 'Basel' }],
    },
  })

  expect(markup).toMatch(/>Split<\/span> <span[^>]*role="img"/)
  expect(markup).toMatch(/>Quote<\/span><span[^>]*>Basel<\/span> <span[^>]*role="img"/)
})

test('DOC-16 a block whose own drawing is not there is the panel’s own, under a sentence', async () => {
  const quote = block('quote', [field('text', 'place')], { components: { Block: missing } })
  const markup = await markupOf([field('blocks', 'layout', { blocks: [quote] })], {
    values: { layout: [{ id: 'b', blockType: 'quote', place: 'Basel' }] },
  })

  expect(markup).toContain(sentence('en'))
  expect(markup).toMatch(/<input[^>]* id="field-layout__0__place"[^>]* value="Basel"/)
})
