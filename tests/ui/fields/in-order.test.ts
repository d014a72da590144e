import { expect, test } from 'vitest'
import { inOrder } from '../../../ui/fields/errors/in-order.ts'
import { field } from '../../../ui/gallery/fields/make-field.ts'
import { mainFields, sideFields } from '../../../ui/gallery/fields/samples.ts'
import { valuePathsOf } from '../../../ui/kit/paths.ts'

const aside = sideFields.map((one) => ({ ...one, position: 'sidebar' as const }))

test('VAL-7 errors come in the order in which a person meets their fields', () => {
  const asTheServerSays = [
    'slug',
    'sharing.card',
    'meta.seo.title',
    'links.10.url',
    'layout.0.heading',
    'links.2.note',
    'links.2.url',
    'contact',
    'title',
  ]

  expect(inOrder(asTheServerSays, [...aside, ...mainFields])).toEqual([
    'title',
    'contact',
    'links.2.url',
    'links.2.note',
    'links.10.url',
    'layout.0.heading',
    'meta.seo.title',
    'sharing.card',
    'slug',
  ])
})

test('VAL-7 what no field shows is left out', () => {
  const fields = [field('text', 'title', { hidden: true }), field('text', 'slug')]

  expect(inOrder(['title', 'nowhere', 'slug.deeper.down', 'slug'], fields)).toEqual([
    'slug.deeper.down',
    'slug',
  ])
})

test('33.7 33.12 VAL-7 what stands in a block of a text, or in a link, is in the text', () => {
  const note = { slug: 'note', fields: [field('text', 'size')] }
  const body = field('richText', 'body', { blocks: [note] } as never)
  const paths = [
    'body.root.children.3.fields.size',
    'body.root.children.0.children.1.fields.url',
    'title',
    'body.root.children.1.fields.size',
  ]

  expect(inOrder(paths, [field('text', 'title'), body])).toEqual([
    'title',
    'body.root.children.0.children.1.fields.url',
    'body.root.children.1.fields.size',
    'body.root.children.3.fields.size',
  ])
})

test('VAL-7 a tab counts the errors of all that is in it, and of nothing else', () => {
  const [tabs] = mainFields.filter((one) => one.type === 'tabs')
  const [sources, meta] = tabs!.tabs

  expect(valuePathsOf(sources!.fields, '')).toEqual(['links', 'layout'])
  expect(valuePathsOf(meta!.fields, 'meta')).toEqual(['meta.seo', 'meta.robots'])
})
