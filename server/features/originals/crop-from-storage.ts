import type {
  CollectionBeforeOperationHook,
  DefaultDocumentIDType,
  PayloadRequest,
  SanitizedCollectionConfig,
  TypeWithID,
} from 'payload'
import { isRecord } from '#contracts/is-record'
import { mustBeAllowedToSave } from '../../kit/must-be-allowed-to-save.ts'
import { fromStorage } from './from-storage.ts'

/**
 * Brings a picture that is cropped from where the site keeps it. Payload would ask for it over the site's
 * own address, which isn't reached from everywhere, and never where it's an internal one.
 */
export const cropFromStorage: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { id } = args as { id?: DefaultDocumentIDType }
  const isElsewhere = Boolean(collection.upload?.disableLocalStorage)
  if (operation !== 'update' || id === undefined || req.file || !isElsewhere) return
  if (!changesPicture(req.query?.uploadEdits)) return
  await mustBeAllowedToSave(req, { collection, id }, args)
  const file = await fileOf(req, collection, id)
  if (!file) return
  req.file = file
  Object.assign(args, { overwriteExistingFiles: true })
}

/** As Payload decides whether it makes the picture anew. */
const changesPicture = (edits: unknown): boolean =>
  isRecord(edits) &&
  ['crop', 'focalPoint', 'heightInPixels', 'widthInPixels'].some((name) => Boolean(edits[name]))

async function fileOf(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: DefaultDocumentIDType,
): Promise<PayloadRequest['file']> {
  const doc: TypeWithID & Record<string, unknown> = await req.payload.findByID({
    collection: collection.slug,
    ...{ id, depth: 0, draft: true, req, trash: true },
  })
  const { filename, mimeType } = doc
  if (typeof filename !== 'string' || typeof mimeType !== 'string') return undefined
  if (!mimeType.startsWith('image/')) return undefined
  const stored = await fromStorage(req, collection, { doc, filename })
  if (!stored) return undefined
  const data = Buffer.from(await stored.arrayBuffer())
  return { data, name: filename, mimetype: mimeType, size: data.length }
}
