import type { Tab } from 'payload'
import { richText } from 'stateroom-admin/server'

/** The first tab of a post: the words that readers see. */
export const postContent: Tab = {
  label: { en: 'Content', de: 'Inhalt' },
  fields: [
    {
      name: 'title',
      type: 'text',
      label: { en: 'Title', de: 'Titel' },
      localized: true,
      required: true,
      minLength: 3,
      maxLength: 120,
    },
    {
      name: 'excerpt',
      type: 'textarea',
      label: { en: 'Excerpt', de: 'Auszug' },
      localized: true,
      required: true,
      minLength: 20,
      maxLength: 300,
      admin: {
        description: {
          en: 'One or two sentences that make somebody open the post.',
          de: 'Ein oder zwei Sätze, die Lust auf den Beitrag machen.',
        },
      },
    },
    {
      name: 'body',
      type: 'richText',
      label: { en: 'Body', de: 'Text' },
      localized: true,
      required: true,
      editor: richText({
        customFeatures: ['./rich-text/callout#callout', './rich-text/footnote#footnote'],
        uploads: {
          media: {
            fields: [
              {
                name: 'caption',
                type: 'text',
                label: { en: 'Caption', de: 'Bildunterschrift' },
                maxLength: 200,
              },
            ],
          },
        },
      }),
    },
  ],
}
