import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { isPossibleId } from '../../kit/possible-id.ts'
import { mostReferences } from '../cost/caps.ts'
import { TooCostly } from '../cost/too-costly.ts'
import { knownIn } from './known-references.ts'
import type { Reference } from './references-in.ts'
import { referencesIn } from './references-in.ts'

interface Save {
  fields: readonly PayloadField[]
  data: unknown
  /** What the document said before. */
  originalDoc: unknown
  req: PayloadRequest
  /** What is saved, as Payload's own refusals name it. */
  entity: { collection: string } | { global: string }
}

/**
 * Refuses a reference to a document that is gone, before anything is written: the database would
 * refuse it half-way, without a word about the field.
 */
export async function refuseMissing({ fields, data, originalDoc, req, entity }: Save) {
  if (req.payloadAPI !== 'REST') return
  const { blocks } = req.payload
  const before = new Set(referencesIn(fields, originalDoc, blocks).map(keyOf))
  const named = referencesIn(fields, data, blocks)
  const added = named.filter((reference) => !before.has(keyOf(reference)))
  if (added.length === 0) return
  if (added.length > mostReferences) throw new TooCostly()

  const there = await existing(req, added)
  const missing = added.filter((reference) => !there.has(keyOf(reference)))
  if (missing.length === 0) return
  throw new ValidationError({ ...entity, errors: missing.map(refusalIn(req)), req }, req.t)
}

/** Asks for all that these documents name, for a request that keeps what it is told. */
export async function learnReferences(
  req: PayloadRequest,
  fields: readonly PayloadField[],
  documents: readonly unknown[],
): Promise<void> {
  await existing(
    req,
    documents.flatMap((data) => referencesIn(fields, data, req.payload.blocks)),
  )
}

const keyOf = ({ slug, id }: Pick<Reference, 'slug' | 'id'>): string => `${slug} ${id}`

/** Which of them are there: one question to each collection. */
async function existing(
  req: PayloadRequest,
  references: readonly Reference[],
): Promise<ReadonlySet<string>> {
  const known = knownIn(req)
  const unknown = new Map(
    references.filter((one) => !known.has(keyOf(one))).map((one) => [keyOf(one), one]),
  )
  const slugs = new Set([...unknown.values()].map(({ slug }) => slug))
  const asked = [...slugs].map(async (slug) => {
    const named = [...unknown.values()].filter((reference) => reference.slug === slug)
    const ids = named.map(({ id }) => id).filter((id) => isPossibleId(req.payload, slug, id))
    const there = ids.length === 0 ? [] : await idsIn(req, slug, ids)
    for (const reference of named) known.set(keyOf(reference), false)
    for (const id of there) known.set(keyOf({ slug, id }), true)
  })
  await Promise.all(asked)
  return new Set(references.map(keyOf).filter((key) => known.get(key)))
}

async function idsIn(req: PayloadRequest, collection: string, ids: readonly (string | number)[]) {
  const { docs } = await req.payload.db.find({
    collection,
    where: { id: { in: [...ids] } },
    pagination: false,
    sort: 'id',
    select: { id: true },
    req,
  })
  return docs.map(({ id }) => id)
}

const refusalIn =
  ({ i18n, t }: PayloadRequest) =>
  ({ path, label, id }: Reference) => ({
    path,
    message: t('error:documentNotFound', { id }),
    ...(label && { label: getTranslation(label, i18n) }),
  })
