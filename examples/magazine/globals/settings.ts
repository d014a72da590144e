import type { GlobalConfig } from 'payload'
import { anyone, editors } from '../access.ts'
import { groups } from '../groups.ts'

/** What the whole site shares: its name, its navigation, and the post that leads the home page. */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: { en: 'Site settings', de: 'Website' },
  admin: { group: groups.settings },
  access: { read: anyone, update: editors },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'title',
          type: 'text',
          label: { en: 'Name of the magazine', de: 'Name der Zeitschrift' },
          required: true,
          maxLength: 40,
          admin: { width: '40%' },
        },
        {
          name: 'tagline',
          type: 'text',
          label: { en: 'Tagline', de: 'Untertitel' },
          localized: true,
          maxLength: 120,
          admin: { width: '60%' },
        },
      ],
    },
    {
      name: 'featured',
      type: 'relationship',
      relationTo: 'posts',
      label: { en: 'Post at the top of the home page', de: 'Aufmacher der Startseite' },
    },
    {
      name: 'navigation',
      type: 'array',
      label: { en: 'Navigation', de: 'Navigation' },
      labels: {
        singular: { en: 'Entry', de: 'Eintrag' },
        plural: { en: 'Entries', de: 'Einträge' },
      },
      maxRows: 8,
      fields: linkFields('/categories/design'),
    },
    {
      name: 'social',
      type: 'array',
      label: { en: 'Elsewhere', de: 'Anderswo' },
      labels: {
        singular: { en: 'Profile', de: 'Profil' },
        plural: { en: 'Profiles', de: 'Profile' },
      },
      maxRows: 8,
      fields: linkFields('https://'),
    },
  ],
}

function linkFields(placeholder: string): GlobalConfig['fields'] {
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'label',
          type: 'text',
          label: { en: 'Label', de: 'Beschriftung' },
          localized: true,
          required: true,
          maxLength: 40,
          admin: { width: '40%' },
        },
        {
          name: 'url',
          type: 'text',
          label: { en: 'Address', de: 'Adresse' },
          required: true,
          admin: { width: '60%', placeholder },
        },
      ],
    },
  ]
}
