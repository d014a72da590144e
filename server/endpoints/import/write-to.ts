import { isolateObjectProperty } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { DocumentData } from '#contracts/documents'
import type { One } from '../bulk/one.ts'
import { update } from '../bulk/update.ts'

/** Writes it as a draft where there are drafts, unless it is to be published. */
export function writeTo(one: One, { _status, ...data }: DocumentData): Promise<DocumentData> {
  if (!hasDraftsEnabled(one.collection)) return update(one, data)
  return _status === 'published'
    ? update(one, { ...data, _status })
    : update(one, { ...data, _status: 'draft' }, { draft: true })
}

/** The same document, asked for in another language; it stays in the transaction it is in. */
export const inLanguage = (one: One, locale: string): One => ({
  ...one,
  req: Object.assign(isolateObjectProperty(one.req, 'locale'), { locale }),
})
