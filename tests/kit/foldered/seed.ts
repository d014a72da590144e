import type { CollectionSlug, Payload } from 'payload'
import { paintCovers } from '../../../examples/magazine/seed/pictures/paint-pictures.ts'
import { seedCategories } from '../../../examples/magazine/seed/steps/categories.ts'
import { seedStaff } from '../../../examples/magazine/seed/steps/people.ts'

const folders = 'payload-folders' as CollectionSlug
const names = ['harbour', 'bridge', 'market', 'tower', 'garden']

/** Five pictures, and three folders of which one is in another. */
export default async function seed(payload: Payload): Promise<void> {
  await seedCategories(payload)
  await seedStaff(payload)
  const make = async (name: string, folder: number | null = null) => {
    const data = { name, folder, folderType: ['media'] } as never
    return (await payload.create({ collection: folders, data })).id as number
  }
  await make('Archive')
  const campaigns = await make('Campaigns')
  const summer = await make('Summer', campaigns)
  const places: Readonly<Record<string, number>> = { tower: campaigns, garden: summer }
  for (const [index, { file }] of (await paintCovers(names.length)).entries()) {
    const name = names[index]!
    const data = { alt: `A ${name}`, ...(places[name] && { folder: places[name] }) } as never
    await payload.create({ collection: 'media', file: { ...file, name: `${name}.png` }, data })
  }
}
