import { expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import { hiddenPaths } from '../../../ui/fields/errors/hidden-paths.ts'
import { aField } from '../../kit/client-config.ts'

const block = (slug: string, fields = [aField('text', 'text')]) => ({
  ...{ slug, labels: { singular: slug, plural: slug }, group: null, picture: null },
  ...{ hasName: false, fields },
})
const fields = [
  aField('text', 'title'),
  aField('json', 'data'),
  aField('group', 'seo', { fields: [aField('text', 'note')] }),
  aField('array', 'links', { fields: [aField('text', 'label')] }),
  aField('blocks', 'layout', { blocks: [block('quote')] }),
  aField('richText', 'body', {
    features: { blocks: [block('aside')], inlineBlocks: [], link: null, uploads: {} },
  } as never),
]
const node = (blockType: string) => ({ type: 'block', fields: { id: blockType, blockType } })
const body = { root: { children: [node('aside'), node('note')] } }

test.each<[string, DocumentData, string, boolean]>([
  ['a text', { title: 'A' }, 'title', false],
  ['a removed text', { slug: 'A' }, 'slug', true],
  ['what lies in JSON', { data: { a: 1 } }, 'data.a', false],
  ['a text in a group', { seo: { note: 'A' } }, 'seo.note', false],
  ['a text that is a group by now', { seo: 'A' }, 'seo', true],
  ['a group that is a text by now', { title: { note: 'A' } }, 'title.note', true],
  ['a removed text in a row', { links: [{ id: 'a', url: 'A' }] }, 'links.0.url', true],
  ['an emptied list', { links: [] }, 'links', false],
  ['a text that is a list by now', { links: 'A' }, 'links', true],
  ['a block', { layout: [{ id: 'a', blockType: 'quote' }] }, 'layout.0.text', false],
  ['a removed block', { layout: [{ id: 'a', blockType: 'hero' }] }, 'layout.0.text', false],
  ['a rich text', { body }, 'body', false],
  ['a text that is a rich text by now', { body: 'A' }, 'body', true],
  ['a text in a block of a text', { body }, 'body.root.children.0.fields.text', false],
  ['a removed field there', { body }, 'body.root.children.0.fields.size', true],
  ['a removed block there', { body }, 'body.root.children.1.fields.text', false],
  ['what stands above the fields', { password: 'A' }, 'password', false],
])('33.7 whether %s is shown', (_, values, path, isHidden) => {
  expect(hiddenPaths(values, [path], fields)).toEqual(isHidden ? [path] : [])
})
