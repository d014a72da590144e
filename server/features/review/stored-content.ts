import type { PayloadRequest, Where } from 'payload'
import type { DocumentId } from '#contracts/documents'
import type { Document } from '../../kit/document.ts'
import { contentOf, isPublished } from './content.ts'

export type Stored = Readonly<Record<string, unknown>>

/** A state of a document, as the database has it. */
export interface State {
  values: Stored
  content: string
  /** ISO. */
  updatedAt: string | null
  isPublished: boolean
}

/** Its latest version. */
export interface Latest extends State {
  /** null: it was saved before there were versions. */
  version: DocumentId | null
  /** The next autosave would be written over it. */
  isAutosave: boolean
  isTrashed: boolean
}

/** null: there is none. */
export async function latestOf(req: PayloadRequest, document: Document): Promise<Latest | null> {
  const version = await findVersion(req, document, { latest: { equals: true } })
  const state = version ? stateOf(req, document, version.version) : await stateOfRow(req, document)
  return (
    state && {
      ...state,
      version: version?.id ?? null,
      isAutosave: version?.autosave === true,
      isTrashed: Boolean(state.values.deletedAt),
    }
  )
}

/** What the document itself has: what visitors see where it's published. null: there is none. */
export async function stateOfRow(req: PayloadRequest, document: Document): Promise<State | null> {
  const row = await findRow(req, document)
  return row && stateOf(req, document, row)
}

const stateOf = (req: PayloadRequest, document: Document, values: Stored): State => ({
  values,
  content: contentOf(req, document, values),
  updatedAt: isoOf(values.updatedAt),
  isPublished: isPublished(values._status),
})

/** The content of one of its versions; null: there is no such version. */
export async function contentOfVersion(
  req: PayloadRequest,
  document: Document,
  id: DocumentId,
): Promise<string | null> {
  const found = await findVersion(req, document, { id: { equals: id } })
  return found && contentOf(req, document, found.version)
}

export interface Version {
  id: DocumentId
  autosave?: boolean | null
  version: Record<string, unknown>
}

/** The newest of those that a condition fits. */
export async function findVersion(
  req: PayloadRequest,
  document: Document,
  where: Where,
): Promise<Version | null> {
  const asked = { limit: 1, locale: 'all', pagination: false, sort: '-updatedAt', req } as const
  const { db } = req.payload
  const { docs } =
    'global' in document
      ? await db.findGlobalVersions({ ...asked, global: document.global.slug, where })
      : await db.findVersions({
          ...asked,
          collection: document.collection.slug,
          where: { and: [{ parent: { equals: document.id } }, where] },
        })
  return (docs[0] as Version | undefined) ?? null
}

async function findRow(req: PayloadRequest, document: Document): Promise<Stored | null> {
  const { db } = req.payload
  const row: Stored | null =
    'global' in document
      ? await db.findGlobal({ slug: document.global.slug, req })
      : await db.findOne({
          collection: document.collection.slug,
          where: { id: { equals: document.id } },
          locale: 'all',
          req,
        })
  return row && Object.keys(row).length > 0 ? row : null
}

export const isoOf = (date: unknown): string | null =>
  typeof date === 'string' || date instanceof Date ? new Date(date).toISOString() : null
