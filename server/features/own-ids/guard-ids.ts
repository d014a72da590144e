import { getTranslation } from '@payloadcms/translations'
import type {
  CollectionBeforeValidateHook,
  CollectionConfig,
  Field,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { ValidationError } from 'payload'
import { isReservedId } from '#contracts/own-ids'
import { holdDocument } from '../../kit/hold-document.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import { idAsKept, isPossibleId } from '../../kit/possible-id.ts'
import { freeId } from './free-id.ts'
import { ownIdOf, withIdMarked } from './id-field.ts'

/**
 * A collection with an `id` field: a document is created with an id that it has alone and that an
 * address can name, and keeps it. Payload leaves that to the database, which answers with a crash.
 */
export function guardIds(collection: CollectionConfig): CollectionConfig {
  const fields = withIdMarked(collection.fields)
  if (!fields) return collection
  return {
    ...collection,
    fields,
    hooks: {
      ...collection.hooks,
      beforeOperation: [
        ...(collection.hooks?.beforeOperation ?? []),
        async ({ args, collection, operation, req }) => {
          const creation = args as { data?: { id?: unknown }; duplicateFromID?: number | string }
          if (operation !== 'create') return args
          // Payload makes a text of it.
          if (typeof creation.data?.id === 'object' && creation.data.id !== null) {
            refuse(collection, req, req.t('validation:invalidInput'))
          }
          if (creation.duplicateFromID === undefined || hasValue(creation.data?.id)) return args
          const id = await freeId(req, collection.slug, creation.duplicateFromID)
          return { ...args, data: { ...creation.data, id } }
        },
      ],
      beforeValidate: [
        ...(collection.hooks?.beforeValidate ?? []),
        ownHook<CollectionBeforeValidateHook>(async ({ collection, data, operation, ...at }) => {
          if (!data) return
          if (operation === 'create') {
            if (typeof data.id === 'string') data.id = data.id.trim()
            refuse(collection, at.req, await wrongWith(collection, data.id, at.req))
            if (hasValue(data.id)) data.id = idAsKept(at.req.payload, collection.slug, data.id)
          } else if (hasValue(data.id) && String(data.id) !== String(at.originalDoc?.id)) {
            refuse(collection, at.req, 'An ID cannot be changed.')
          }
        }),
      ],
    },
  }
}

const hasValue = (id: unknown): id is string | number =>
  id !== undefined && id !== null && id !== ''

/** null: nothing is. */
async function wrongWith(
  collection: SanitizedCollectionConfig,
  id: string | number | null | undefined,
  req: PayloadRequest,
): Promise<string | null> {
  const { slug } = collection
  if (!hasValue(id)) return makesItself(ownIdOf(collection)) ? null : req.t('validation:required')
  if (!isPossibleId(req.payload, slug, id)) return req.t('validation:enterNumber')
  if (isReservedId(id, collection)) return `"${id}" is reserved. Choose another ID.`
  // Of two who create the same, one waits here until the other has done so.
  await holdDocument(req, { collection, id })
  const { totalDocs } = await req.payload.db.count({
    collection: slug,
    where: { id: { equals: id } },
    req,
  })
  return totalDocs > 0 ? req.t('error:valueMustBeUnique') : null
}

/** Its hook comes after this one. */
const makesItself = (field: Field | undefined): boolean =>
  field !== undefined && 'hooks' in field && (field.hooks?.beforeChange?.length ?? 0) > 0

function refuse(
  { slug, ...collection }: SanitizedCollectionConfig,
  req: PayloadRequest,
  message: string | null,
): void {
  if (message === null) return
  const field = ownIdOf(collection)
  const label = field && 'label' in field && typeof field.label !== 'boolean' ? field.label : null
  throw new ValidationError(
    {
      collection: slug,
      errors: [{ path: 'id', message, label: getTranslation(label ?? 'ID', req.i18n) as string }],
      req,
    },
    req.t,
  )
}
