import { randomUUID } from 'node:crypto'
import type { PayloadRequest, SelectType } from 'payload'
import type { DocumentData } from '#contracts/documents'
import { templatesSlug } from './templates-collection.ts'

/** A template as it is stored, without its values. */
export interface KeptTemplate {
  id: string
  name: string
  /** The slug of its collection. */
  of: string
  /** Empty: the document is deleted. */
  source?: string | null
  /** Empty: a user who was deleted. */
  author?: string | null
  createdAt: string
}

/** By the codes of the content's languages; by '' where there are none. */
export type ValuesByLocale = Readonly<Record<string, DocumentData>>

const head: SelectType = {
  name: true,
  of: true,
  source: true,
  author: true,
  createdAt: true,
}

export async function templatesOf(req: PayloadRequest, slug: string): Promise<KeptTemplate[]> {
  const { docs } = await req.payload.db.find<KeptTemplate>({
    ...{ collection: templatesSlug, where: { of: { equals: slug } }, select: head },
    ...{ sort: 'name', pagination: false, limit: 0, req },
  })
  return docs
}

/** null: there is none. */
export const templateById = (req: PayloadRequest, id: string): Promise<KeptTemplate | null> =>
  req.payload.db.findOne<KeptTemplate & { id: string }>({
    ...{ collection: templatesSlug, where: { id: { equals: id } }, select: head, req },
  })

export async function valuesOfTemplate(req: PayloadRequest, id: string): Promise<ValuesByLocale> {
  const found = await req.payload.db.findOne<{ id: string; values?: ValuesByLocale | null }>({
    ...{ collection: templatesSlug, where: { id: { equals: id } }, req },
  })
  return found?.values ?? {}
}

export async function addTemplate(
  req: PayloadRequest,
  template: Omit<KeptTemplate, 'id' | 'createdAt'> & { values: ValuesByLocale },
): Promise<string> {
  const id = randomUUID()
  const now = new Date().toISOString()
  const data = { ...template, id, createdAt: now, updatedAt: now }
  await req.payload.db.create({ collection: templatesSlug, data, customID: id, req })
  return id
}

export async function renameTemplate(req: PayloadRequest, id: string, name: string): Promise<void> {
  const data = { name, updatedAt: new Date().toISOString() }
  await req.payload.db.updateOne({ collection: templatesSlug, id, data, req })
}

export async function removeTemplate(req: PayloadRequest, id: string): Promise<void> {
  await req.payload.db.deleteMany({
    ...{ collection: templatesSlug, where: { id: { equals: id } }, req },
  })
}
