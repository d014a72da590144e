import type { Block, CollectionConfig, Field, RichTextAdapterProvider } from 'payload'

/** What both editors are made of: ours, and that of `@payloadcms/richtext-lexical`. */
export interface EditorOptions {
  blocks: Block[]
  inlineBlocks: Block[]
  linkFields: Field[]
  uploadFields: Field[]
  textStates: Record<string, Record<string, { label: string; css: Record<string, string> }>>
}

export type MakeEditor = (options?: EditorOptions) => RichTextAdapterProvider

/** A site in which a rich text can hold nodes of every kind, written with the given editor. */
export const siteWith = (editor: MakeEditor): CollectionConfig[] => [
  {
    slug: 'media',
    upload: { mimeTypes: ['text/plain'] },
    fields: [{ name: 'alt', type: 'text' }],
  },
  { slug: 'pages', fields: [{ name: 'title', type: 'text' }] },
  {
    slug: 'posts',
    fields: [
      { name: 'title', type: 'text' },
      {
        name: 'body',
        type: 'richText',
        editor: editor({
          blocks: [
            {
              slug: 'cta',
              fields: [
                { name: 'heading', type: 'text', required: true },
                { name: 'note', type: 'text', localized: true },
                { name: 'page', type: 'relationship', relationTo: 'pages' },
                { name: 'rows', type: 'array', fields: [{ name: 'a', type: 'text' }] },
                { name: 'inner', type: 'richText', editor: editor() },
              ],
            },
          ],
          inlineBlocks: [{ slug: 'mention', fields: [{ name: 'name', type: 'text' }] }],
          linkFields: [{ name: 'rel', type: 'select', options: ['nofollow', 'sponsored'] }],
          uploadFields: [{ name: 'caption', type: 'text' }],
          textStates: { color: { red: { label: 'Red', css: { color: '#c00' } } } },
        }),
      },
    ],
  },
]
