import { expect, test } from 'vitest'
import type { Text } from '../../../ui/kit/text.tsx'
import { reasonFor } from '../../../ui/views/list/bulk/words.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

const title = aField('text', 'title', { label: 'Title' })
const block = (slug: string, name: string, label: string) => ({
  slug,
  labels: { singular: slug, plural: slug },
  fields: [aField('text', name, { label })],
})
const layout = aField('blocks', 'layout', {
  label: 'Layout',
  blocks: [block('quote', 'by', 'By'), block('teaser', 'headline', 'Headline')] as never,
})
const sections = aField('array', 'sections', { label: 'Sections', fields: [title, layout] })
const collection = aCollection({
  fields: [sections, layout, aField('json', 'data', { label: 'Data' })],
})

test.each([
  ['sections.1.title', 'Sections › 2 › Title: Required.'],
  ['sections.0.layout.2.headline', 'Sections › 1 › Layout › 3 › Headline: Required.'],
  ['layout.4.by', 'Layout › 5 › By: Required.'],
  ['layout', 'Layout: Required.'],
  ['layout.1.unknown', 'Layout › 2 › unknown: Required.'],
  ['data.a', 'Data › a: Required.'],
  ['unknown.0', 'unknown › 0: Required.'],
])('33.12 LIST-11 what was refused at %s is told by its names', (path, expected) => {
  const problem = {
    code: 'document.invalid',
    details: {},
    fields: [{ path, message: 'Required.' }],
  } as const
  expect(reasonFor((() => '') as unknown as Text, collection, { problem })).toBe(expected)
})
