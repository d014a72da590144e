import type { Where } from 'payload'
import type { DocumentStatus } from '#contracts/document-status'
import { documentStatuses, isDocumentStatus, statusFilterField } from '#contracts/document-status'
import { isRecord } from '#contracts/is-record'
import { isNotPublic, isPublic } from './public-parent.ts'

type Ids = readonly (number | string)[]

/** Asks for the ids of what is to be published later, once, where a filter needs them. */
export type ReadScheduled = () => Promise<Ids>

/** The filter with each comparison of the status said in what Payload knows. */
export async function withStatuses(where: Where, scheduled: ReadScheduled): Promise<Where> {
  const conditions: Where[] = []
  for (const [path, condition] of Object.entries(where)) {
    if (path === statusFilterField && isRecord(condition)) {
      conditions.push(...(await statusWheres(condition, scheduled)))
    } else if (Array.isArray(condition)) {
      const within = []
      for (const inner of condition) within.push(await withStatuses(inner, scheduled))
      conditions.push({ [path]: within })
    } else {
      conditions.push({ [path]: condition })
    }
  }
  return conditions.length === 1 ? conditions[0]! : { and: conditions }
}

export function namesStatus(where: Where): boolean {
  return Object.entries(where).some(
    ([path, condition]) =>
      path === statusFilterField || (Array.isArray(condition) && condition.some(namesStatus)),
  )
}

async function statusWheres(
  condition: Record<string, unknown>,
  scheduled: ReadScheduled,
): Promise<Where[]> {
  const wheres = []
  for (const [operator, value] of Object.entries(condition)) {
    const wanted = wantedBy(operator, value)
    // Payload refuses what it does not know.
    wheres.push(
      wanted ? await anyOf(wanted, scheduled) : { [statusFilterField]: { [operator]: value } },
    )
  }
  return wheres as Where[]
}

function wantedBy(operator: string, value: unknown): readonly DocumentStatus[] | undefined {
  const named = statusesIn(value)
  switch (operator) {
    case 'equals':
    case 'in':
      return named
    case 'not_equals':
    case 'not_in':
      return documentStatuses.filter((status) => !named.includes(status))
    case 'exists':
      return value === true || value === 'true' ? documentStatuses : []
    default:
      return undefined
  }
}

/** A list comes as one, or as a text with commas. */
const statusesIn = (value: unknown): readonly DocumentStatus[] =>
  (Array.isArray(value) ? value : String(value).split(',')).filter(isDocumentStatus)

const isDraft: Where = { _status: { equals: 'draft' } }
const isPublished: Where = { _status: { equals: 'published' } }
const nothing: Where = { and: [isDraft, isPublished] }

async function anyOf(wanted: readonly DocumentStatus[], read: ReadScheduled): Promise<Where> {
  const isWanted = (status: DocumentStatus) => wanted.includes(status)
  const ofDrafts = documentStatuses.filter((status) => status !== 'published')
  const wheres: Where[] = isWanted('published') ? [isPublished] : []
  if (ofDrafts.every(isWanted)) wheres.push(isDraft)
  else if (ofDrafts.some(isWanted)) {
    const ids = [...(await read())]
    const isWaiting: Where = ids.length > 0 ? { id: { in: ids } } : nothing
    const isNotWaiting: Where[] = ids.length > 0 ? [{ id: { not_in: ids } }] : []
    const where: Record<Exclude<DocumentStatus, 'published'>, Where> = {
      draft: { and: [isDraft, isNotPublic, ...isNotWaiting] },
      changed: { and: [isDraft, isPublic, ...isNotWaiting] },
      scheduled: { and: [isDraft, isWaiting] },
    }
    wheres.push(...ofDrafts.filter(isWanted).map((status) => where[status]))
  }
  return wheres.length > 0 ? { or: wheres } : nothing
}
