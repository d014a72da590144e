import { readFile } from 'node:fs/promises'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
  DefaultDocumentIDType,
} from 'payload'
import { z } from 'zod'
import type { CropArea } from '#contracts/files'
import { mustBeAllowedToSave } from '../../kit/must-be-allowed-to-save.ts'
import {
  forgetOriginal,
  keepOriginal,
  keepsOriginals,
  noteCrop,
  wholePicture,
} from './kept-original.ts'
import { storedFile } from './stored-file.ts'

const percent = z.coerce.number().min(0).max(100)
const shape = z.object({
  crop: z.object({ x: percent, y: percent, width: percent, height: percent }).optional(),
  ofOriginal: z.literal('true').optional(),
})

/** The crop that this request makes of an original; noted once it is saved. */
interface Cropped {
  id: DefaultDocumentIDType
  mimeType: string
  crop: CropArea
}

const name = 'stateroomCrop'

/**
 * Makes a crop from the original, however often it is asked for: the same crop sent again gives the
 * same picture. Without a part, the original comes back.
 */
export const cropFromOriginal: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  const { id } = args as { id?: DefaultDocumentIDType }
  if (operation !== 'update' || id === undefined || req.file || !keepsOriginals(collection)) return
  const { data: edits } = shape.safeParse(req.query?.uploadEdits)
  if (!(edits?.crop || edits?.ofOriginal)) return
  // What was cut off may be private: nothing of it is copied or read for others.
  await mustBeAllowedToSave(req, { collection, id }, args)
  const doc = await storedFile(req, collection.slug, id)
  if (doc === null) return
  const original = await keepOriginal(collection, doc)
  const asked = edits.crop ?? wholePicture
  const crop = edits.ofOriginal ? asked : within(original.crop, asked)
  req.context[name] = { id, mimeType: original.mimeType, crop } satisfies Cropped
  if (!edits.ofOriginal) return
  const data = await readFile(original.path)
  req.file = { data, name: doc.filename, mimetype: original.mimeType, size: data.length }
  Object.assign(args, { overwriteExistingFiles: true })
}

/** Another file that was chosen has no original yet. */
export const noteAfterChange: CollectionAfterChangeHook = async ({
  collection,
  doc,
  operation,
  req,
}) => {
  if (operation !== 'update') return doc
  const cropped = req.context[name] as Cropped | undefined
  if (cropped && String(cropped.id) === String(doc.id)) {
    const { id, ...facts } = cropped
    await noteCrop(collection, id, facts)
  } else if (req.file) await forgetOriginal(collection, doc.id)
  return doc
}

export const forgetAfterDelete: CollectionAfterDeleteHook = async ({ collection, id }) =>
  forgetOriginal(collection, id)

/** A part of a part. */
const within = (outer: CropArea, inner: CropArea): CropArea => ({
  x: outer.x + (inner.x * outer.width) / 100,
  y: outer.y + (inner.y * outer.height) / 100,
  width: (inner.width * outer.width) / 100,
  height: (inner.height * outer.height) / 100,
})
