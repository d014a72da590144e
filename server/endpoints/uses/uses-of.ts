import type {
  DefaultDocumentIDType,
  PayloadRequest,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { isRecord } from '#contracts/is-record'
import { reindexPath } from '#contracts/reindex'
import type { Use } from '#contracts/uses'
import { referencesIn } from '../../features/references/references-in.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { mayReferTo } from './may-refer-to.ts'

interface Referred {
  slug: string
  id: DefaultDocumentIDType
}

/** Documents that are looked through at once. */
const atOnce = 200

/** Every document that refers to this one, in any language, in its draft or in what is published. */
export async function usesOf(req: PayloadRequest, referred: Referred): Promise<Use[]> {
  const { collections, globals } = req.payload.config
  const uses: Use[] = []
  for (const collection of collections.filter(isSiteContent)) {
    const fields = referring(collection.fields, req, referred)
    if (fields.length > 0) uses.push(...(await usesInCollection(req, collection, fields, referred)))
  }
  for (const global of globals) {
    const fields = referring(global.fields, req, referred)
    if (fields.length > 0) uses.push(...(await usesInGlobal(req, global, fields, referred)))
  }
  return uses
}

/** Locks and entries of the search refer to every document, and are nobody's content. */
const isSiteContent = ({ endpoints, slug }: SanitizedCollectionConfig): boolean =>
  !/^(payload|stateroom)-/.test(slug) && !(endpoints || []).some(({ path }) => path === reindexPath)

/** The fields at the top of a document in or below which it can be named. */
const referring = (fields: readonly PayloadField[], req: PayloadRequest, { slug }: Referred) =>
  fields.filter((field) => mayReferTo(slug, field, req.payload.blocks))

/** Reads the collection as the person who asks does: what they may not see is not there. */
async function usesInCollection(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  fields: readonly PayloadField[],
  referred: Referred,
): Promise<Use[]> {
  const { slug } = collection
  const { useAsTitle = 'id' } = collection.admin
  const found = new Map<string, Use>()
  for (const reading of readings(req, hasDraftsEnabled(collection))) {
    for (let page = 1, isMore = true; isMore; page += 1) {
      const answer = await req.payload.find({
        collection: slug,
        // All fields: with `select`, Payload leaves out files of a list in rows.
        ...reading,
        page,
        depth: 0,
        limit: atOnce,
        sort: 'id',
        overrideAccess: false,
        disableErrors: true,
        req,
      })
      for (const doc of answer.docs as unknown as Record<string, unknown>[]) {
        for (const path of pathsIn(req, fields, doc, referred)) {
          const id = doc.id as DefaultDocumentIDType
          const key = `${id} ${path}`
          if (!found.has(key)) found.set(key, { slug, id, title: titleIn(doc, useAsTitle), path })
        }
      }
      isMore = answer.hasNextPage
    }
  }
  return [...found.values()]
}

async function usesInGlobal(
  req: PayloadRequest,
  global: SanitizedGlobalConfig,
  fields: readonly PayloadField[],
  referred: Referred,
): Promise<Use[]> {
  const found = new Map<string, Use>()
  const title = typeof global.label === 'string' ? global.label : global.slug
  for (const reading of readings(req, hasDraftsEnabled(global))) {
    const doc: unknown = await req.payload
      .findGlobal({ slug: global.slug, ...reading, depth: 0, overrideAccess: false, req })
      .catch(() => null)
    for (const path of pathsIn(req, fields, doc, referred)) {
      found.set(path, { slug: global.slug, id: null, title, path })
    }
  }
  return [...found.values()]
}

/** Payload's types are of a site without languages. */
type Locale = 'en'

interface Reading {
  draft: boolean
  locale?: Locale
  fallbackLocale?: false
}

/** In every language, what is published and what is to be. */
function readings({ payload }: PayloadRequest, hasDrafts: boolean): Reading[] {
  const { localization } = payload.config
  const codes = localization ? localization.localeCodes : [undefined]
  const drafts = hasDrafts ? [true, false] : [false]
  return codes.flatMap((locale) =>
    drafts.map((draft) => ({
      draft,
      ...(locale !== undefined && { locale: locale as Locale, fallbackLocale: false as const }),
    })),
  )
}

const pathsIn = (
  { payload }: PayloadRequest,
  fields: readonly PayloadField[],
  doc: unknown,
  referred: Referred,
): string[] =>
  isRecord(doc)
    ? referencesIn(fields, doc, payload.blocks)
        .filter(({ slug, id }) => slug === referred.slug && String(id) === String(referred.id))
        .map(({ path }) => path)
    : []

function titleIn(doc: Record<string, unknown>, useAsTitle: string): string {
  const title = doc[useAsTitle]
  return typeof title === 'string' && title !== '' ? title : String(doc.id)
}
