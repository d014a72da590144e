import type { PayloadRequest } from 'payload'
import type { AskedDocument, DocumentData, DocumentId } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { Document } from '../../../kit/document.ts'
import { askedDocument } from '../../../kit/document.ts'
import { holdDocument } from '../../../kit/hold-document.ts'
import { inTransaction } from '../../../kit/in-transaction.ts'
import { bornOf } from '../draft-url.ts'

/** Ids of documents, by their collections. */
export type References = Readonly<Record<string, readonly DocumentId[]>>

/** A document whose page somebody has beside its form, or had until a while ago. */
export interface Shown extends AskedDocument {
  /** When it was made: a database may give its id again. */
  born?: string
  /** Documents that its form names, saved or not. */
  references: References
  /** In ms since the epoch. */
  expiresAt: number
}

/** Of one person, and of one document. */
const most = { documents: 20, references: 1000 }

const shownMs = 12 * 60 * 60 * 1000

/** The documents that are shown to this user. */
export async function shownTo(req: PayloadRequest): Promise<readonly Shown[]> {
  const kept = await req.payload.kv.get(keyOf(req))
  const documents = isRecord(kept) && Array.isArray(kept.documents) ? kept.documents : []
  return (documents as unknown as Shown[]).filter(({ expiresAt }) => expiresAt > Date.now())
}

/**
 * Notes that a document is shown, and what its form names besides what is saved. Payload's published
 * clients send nothing along that could say it.
 */
export async function noteShown(
  req: PayloadRequest,
  document: Document,
  data: DocumentData,
  references: References = {},
): Promise<void> {
  if (!isFromPanel(req)) return
  const which = askedDocument(document)
  const before = (await shownTo(req)).find((one) => isSame(one, which))
  const isNews = before?.born !== bornOf(data).born || Object.keys(references).length > 0
  // It is asked after each save where a document is shown.
  if (before && !isNews && before.expiresAt > Date.now() + shownMs / 2) return
  await change(req, (documents) => {
    const known = documents.find((one) => isSame(one, which) && one.born === bornOf(data).born)
    const shown: Shown = {
      ...which,
      ...bornOf(data),
      references: together(references, known?.references ?? {}),
      expiresAt: Date.now() + shownMs,
    }
    return [shown, ...documents.filter((one) => !isSame(one, which))].slice(0, most.documents)
  })
}

export const isSame = (one: AskedDocument, other: AskedDocument): boolean =>
  one.collectionSlug === other.collectionSlug &&
  one.globalSlug === other.globalSlug &&
  String(one.id) === String(other.id)

/** One after the other: several tabs may show documents at once. */
async function change(
  req: PayloadRequest,
  make: (documents: readonly Shown[]) => readonly Shown[],
): Promise<void> {
  const { collection, id } = req.user!
  const account = { collection: req.payload.collections[collection]!.config, id }
  await inTransaction(req, async () => {
    await holdDocument(req, account)
    await req.payload.kv.set(keyOf(req), { documents: make(await shownTo(req)) })
  })
}

/** The newest first: where there are too many, those that were named before are left out. */
function together(named: References, before: References): References {
  let left = most.references
  const all: Record<string, readonly DocumentId[]> = {}
  for (const slug of new Set([...Object.keys(named), ...Object.keys(before)])) {
    all[slug] = [...new Set([...(named[slug] ?? []), ...(before[slug] ?? [])])].slice(0, left)
    left -= all[slug].length
  }
  return all
}

const keyOf = ({ user }: PayloadRequest): string =>
  `stateroom-shown:${user?.collection}:${user?.id}`

/**
 * A page of the site could have this address asked for as a picture, with the session and no origin.
 * What browsers say of it then is `same-site`; over plain HTTP they say where it comes from at most.
 */
function isFromPanel({ headers, payload }: PayloadRequest): boolean {
  const { csrf } = payload.config
  const origin = headers.get('origin')
  if (origin !== null) return csrf.includes(origin)
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin'
  const from = headers.get('referer') ?? ''
  return URL.canParse(from) && csrf.includes(new URL(from).origin)
}
