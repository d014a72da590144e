import type { GlobalConfig } from 'payload'

export const header = navigation('header')
export const footer = navigation('footer')

function navigation(slug: string): GlobalConfig {
  return {
    slug,
    access: { read: () => true },
    versions: { drafts: true },
    fields: [
      { name: 'label', type: 'text', localized: true },
      {
        name: 'links',
        type: 'array',
        fields: [
          { name: 'text', type: 'text' },
          { name: 'url', type: 'text' },
          { name: 'page', type: 'relationship', relationTo: 'pages' },
        ],
      },
    ],
  }
}
