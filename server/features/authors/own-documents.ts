import { randomUUID } from 'node:crypto'
import type {
  CollectionBeforeOperationHook,
  CollectionConfig,
  FlattenedField,
  PayloadRequest,
  Where,
  WhereField,
} from 'payload'
import { isolateObjectProperty } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { isRecord } from '#contracts/is-record'
import { editedByOthers, ownFilterField, personIn } from '#contracts/own-documents'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { idAsKept, isPossibleId } from '../../kit/possible-id.ts'
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

const markOwn: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const isOfDrafts = operation === 'read' && 'draft' in args && args.draft
  if (!isOfDrafts || !('where' in args) || !args.where || !knowsAuthors(collection)) return args
  return { ...args, where: await replaced(args.where, ownFilterField, marked(req)) }
}

/**
 * Payload lets no filter ask about a hidden field. So it's said with this as an id, until Payload has
 * checked the filter and the database is asked.
 */
const ownMark = 'stateroom:own'
const othersMark = 'stateroom:others'
/** Nobody outside can say it: what it is followed by was judged. */
const personMark = `stateroom:by:${randomUUID()}:`

/** Payload refuses what it does not know. */
const marked =
  (req: PayloadRequest) =>
  async (condition: unknown): Promise<Where | undefined> => {
    const asked = isRecord(condition) ? String(condition.equals) : ''
    if (asked === 'true') return { id: { equals: ownMark } }
    if (asked === editedByOthers) return { id: { equals: othersMark } }
    if (asked === 'false') return { id: { not_equals: ownMark } }
    const person = personIn(asked)
    return person ? { id: { equals: personMark + (await authorFor(req, person)) } } : undefined
  }

/** As documents name that author; '' for one whom the asker may not read, since nothing is nobody's. */
async function authorFor(
  req: PayloadRequest,
  { slug, id }: { slug: string; id: string },
): Promise<string> {
  if (!req.payload.collections[slug]?.config.auth || !isPossibleId(req.payload, slug, id)) return ''
  const user = await req.payload.findByID({
    ...{ collection: slug, id: idAsKept(req.payload, slug, id), depth: 0, select: { id: true } },
    ...{ overrideAccess: false, disableErrors: true },
    req: isolateObjectProperty(req, ['query']),
  })
  return user ? `${slug}/${user.id}` : ''
}

export const findOwn: DatabaseLayer = {
  queryDrafts: async (asked, next) =>
    next(
      asked.where
        ? { ...asked, where: await replaced(asked.where, 'parent', ownOf(asked.req)) }
        : asked,
    ),
}

const ownOf =
  (req: Partial<PayloadRequest> | undefined) =>
  (condition: unknown): Where | undefined => {
    if (!isRecord(condition)) return undefined
    const { equals } = condition
    if (typeof equals === 'string' && equals.startsWith(personMark)) {
      return { or: noted({ equals: equals.slice(personMark.length) }) }
    }
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
async function replaced(
  where: Where,
  path: string,
  replacement: (condition: unknown) => Where | undefined | Promise<Where | undefined>,
): Promise<Where> {
  const conditions: Where[] = []
  for (const [key, condition] of Object.entries(where)) {
    if (Array.isArray(condition)) {
      const inner = condition.map((one) => replaced(one, path, replacement))
      conditions.push({ [key]: await Promise.all(inner) })
    } else {
      conditions.push((key === path && (await replacement(condition))) || { [key]: condition })
    }
  }
  return conditions.length === 1 ? conditions[0]! : { and: conditions }
}
