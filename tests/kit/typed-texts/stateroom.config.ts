import type { CollectionConfig } from 'payload'
import { defineConfig } from 'stateroom-admin'
import { richText } from 'stateroom-admin/server'

const sketch =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"%3E%3Cpath d="M0 1h3v1H0z"/%3E%3C/svg%3E'

const fields: CollectionConfig['fields'] = [
  { name: 'title', type: 'text' },
  {
    name: 'body',
    type: 'richText',
    editor: richText({
      blocks: [
        { slug: 'aside', fields: [{ name: 'note', type: 'richText' }] },
        {
          slug: 'remark',
          admin: { images: { thumbnail: sketch }, group: 'Beside the text' },
          fields: [{ name: 'words', type: 'text', required: true }],
        },
      ],
    }),
  },
]

const shared = { admin: { useAsTitle: 'title' }, lockDocuments: false, fields } as const

/** What a house style makes of a text: an ellipsis for three dots, and no space at the end of a line. */
const inHouseStyle = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (key, words) =>
      key === 'text' && typeof words === 'string' ? words.replaceAll('...', '…').trimEnd() : words,
    ),
  )

/** Texts that somebody types in: notes save themselves, memos do not, and the house has a style for them. */
export default defineConfig({
  siteName: 'Typed texts',
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { ...shared, slug: 'notes', versions: { drafts: { autosave: { interval: 100 } } } },
    {
      ...shared,
      slug: 'memos',
      versions: { drafts: true },
      hooks: {
        beforeChange: [({ data }) => ({ ...data, body: inHouseStyle(data.body) })],
      },
    },
  ],
})
