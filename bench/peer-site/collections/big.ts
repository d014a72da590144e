import type { CollectionConfig, Field } from 'payload'
import { blocks } from '../blocks.ts'

const columns: Field[] = [
  { name: 'label', type: 'text' },
  { name: 'note', type: 'text' },
  { name: 'quantity', type: 'number' },
  { name: 'active', type: 'checkbox' },
  { name: 'kind', type: 'select', options: ['alpha', 'beta', 'gamma'] },
  { name: 'due', type: 'date' },
  { name: 'body', type: 'textarea', maxLength: 2_000_000 },
  { name: 'category', type: 'relationship', relationTo: 'categories' },
]

/** Two hundred texts, a hundred rows of eight fields, and blocks: more than anybody should ask of a form. */
export const big: CollectionConfig = {
  slug: 'big',
  admin: { useAsTitle: 't001' },
  versions: { drafts: true },
  fields: [
    ...Array.from({ length: 200 }, (_, index) => numberedText(index + 1)),
    { name: 'rows', type: 'array', fields: columns },
    { name: 'sections', type: 'blocks', blocks },
  ],
}

function numberedText(number: number): Field {
  return { name: `t${String(number).padStart(3, '0')}`, type: 'text' }
}
