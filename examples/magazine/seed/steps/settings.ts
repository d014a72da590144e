import type { Payload } from 'payload'
import type { Id } from './id.ts'

/** The name of the magazine and how to get around in it. */
export async function seedSettings(payload: Payload, featured: Id | undefined): Promise<void> {
  const settings = await payload.updateGlobal({
    slug: 'settings',
    depth: 0,
    data: {
      title: 'Recto',
      tagline: 'On letters, rooms, books and other made things',
      featured,
      navigation: navigation.map(({ url, en }) => ({ url, label: en })),
      social: [
        { label: 'Letters', url: 'https://letters.example/recto' },
        { label: 'Pictures', url: 'https://pictures.example/recto' },
      ],
    },
  })
  const rows: readonly object[] = settings.navigation ?? []
  await payload.updateGlobal({
    slug: 'settings',
    locale: 'de',
    data: {
      tagline: 'Über Buchstaben, Räume, Bücher und andere gemachte Dinge',
      navigation: rows.map((row, index) => ({ ...row, label: navigation[index]?.de })),
    },
  })
}

const navigation = [
  { url: '/categories/design', en: 'Design', de: 'Gestaltung' },
  { url: '/categories/books', en: 'Books', de: 'Bücher' },
  { url: '/categories/cities', en: 'Cities', de: 'Städte' },
  { url: '/categories/objects', en: 'Objects', de: 'Dinge' },
  { url: '/about', en: 'About', de: 'Über uns' },
] as const
