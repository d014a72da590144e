import type { CollapsibleField } from 'payload'

/** What search engines and shared links show, for those who want to say it differently there. */
export const seoFields: CollapsibleField = {
  type: 'collapsible',
  label: { en: 'Search and sharing', de: 'Suche und Teilen' },
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'seo',
      type: 'group',
      label: { en: 'Search result', de: 'Suchergebnis' },
      admin: {
        description: {
          en: 'Left empty, the title and the excerpt are used.',
          de: 'Bleibt dies leer, stehen dort Titel und Auszug.',
        },
      },
      fields: [
        {
          name: 'title',
          type: 'text',
          label: { en: 'Title', de: 'Titel' },
          localized: true,
          maxLength: 60,
        },
        {
          name: 'description',
          type: 'textarea',
          label: { en: 'Description', de: 'Beschreibung' },
          localized: true,
          maxLength: 160,
        },
      ],
    },
  ],
}
