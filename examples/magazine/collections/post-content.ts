import type { Tab } from 'payload'

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
      type: 'textarea',
      label: { en: 'Body', de: 'Text' },
      localized: true,
      required: true,
      admin: {
        rows: 18,
        description: {
          en: 'An empty line begins a new paragraph.',
          de: 'Eine leere Zeile beginnt einen neuen Absatz.',
        },
      },
    },
  ],
}
