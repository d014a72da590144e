import type { Payload } from 'payload'
import type { DocumentData } from '#contracts/documents'
import { draftParameter } from '#contracts/preview'
import type { Document } from '../../kit/document.ts'
import type { DraftPass } from './draft-token.ts'
import { signPass } from './draft-token.ts'

interface Until extends Pick<DraftPass, 'by' | 'expiresAt' | 'link'> {
  /** The document as it is. */
  data: DocumentData
}

/** When a document was made, where it tells. */
export const bornOf = ({ createdAt }: DocumentData): Pick<DraftPass, 'born'> =>
  typeof createdAt === 'string' ? { born: createdAt } : {}

/** The address with a token in it that lets the site read this document's draft. */
export function draftUrl(
  { secret }: Payload,
  url: string,
  document: Document,
  { by, expiresAt, link, data }: Until,
): string {
  const which =
    'global' in document
      ? { global: document.global.slug }
      : { collection: document.collection.slug, id: document.id, ...bornOf(data) }
  const from = { ...(link !== undefined && { link }), ...(by && { by }) }
  const token = signPass(secret, { ...which, expiresAt, ...from })
  const [address = '', hash] = url.split('#', 2)
  const query = `${address.includes('?') ? '&' : '?'}${draftParameter}=${token}`
  return `${address}${query}${hash === undefined ? '' : `#${hash}`}`
}
