import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  FlattenedField,
  PayloadRequest,
  Where,
  WhereField,
} from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { isRecord } from '#contracts/is-record'
import { editedByOthers, ownFilterField } from '#contracts/own-documents'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { authorField, authorOf } from './author-field.ts'

/** Whether each version of its drafts says who saved it; not before the migration of a project has run. */
export const knowsAuthors = (collection: {
  flattenedFields: readonly FlattenedField[]
  versions?: unknown
}): boolean =>
  hasDraftsEnabled(collection as Parameters<typeof hasDraftsEnabled>[0]) &&
  collection.flattenedFields.some(({ name }) => name === authorField.name)

/** Adds to what a list of drafts can be filtered by: the documents of whoever asks. */
export const filterByOwn = (collection: CollectionConfig): CollectionConfig =>
  collection.versions
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          beforeOperation: [...(collection.hooks?.beforeOperation ?? []), markOwn],
        },
      }
    : collection

const markOwn: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  const isOfDrafts = operation === 'read' && 'draft' in args && args.draft
  if (!isOfDrafts || !('where' in args) || !args.where || !knowsAuthors(collection)) return args
  return { ...args, where: replaced(args.where, ownFilterField, marked) }
}

/**
 * Payload lets no filter ask about a hidden field. So it's said with this as an id, until Payload has
 * checked the filter and the database is asked.
 */
const ownMark = 'stateroom:own'
const othersMark = 'stateroom:others'

/** Payload refuses what it does not know. */
function marked(condition: unknown): Where | undefined {
  const asked = isRecord(condition) ? String(condition.equals) : ''
  if (asked === 'true') return { id: { equals: ownMark } }
  if (asked === editedByOthers) return { id: { equals: othersMark } }
  return asked === 'false' ? { id: { not_equals: ownMark } } : undefined
}

export const findOwn: DatabaseLayer = {
  queryDrafts: async (asked, next) =>
    next(
      asked.where ? { ...asked, where: replaced(asked.where, 'parent', ownOf(asked.req)) } : asked,
    ),
}

const ownOf =
  (req: Partial<PayloadRequest> | undefined) =>
  (condition: unknown): Where | undefined => {
    if (!isRecord(condition)) return undefined
    // Nothing is nobody's.
    const author = authorOf({ req }) ?? ''
    if (condition.equals === ownMark) return { or: noted({ equals: author }) }
    if (condition.equals === othersMark) return latest({ not_equals: author })
    return condition.not_equals === ownMark ? { and: noted({ not_equals: author }) } : undefined
  }

const latest = (author: WhereField): Where => ({ [`version.${authorField.name}`]: author })

/** Of the latest version, and of the creation. */
const noted = (author: WhereField): Where[] => [
  latest(author),
  { [`parent.${authorField.name}`]: author },
]

/** The filter with each condition on this path replaced; what has no replacement stays. */
function replaced(
  where: Where,
  path: string,
  replacement: (condition: unknown) => Where | undefined,
): Where {
  const conditions = Object.entries(where).map(([key, condition]): Where => {
    if (Array.isArray(condition)) {
      return { [key]: condition.map((inner) => replaced(inner, path, replacement)) }
    }
    return (key === path && replacement(condition)) || { [key]: condition }
  })
  return conditions.length === 1 ? conditions[0]! : { and: conditions }
}
