import type { TextField } from 'payload'
import { toSlug } from './to-slug.ts'

/** The last part of an address. Left empty, it is made from the title or the name. */
export function slugField(source: 'title' | 'name'): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: { en: 'Slug', de: 'Adresse' },
    unique: true,
    maxLength: 120,
    hooks: {
      beforeValidate: [
        ({ value, data }) => toSlug(String(value || data?.[source] || '')) || undefined,
      ],
    },
    admin: {
      position: 'sidebar',
      description: {
        en: 'The last part of the address. Leave it empty to have it made from the title.',
        de: 'Der letzte Teil der Adresse. Bleibt das Feld leer, entsteht sie aus dem Titel.',
      },
    },
  }
}
