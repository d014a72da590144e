import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { block, field } from '../fields/make-field.ts'
import { sampleConfig } from '../fields/sample-panel.ts'
import { longText, manyRows } from './large-scenes.ts'
import { paragraph, rich, table } from './rich.ts'

/** Two versions of a document. */
export interface Scene {
  entity: ClientCollection
  from: DocumentData
  to: DocumentData
}

/** A scene by its name; without one, a field of every kind. */
export function sceneNamed(name: string | null): Scene {
  switch (name) {
    case 'many':
      return of(manyRows(200))
    case 'long':
      return of(longText(6_000))
    default:
      return of(everyKind)
  }
}

const of = (scene: {
  fields: readonly ClientField[]
  from: DocumentData
  to: DocumentData
}): Scene => ({
  entity: { ...sampleConfig.collections[0]!, slug: 'samples', fields: scene.fields },
  from: scene.from,
  to: scene.to,
})

const kinds = [
  { value: 'essay', label: 'Essay' },
  { value: 'interview', label: 'Interview' },
]

const fields: readonly ClientField[] = [
  field('text', 'title', { localized: true }),
  field('textarea', 'excerpt'),
  field('email', 'contact'),
  field('row', '', {
    fields: [field('number', 'minutes', { label: 'Reading time' }), field('checkbox', 'featured')],
  }),
  field('select', 'kind', { options: kinds }),
  field('select', 'channel', { options: kinds }),
  field('radio', 'tone', { options: kinds }),
  field('date', 'publishedAt', { label: 'Published on', appearance: 'dayAndTime' }),
  field('point', 'place'),
  field('relationship', 'author', { relationTo: ['authors'] }),
  field('relationship', 'categories', { relationTo: ['categories'], hasMany: true }),
  field('upload', 'cover', { relationTo: ['media'] }),
  field('richText', 'body'),
  field('code', 'snippet', { language: 'css' }),
  field('json', 'data'),
  field('array', 'links', {
    labels: { singular: 'Link', plural: 'Links' },
    fields: [field('text', 'name'), field('text', 'url', { label: 'Address' })],
  }),
  field('array', 'sources', { labels: { singular: 'Source', plural: 'Sources' } }),
  field('blocks', 'layout', {
    blocks: [
      block('hero', [field('text', 'heading')]),
      block('quote', [field('textarea', 'text')]),
    ],
  }),
  field('collapsible', '', { label: 'Sharing', fields: [field('text', 'card')] }),
  field('tabs', '', {
    tabs: [
      { name: 'meta', label: 'Meta', description: null, fields: [field('text', 'robots')] },
      {
        name: null,
        label: 'Search',
        description: null,
        fields: [
          field('group', 'seo', { label: 'Search result', fields: [field('text', 'title')] }),
        ],
      },
    ],
  }),
  field('number', 'sizes'),
]

const link = (id: string, name: string, url: Json) => ({ id, name, url })

const everyKind = {
  fields,
  from: {
    title: { en: 'On quiet tools', de: 'Von stillen Werkzeugen', fr: 'Des outils calmes' },
    excerpt: twelveLines().join('\n'),
    contact: null,
    minutes: 7,
    featured: false,
    kind: 'essay',
    tone: 'essay',
    publishedAt: '2026-11-20T09:30:00.000Z',
    place: [13.4, 52.5],
    author: 1,
    categories: [1, 2],
    cover: null,
    body: rich(
      { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'The workshop' }] },
      paragraph('A hammer never interrupts. It waits where it was left, and it asks for nothing.'),
      paragraph('What lies on the bench is what the work needs.'),
      paragraph('The ledger is written in the evening.'),
      table(['Wood', 'Price'], ['Oak', '12 a foot'], ['Ash', '9 a foot']),
      { type: 'widget', children: [{ type: 'text', text: 'Something of another editor' }] },
    ),
    snippet: 'a {\n  color: red;\n}',
    data: { width: 3, tags: ['a'] },
    links: [
      link('a1', 'The craftsman', 'https://a.example'),
      link('a2', 'In praise of shadows', null),
      link('a3', 'The nature of order', 'https://c.example'),
    ],
    layout: [
      { id: 'b1', blockType: 'hero', heading: 'Welcome' },
      { id: 'b2', blockType: 'quote', text: 'Less, but better.' },
      { id: 'b3', blockType: 'gone', text: 'Kept' },
    ],
    card: 'On tools',
    meta: { robots: 'index' },
    seo: { title: 'Quiet tools' },
    sizes: [12, 16],
    colour: 'red',
  },
  to: {
    title: { en: 'On <b>loud</b> tools', de: 'Von stillen Werkzeugen' },
    excerpt: twelveLines()
      .with(6, 'The seventh line was written anew.')
      .concat('And one more.')
      .join('\n'),
    contact: 'letters@magazine.example',
    minutes: 9,
    featured: true,
    kind: 'interview',
    tone: 'essay',
    publishedAt: '2026-11-21T09:30:00.000Z',
    place: [13.4, 53],
    author: 2,
    categories: [2, 3, 99],
    cover: 1,
    body: rich(
      { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'The workshop' }] },
      paragraph(
        'A hammer rarely interrupts. It waits where it was left, and it asks for very little.',
      ),
      paragraph('What lies on the bench is what the work needs.'),
      { type: 'upload', relationTo: 'media', value: 1, children: [] },
      {
        type: 'list',
        listType: 'check',
        children: [
          {
            type: 'listitem',
            checked: true,
            children: [{ type: 'text', text: 'Planes', format: 1 }],
          },
        ],
      },
      table(['Wood', 'Price'], ['Oak', '14 a foot'], ['Ash', '9 a foot']),
      { type: 'widget', children: [{ type: 'text', text: 'Something of another editor' }] },
    ),
    snippet: 'a {\n  color: blue;\n}',
    data: { width: 4, tags: ['a', 'b'] },
    links: [
      link('a3', 'The nature of order', 'https://c.example'),
      link('a1', 'The craftsman', 'https://changed.example'),
      link('a4', 'A pattern language', 'https://d.example'),
    ],
    layout: [
      { id: 'b2', blockType: 'quote', text: 'Less, but better.', blockName: 'Rams' },
      { id: 'b1', blockType: 'hero', heading: 'Welcome' },
      { id: 'b3', blockType: 'gone', text: 'Changed' },
    ],
    card: 'On tools, again',
    meta: { robots: 'noindex' },
    seo: { title: 'Loud tools' },
    sizes: 14,
  },
}

function twelveLines(): string[] {
  return Array.from(
    { length: 12 },
    (_, index) => `Line ${index + 1} of a text that nobody has touched.`,
  )
}
