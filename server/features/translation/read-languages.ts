import type { PayloadRequest, TypedLocale } from 'payload'
import { isolateObjectProperty } from 'payload'
import type { DocumentData } from '#contracts/documents'
import type { LocalizedLeaf } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import type { Document } from '../../kit/document.ts'
import { localizedLeaves } from '../../kit/payload-fields/field-tree.ts'
import { entityOf } from '../locks/lock-place.ts'
import { inLocale } from './in-locale.ts'

/** A document in all its languages. */
export interface Languages {
  in: (locale: string) => DocumentData
  /** What is to be translated from the one into the other. */
  leaves: (source: string, target: string) => readonly LocalizedLeaf[]
}

/** The latest of it, as far as this user may read it, or all of it. */
export async function readLanguages(
  req: PayloadRequest,
  document: Document,
  { overrideAccess }: { overrideAccess: boolean },
): Promise<Languages> {
  const reading = {
    ...{ depth: 0, draft: true, overrideAccess },
    locale: 'all' as TypedLocale,
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query']),
  }
  const doc: unknown =
    'global' in document
      ? await req.payload.findGlobal({ slug: document.global.slug, ...reading })
      : await req.payload.findByID({
          ...{ collection: document.collection.slug, id: document.id },
          ...{ trash: true, disableErrors: true },
          ...reading,
        })
  return languagesOf(req, document, doc)
}

/** Of what was read in all languages at once. */
export function languagesOf(req: PayloadRequest, document: Document, doc: unknown): Languages {
  const { fields } = entityOf(document)
  const { blocks } = req.payload
  const data = isRecord(doc) ? (JSON.parse(JSON.stringify(doc)) as DocumentData) : {}
  const known = new Map<string, DocumentData>()
  const within = (locale: string): DocumentData => {
    const read = known.get(locale) ?? inLocale(fields, data, locale, blocks)
    known.set(locale, read)
    return read
  }
  return {
    in: within,
    leaves: (source, target) => localizedLeaves(fields, within(source), within(target), blocks),
  }
}
