import { extname } from 'node:path'
import type { CollectionBeforeOperationHook, CollectionConfig, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { keepAddressParameter } from '#contracts/uploads'
import { mustBeAllowedToSave } from '../../kit/must-be-allowed-to-save.ts'
import type { UploadText } from './texts.ts'
import { uploadText } from './texts.ts'

/** A save may put its file where the document's old one is: links and pages show the new one. */
export const keepAddress = (collection: CollectionConfig): CollectionConfig =>
  collection.upload
    ? {
        ...collection,
        hooks: {
          ...collection.hooks,
          beforeOperation: [keepName, ...(collection.hooks?.beforeOperation ?? [])],
        },
      }
    : collection

const keepName: CollectionBeforeOperationHook = async ({ args, collection, operation, req }) => {
  const isAsked = req.query[keepAddressParameter] === 'true'
  if (operation !== 'update' || !isAsked || !req.file || !('id' in args)) return
  // Its refusals tell of the document's file.
  const id = args.id as string | number
  await mustBeAllowedToSave(req, { collection, id }, args)
  const stored = await req.payload.db.findOne<Stored>({
    collection: collection.slug,
    where: { id: { equals: id } },
    req,
  })
  if (!stored?.filename) return
  const refuse = (text: UploadText, names = {}) => refusal(req, collection.slug, text, names)
  // A visitor would see what isn't published yet.
  if (args.draft && stored._status === 'published') throw refuse('addressOfPublished')
  const [old, next] = [stored.filename, req.file.name].map((name) => extname(name).toLowerCase())
  if (old !== next && !(isJpeg(old) && isJpeg(next))) {
    throw refuse('otherExtension', { extension: old ?? '' })
  }
  req.file.name = stored.filename
  Object.assign(args, { overwriteExistingFiles: true })
}

interface Stored {
  id: string | number
  filename?: string | null
  _status?: string
}

const isJpeg = (extension = ''): boolean => extension === '.jpg' || extension === '.jpeg'

const refusal = (req: PayloadRequest, collection: string, text: UploadText, names: object) =>
  new ValidationError(
    { collection, errors: [{ path: 'file', message: uploadText(req, text, { ...names }) }], req },
    req.t,
  )
