import type { CollectionSlug, Payload } from 'payload'
import { admin } from '../magazine.ts'

export default async function seed(payload: Payload): Promise<void> {
  await payload.create({ collection: 'users' as CollectionSlug, data: admin as never })
}
