import type { Payload } from 'payload'
import { shelves } from '../shelves.ts'
import type { Id } from './id.ts'

/** The categories, by slug. */
export async function seedCategories(payload: Payload): Promise<ReadonlyMap<string, Id>> {
  const ids = new Map<string, Id>()
  for (const { slug, colour, en, de } of shelves) {
    const { id } = await payload.create({ collection: 'categories', data: { ...en, slug, colour } })
    await payload.update({ collection: 'categories', id, locale: 'de', data: de })
    ids.set(slug, id)
  }
  return ids
}
