import type { Payload } from 'payload'
import { toSlug } from '../../fields/to-slug.ts'
import { diceFor } from '../dice.ts'
import { authors, password, staff } from '../people.ts'
import type { Id } from './id.ts'

export async function seedStaff(payload: Payload): Promise<void> {
  for (const person of staff) {
    await payload.create({ collection: 'users', data: { ...person, password } })
  }
}

/** Everybody who writes, each with a portrait and a link or two. */
export async function seedAuthors(payload: Payload, portraits: readonly Id[]): Promise<Id[]> {
  const ids: Id[] = []
  for (const [index, { name, bio }] of authors.entries()) {
    const handle = toSlug(name)
    const { id } = await payload.create({
      collection: 'authors',
      depth: 0,
      data: {
        name,
        bio,
        email: `${handle}@magazine.example`,
        portrait: portraits[index],
        links: linksOf(handle),
      },
    })
    ids.push(id)
  }
  return ids
}

function linksOf(handle: string): { label: string; url: string }[] {
  const website = { label: 'Website', url: `https://${handle}.example` }
  const photographs = { label: 'Photographs', url: `https://pictures.example/${handle}` }
  return diceFor(`links of ${handle}`).chance(0.4) ? [website, photographs] : [website]
}
