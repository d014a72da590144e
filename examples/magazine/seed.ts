import type { Payload } from 'payload'
import type { MagazineSize } from './seed/magazine-size.ts'
import { wholeMagazine } from './seed/magazine-size.ts'
import { password } from './seed/people.ts'
import { seedCategories } from './seed/steps/categories.ts'
import { removeLeftovers } from './seed/steps/leftovers.ts'
import { seedCovers, seedPortraits } from './seed/steps/media.ts'
import { seedPages } from './seed/steps/pages.ts'
import { seedAuthors, seedStaff } from './seed/steps/people.ts'
import { seedPosts } from './seed/steps/posts.ts'
import { seedSettings } from './seed/steps/settings.ts'

/** Fills an empty database with the magazine: the same one each time, everywhere. */
export default async function seed(
  payload: Payload,
  say: (line: string) => void,
  size: MagazineSize = wholeMagazine,
) {
  await removeLeftovers(payload)
  const covers = await seedCovers(payload, size.covers)
  const portraits = await seedPortraits(payload)
  say(`${covers.length + portraits.length} pictures are painted.`)

  const authors = await seedAuthors(payload, portraits)
  const categories = await seedCategories(payload)
  const [picture] = covers
  const [category] = categories.values()
  if (picture === undefined || category === undefined) throw new Error('Nothing to refer to.')
  await seedPages(payload, { category, picture })
  const newest = await seedPosts(payload, say, size, { authors, categories, covers })
  await seedSettings(payload, newest)
  // Last: an empty database is one without users, so what was interrupted begins anew.
  await seedStaff(payload)

  return { signIn: { email: 'editor@magazine.example', password } }
}
