import type { Payload } from 'payload'
import type { Picture } from '../pictures/paint-pictures.ts'
import { paintCovers, paintPortraits } from '../pictures/paint-pictures.ts'
import type { Id } from './id.ts'

export const seedCovers = async (payload: Payload, count: number): Promise<Id[]> =>
  upload(payload, await paintCovers(count))

/** The portraits, in the order of the authors. */
export const seedPortraits = async (payload: Payload): Promise<Id[]> =>
  upload(payload, await paintPortraits())

async function upload(payload: Payload, pictures: readonly Picture[]): Promise<Id[]> {
  const ids: Id[] = []
  for (const { file, alt, credit } of pictures) {
    const data = { alt: alt.en, credit }
    const { id } = await payload.create({ collection: 'media', file, data })
    await payload.update({ collection: 'media', id, locale: 'de', data: { alt: alt.de } })
    ids.push(id)
  }
  return ids
}
