import type { PayloadRequest, TypedUser, Where } from 'payload'
import { isRecord } from '#contracts/is-record'

const preferencesSlug = 'payload-preferences'
const key = 'stateroom-inbox'

/** Many more than an inbox shows: what is read stays so when newer ones are deleted. */
const mostKept = 1000

/** Entries that this user has read, as a preference of theirs. */
export async function readMarks(req: PayloadRequest): Promise<ReadonlySet<string>> {
  return new Set(await keptMarks(req))
}

/** Adds these to them; answers whether they are new. */
export async function addReadMarks(req: PayloadRequest, read: readonly string[]): Promise<boolean> {
  const kept = await keptMarks(req)
  const added = read.filter((id) => !kept.includes(id))
  if (added.length === 0) return false
  const { collection, id } = req.user!
  await req.payload.db.upsert({
    collection: preferencesSlug,
    data: {
      key,
      user: { relationTo: collection, value: id },
      value: { read: [...added, ...kept].slice(0, mostKept) },
    },
    where: isTheirs(req.user!),
    req,
  })
  return true
}

async function keptMarks(req: PayloadRequest): Promise<readonly string[]> {
  const found = await req.payload.db.findOne<{ id: string | number; value?: unknown }>({
    collection: preferencesSlug,
    where: isTheirs(req.user!),
    req,
  })
  const value = found?.value
  // Whoever writes it by themselves may have kept anything.
  const read = isRecord(value) && Array.isArray(value.read) ? value.read : []
  return read.filter((id) => typeof id === 'string')
}

const isTheirs = ({ collection, id }: TypedUser): Where => ({
  and: [
    { key: { equals: key } },
    { 'user.value': { equals: id } },
    { 'user.relationTo': { equals: collection } },
  ],
})
