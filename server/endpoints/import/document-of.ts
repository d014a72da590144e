import type { PayloadRequest } from 'payload'
import type { DocumentId } from '#contracts/documents'
import type { ImportLine } from '#contracts/import'
import { Problem } from '#problems'
import { isNamedByHand } from '../../features/own-ids/id-field.ts'
import type { One } from '../bulk/one.ts'
import { findOne, requestFor, seen } from '../bulk/one.ts'
import type { ImportAsked } from './request.ts'

/** The document that a line is about; null: it is about a new one. */
export async function documentOf(
  req: PayloadRequest,
  asked: ImportAsked,
  { key, base }: ImportLine,
): Promise<One | null> {
  const isNamed = asked.key !== null && key !== null
  const id = isNamed ? await idOf(req, asked, key) : null
  const change = { kind: 'edit', data: {} } as const
  const one =
    id === null ? null : await findOne(req, { ...asked, change }, { id, ...(base && { base }) })

  if (one && asked.mode === 'create') throw new Problem('import.exists')
  if (one) return one
  if (asked.mode === 'update' && !isNamed) throw new Problem('import.noKey')
  const isMade = asked.key !== 'id' || isNamedByHand(asked.collection)
  const isMissed = isNamed && (!isMade || asked.mode === 'update')
  if (isMissed) throw new Problem('import.unknown', { details: { value: String(key) } })
  return null
}

async function idOf(
  req: PayloadRequest,
  { ahead, collection, key: name, locale }: ImportAsked,
  key: DocumentId,
): Promise<DocumentId | null> {
  if (name === null || name === 'id') return key
  const ids = ahead?.keys?.get(String(key)) ?? (await idsOf(req, { collection, name, locale }, key))
  if (ids.length > 1) throw new Problem('import.ambiguous', { details: { value: String(key) } })
  return ids[0] ?? null
}

interface Named {
  collection: ImportAsked['collection']
  name: string
  locale: string | undefined
}

/** As this person sees them. */
async function idsOf(
  req: PayloadRequest,
  { collection, name, locale }: Named,
  key: DocumentId,
): Promise<readonly DocumentId[]> {
  const { docs } = await req.payload.find({
    ...seen,
    collection: collection.slug,
    where: { [name]: { equals: key } },
    draft: true,
    limit: 2,
    pagination: false,
    req: requestFor(req, { collection, id: null, ...(locale !== undefined && { locale }) }),
  })
  return docs.map(({ id }) => id)
}
