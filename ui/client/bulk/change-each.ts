import type { ClientCollection } from '#contracts/admin-config'
import type { BulkDocument, BulkRequest, BulkResult } from '#contracts/bulk'
import type { BulkChange } from '#contracts/bulk-change'
import { isOfTrash } from '#contracts/bulk-change'
import type { BulkEdit } from '#contracts/bulk-edit'
import { valuesFor, writtenBy } from '#contracts/bulk-edit'
import { editing, localeOf, pathOf } from '#contracts/document-address'
import type { DocumentData, DocumentPermissions, DocumentRef } from '#contracts/documents'
import { Problem, toProblem, toProblemData } from '#problems'
import { readAgain, readPermissions } from '../documents.ts'
import type { QueryValue } from '../query-string.ts'
import { restoration } from '../trash.ts'
import type { BulkServer } from './bulk-server.ts'

/**
 * The same for a server that only knows one document at a time: each is read, and then changed. What
 * only its hooks would say against it is known when it is tried.
 */
export async function changeEach(
  server: BulkServer,
  request: BulkRequest,
  signal: AbortSignal,
): Promise<readonly BulkResult[]> {
  const results: BulkResult[] = []
  for (const document of request.documents) {
    results.push(await resultOf(server, request, document, signal))
  }
  return results
}

async function resultOf(
  server: BulkServer,
  request: BulkRequest,
  document: BulkDocument,
  signal: AbortSignal,
): Promise<BulkResult> {
  const { id } = document
  try {
    return { id, ...(await outcomeOf(server, request, document, signal)) }
  } catch (thrown) {
    const { code } = toProblem(thrown)
    if (signal.aborted || endsTheRun.has(code)) throw thrown
    if (code === 'document.notFound') return { id, title: null, outcome: 'gone' }
    return { id, title: null, outcome: 'refused', problem: toProblemData(thrown) }
  }
}

/** None of this document's fault: it would be the same for the next one. */
const endsTheRun: ReadonlySet<string> = new Set([
  'request.tooMany',
  'server.intercepted',
  'server.unreachable',
  'session.ended',
  'unexpected',
])

async function outcomeOf(
  { http, collection }: BulkServer,
  { change, dryRun, locale, withValues }: BulkRequest,
  { id, base }: BulkDocument,
  signal: AbortSignal,
): Promise<Omit<BulkResult, 'id'>> {
  const ref: DocumentRef = {
    kind: 'collection',
    slug: collection.slug,
    id,
    locale: locale ?? null,
    ...(isOfTrash(change) && { inTrash: true }),
  }
  const hasDrafts = collection.drafts !== null
  const seen = await readAgain(http, ref, hasDrafts)
  const title = titleIn(seen.data, collection.useAsTitle)
  const now = baseOf(seen.data)
  if (change.kind === 'edit') refuseUnreadable(change, seen.data)
  if (isAsAsked(seen, change)) return { title, outcome: 'unchanged', ...now }
  if (base !== undefined && now.base !== base) throw new Problem('bulk.stale')
  if (dryRun) {
    const permissions = await readPermissions(http, ref, hasDrafts, signal)
    if (!isAllowed(permissions, change)) throw new Problem('access.refused')
    const values = withValues && change.kind === 'edit' && valuesFor(change, seen.data)
    return { title, outcome: 'changed', ...now, ...(values && { values }) }
  }
  const { doc } = await http<{ doc?: DocumentData }>(pathOf(ref), {
    ...writing(change, seen.data, collection, localeOf(ref)),
    signal,
  })
  return { title, outcome: 'changed', ...baseOf(doc ?? {}) }
}

function isAsAsked(
  { data, isPublic }: { data: DocumentData; isPublic: boolean },
  change: BulkChange,
): boolean {
  switch (change.kind) {
    case 'publish':
      return data._status === 'published'
    case 'unpublish':
      return !isPublic
    case 'edit':
      return Object.entries(writtenBy(change, data)).every(
        ([name, value]) => JSON.stringify(data[name] ?? null) === JSON.stringify(value),
      )
    default:
      return false
  }
}

/** What isn't there, not even empty, may be kept back from this person: it would be lost. */
function refuseUnreadable({ lists = {} }: BulkEdit, data: DocumentData): void {
  const isHere = Object.keys(lists).every((name) => name in data)
  if (!isHere) throw new Problem('access.refused')
}

function isAllowed(may: DocumentPermissions, { kind }: BulkChange): boolean {
  if (kind === 'delete' || kind === 'deleteForever') return may.delete
  return kind === 'publish' || kind === 'restorePublished' ? may.publish : may.update
}

function writing(
  change: BulkChange,
  data: DocumentData,
  { drafts, trash }: ClientCollection,
  locale: Record<string, QueryValue>,
) {
  const query = {
    ...editing,
    ...locale,
    ...(isOfTrash(change) && { trash: true }),
    overrideLock: false,
  }
  const patch = (body: DocumentData, more = {}) =>
    ({ method: 'PATCH', query: { ...query, ...more }, body }) as const
  switch (change.kind) {
    case 'publish':
      return patch({ _status: 'published' })
    case 'unpublish':
      return patch({ _status: 'draft' })
    case 'edit':
      return drafts
        ? patch({ ...writtenBy(change, data), _status: 'draft' }, { draft: true })
        : patch(writtenBy(change, data))
    case 'delete':
      return trash
        ? patch({ deletedAt: new Date().toISOString() })
        : ({ method: 'DELETE', query } as const)
    case 'deleteForever':
      return { method: 'DELETE', query } as const
    case 'restore':
      return patch(restoration({ drafts }, 'draft'))
    case 'restorePublished':
      return patch(restoration({ drafts }, 'published'))
    case 'undo':
      throw new Problem('bulk.notKept')
  }
}

const baseOf = ({ updatedAt }: DocumentData) =>
  typeof updatedAt === 'string' ? { base: updatedAt } : {}

function titleIn(data: DocumentData, name: string): string | null {
  const title = data[name]
  return typeof title === 'string' && title !== '' ? title : null
}
