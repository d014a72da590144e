import type { PayloadRequest } from 'payload'
import type { DocumentId } from '#contracts/documents'
import { seekAskedDocument } from '../../../kit/asked-document.ts'
import type { Document } from '../../../kit/document.ts'
import { referencesIn } from '../../references/references-in.ts'
import { bornOf } from '../draft-url.ts'
import { readDraft } from '../read-draft.ts'
import type { Shown } from './shown-documents.ts'

/** A document that is shown, and whether it names another one. */
export interface Naming {
  document: Document
  isNamed: (slug: string, id: DocumentId) => boolean
}

/** What a document names, as it is saved and as its form has it; null: this user may not read it any more. */
export async function namedBy(req: PayloadRequest, shown: Shown): Promise<Naming | null> {
  const document = await seekAskedDocument(req, shown)
  if (!document) return null
  const saved = await readDraft(req, document)
  if (bornOf(saved).born !== shown.born) return null
  const { fields } = 'global' in document ? document.global : document.collection
  const inForm = Object.entries(shown.references).flatMap(([slug, ids]) =>
    ids.map((id) => ({ slug, id })),
  )
  const named = new Set(
    [...referencesIn(fields, saved, req.payload.blocks), ...inForm].map(({ slug, id }) =>
      nameOf(slug, id),
    ),
  )
  return { document, isNamed: (slug, id) => named.has(nameOf(slug, id)) }
}

const nameOf = (slug: string, id: DocumentId): string => `${slug} ${id}`
