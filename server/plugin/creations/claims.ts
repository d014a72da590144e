import type { Payload } from 'payload'
import { ValidationError } from 'payload'
import { creationsSlug } from './creations.ts'

/** Who makes the document: this request, another one at this moment, or one that has done it. */
export type Claim = { state: 'ours' } | { state: 'busy' } | { state: 'made'; document: string }

const rememberedMs = 24 * 60 * 60 * 1000
/** Longer than any creation lasts: the process that made this claim is gone. */
const abandonedMs = 2 * 60 * 1000

/** Claims a creation. The database lets only one of two have it. */
export async function claim(payload: Payload, key: string): Promise<Claim> {
  await forgetOld(payload)
  try {
    await payload.create({ collection: creationsSlug, data: { key } })
    return { state: 'ours' }
  } catch (thrown) {
    if (!(thrown instanceof ValidationError)) throw thrown
  }
  const document = await documentOf(payload, key)
  return document ? { state: 'made', document } : { state: 'busy' }
}

export async function fulfil(payload: Payload, key: string, id: string | number): Promise<void> {
  const data = { document: String(id) }
  await payload.update({ collection: creationsSlug, where: { key: { equals: key } }, data })
}

export async function abandon(payload: Payload, key: string): Promise<void> {
  await payload.delete({ collection: creationsSlug, where: { key: { equals: key } } })
}

async function documentOf(payload: Payload, key: string): Promise<string | null> {
  const { docs } = await payload.find({
    collection: creationsSlug,
    where: { key: { equals: key } },
    limit: 1,
    pagination: false,
  })
  const document: unknown = docs[0]?.document
  return typeof document === 'string' && document !== '' ? document : null
}

async function forgetOld(payload: Payload): Promise<void> {
  const before = (ms: number) => ({ less_than: new Date(Date.now() - ms).toISOString() })
  await payload.delete({
    collection: creationsSlug,
    where: {
      or: [
        { createdAt: before(rememberedMs) },
        { and: [{ document: { exists: false } }, { createdAt: before(abandonedMs) }] },
      ],
    },
  })
}
