import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { block, field } from './make-field.ts'

const kinds = [
  { value: 'essay', label: 'Essay' },
  { value: 'interview', label: 'Interview' },
  { value: 'review', label: 'Review' },
  { value: 'news', label: 'News' },
]

const links: ClientField = field('array', 'links', {
  labels: { singular: 'Link', plural: 'Links' },
  minRows: 1,
  maxRows: 4,
  fields: [
    field('row', '', {
      fields: [
        field('text', 'title', { required: true, width: '40%' }),
        field('text', 'url', { label: 'Address', width: '60%', placeholder: 'https://' }),
      ],
    }),
    field('textarea', 'note'),
  ],
})

const seo = field('group', 'seo', {
  label: 'Search result',
  description: 'Left empty, the title and the excerpt are used.',
  fields: [
    field('text', 'title', { localized: true }),
    field('textarea', 'description', { localized: true }),
  ],
})

/** Every kind, as a document would show it. */
export const mainFields: readonly ClientField[] = [
  field('text', 'title', { required: true, localized: true }),
  field('textarea', 'excerpt', {
    localized: true,
    required: true,
    description: 'One or two sentences that make somebody open the post.',
  }),
  field('text', 'keywords', { hasMany: true }),
  field('row', '', {
    fields: [
      field('number', 'minutes', { label: 'Reading time in minutes', min: 1, width: '40%' }),
      field('email', 'contact', { width: '60%', placeholder: 'letters@magazine.example' }),
    ],
  }),
  field('radio', 'kind', { options: kinds, required: true }),
  field('tabs', '', {
    tabs: [
      {
        name: null,
        label: 'Sources',
        description: 'What the text rests on.',
        fields: [links, field('blocks', 'layout', blocks())],
      },
      { name: 'meta', label: 'Meta', description: null, fields: [seo, field('text', 'robots')] },
      {
        name: null,
        label: 'More kinds',
        description: null,
        fields: [
          field('json', 'data'),
          field('code', 'snippet', { language: 'css' }),
          field('point', 'place'),
          field('richText', 'body'),
          field('number', 'sizes', { hasMany: true }),
        ],
      },
    ],
  }),
  field('collapsible', '', {
    label: 'Search and sharing',
    initCollapsed: true,
    fields: [field('group', 'sharing', { label: null, fields: [field('text', 'card')] })],
  }),
]

export const sideFields: readonly ClientField[] = [
  field('text', 'slug', {
    description: 'The last part of the address. Leave it empty to have it made from the title.',
  }),
  field('relationship', 'author', { relationTo: ['authors'], required: true }),
  field('relationship', 'categories', { relationTo: ['categories'], hasMany: true }),
  field('relationship', 'related', {
    label: 'See also',
    relationTo: ['authors', 'categories'],
    isPolymorphic: true,
  }),
  field('upload', 'cover', { relationTo: ['media'] }),
  field('date', 'publishedAt', { label: 'Published on', appearance: 'dayAndTime' }),
  field('date', 'day'),
  field('date', 'month', { appearance: 'monthOnly' }),
  field('date', 'time', { appearance: 'timeOnly' }),
  field('select', 'audience', {
    options: [
      { value: 'everyone', label: 'Everyone' },
      { value: 'subscribers', label: 'Subscribers first' },
    ],
  }),
  field('select', 'channels', { options: kinds, hasMany: true }),
  field('checkbox', 'featured', { label: 'Featured on the home page' }),
]

export const sampleValues: DocumentData = {
  id: 1,
  title: 'On <b>quiet</b> tools',
  excerpt: 'What a workshop, a ledger and a good knife have in common: none of them asks for you.',
  keywords: ['tools', 'calm', 'أدوات'],
  minutes: 7,
  contact: null,
  kind: 'essay',
  links: [
    { id: 'aaaaaaaaaaaaaaaaaaaaaaa1', title: 'The craftsman', url: 'https://a.example', note: '' },
    { id: 'aaaaaaaaaaaaaaaaaaaaaaa2', title: 'In praise of shadows', url: null, note: null },
  ],
  layout: [
    { id: 'bbbbbbbbbbbbbbbbbbbbbbb1', blockType: 'hero', heading: 'Welcome' },
    { id: 'bbbbbbbbbbbbbbbbbbbbbbb2', blockType: 'quote', text: 'Less, but better.' },
    { id: 'bbbbbbbbbbbbbbbbbbbbbbb3', blockType: 'gone', text: 'Kept' },
  ],
  meta: { seo: { title: null, description: null }, robots: 'index' },
  data: { width: 3, tags: ['a'] },
  snippet: 'a {\n  color: red;\n}',
  place: [13.4, 52.5],
  body: {
    root: {
      type: 'root',
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'A hammer never ' },
            { type: 'text', text: 'interrupts.' },
          ],
        },
        {
          type: 'list',
          children: [{ type: 'listitem', children: [{ type: 'text', text: 'Planes' }] }],
        },
      ],
    },
  },
  sizes: [12, 16],
  slug: 'on-quiet-tools',
  author: 1,
  categories: [1, 3],
  related: { relationTo: 'categories', value: 99 },
  cover: 1,
  publishedAt: '2026-11-21T09:30:00.000Z',
  day: '2026-11-21T12:00:00.000Z',
  month: '2026-11-01T12:00:00.000Z',
  time: '2026-11-21T18:15:00.000Z',
  audience: 'everyone',
  channels: ['essay', 'gone'],
  featured: true,
}

/** Rows of ten texts each. */
export const manyRows = (count: number) => ({
  fields: [
    field('text', 'title'),
    field('array', 'rows', {
      labels: { singular: 'Row', plural: 'Rows' },
      fields: Array.from({ length: 10 }, (_, leaf) => field('text', `text${leaf}`)),
    }),
  ] as readonly ClientField[],
  values: {
    title: 'Many',
    rows: Array.from({ length: count }, (_, row) => ({
      id: String(row).padStart(24, '0'),
      ...Object.fromEntries(
        Array.from({ length: 10 }, (_, leaf) => [`text${leaf}`, `Row ${row}, text ${leaf}`]),
      ),
    })),
  } as DocumentData,
})

function blocks() {
  const columns = field('array', 'columns', {
    labels: { singular: 'Column', plural: 'Columns' },
    fields: [field('text', 'heading'), field('textarea', 'text')],
  })
  return {
    labels: { singular: 'Block', plural: 'Blocks' },
    blocks: [
      block('hero', [field('text', 'heading')], {
        group: 'Openings',
        picture: { url: sketch('M4 10h20v4H4zM4 18h12v2H4z'), alt: '' },
      }),
      block('quote', [field('textarea', 'text')], {
        group: 'Text',
        picture: { url: sketch('M6 8h3v6H6zM11 8h3v6h-3z'), alt: '' },
      }),
      block('columns', [columns], { group: 'Text', hasName: false }),
      block('divider', [], { picture: { url: '/missing.png', alt: '' } }),
    ],
  }
}

function sketch(path: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 24"><path fill="#eee8dd" d="M0 0h36v24H0z"/><path fill="#8a7a60" d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
