import type { CollapsibleField } from 'payload'
import type { GenerateArgs } from 'stateroom-admin/server'
import { seo } from 'stateroom-admin/server'
import { site } from '../live-preview.ts'

/** What search engines and shared links show of the documents below a path of the site. */
export const seoFields = (path: string): CollapsibleField => ({
  type: 'collapsible',
  label: { en: 'Search and sharing', de: 'Suche und Teilen' },
  admin: { initCollapsed: true },
  fields: [
    seo({
      name: 'seo',
      label: { en: 'Search result', de: 'Suchergebnis' },
      uploadsCollection: 'media',
      admin: {
        description: {
          en: 'Left empty, the title and the excerpt are used.',
          de: 'Bleibt dies leer, stehen dort Titel und Auszug.',
        },
      },
      generateTitle: ({ doc }) => (doc.title ? shortened(`${doc.title} – Recto`, 60) : ''),
      generateDescription: ({ doc }) => shortened(doc.excerpt ?? '', 150),
      generateImage: ({ doc }) => doc.cover ?? '',
      generateURL: ({ doc, locale }: GenerateArgs) =>
        doc.slug ? `${site}${locale === 'de' ? '/de' : ''}${path}/${doc.slug}` : '',
    }),
  ],
})

/** Cut between words, where it is too long. */
function shortened(text: string, length: number): string {
  if (text.length <= length) return text
  return `${text.slice(0, text.lastIndexOf(' ', length - 1))}…`
}
