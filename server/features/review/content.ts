import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { isRecord } from '#contracts/is-record'
import type { Document } from '../../kit/document.ts'
import { authorField } from '../authors/author-field.ts'
import { entityOf } from '../locks/lock-place.ts'
import { canonical } from './canonical.ts'

type Stored = Readonly<Record<string, unknown>>

/** The values of the site's own fields that a version keeps: no dates, no status, no author, no place. */
export function valuesIn(
  { payload }: PayloadRequest,
  document: Document,
  stored: Stored,
): Record<string, unknown> {
  const { folders } = payload.config
  const names = entityOf(document)
    .flattenedFields.filter(
      (field) => field.type !== 'join' && !('virtual' in field && field.virtual),
    )
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('_') && !kept.has(name))
    .filter((name) => !folders || name !== folders.fieldName)
  return Object.fromEntries(names.map((name) => [name, stored[name]]))
}

const kept: ReadonlySet<string> = new Set([
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', 'globalType', authorField.name],
  // Addresses of a file follow from its name.
  ...['url', 'thumbnailURL'],
])

/** Names the content of what is stored, in every language: nothing else leads to the same name. */
export const contentOf = (req: PayloadRequest, document: Document, stored: Stored): string =>
  createHash('sha256')
    .update(canonical(valuesIn(req, document, stored)))
    .digest('base64url')

/** Whether visitors see some of it: each language may have a status of its own. */
export const isPublishedSomewhere = (status: unknown): boolean =>
  isRecord(status) ? Object.values(status).includes('published') : status === 'published'

/** Whether visitors see all of it. */
export const isPublished = (status: unknown): boolean =>
  isRecord(status)
    ? Object.values(status).length > 0 && Object.values(status).every((one) => one === 'published')
    : status === 'published'
