import { stat } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import type { CollectionConfig, UploadConfig } from 'payload'
import { headersWithCors } from 'payload'
import { textsAbout } from '../../kit/texts.ts'
import { keeperOf } from './site-storage/give-to-adapter.ts'

const text = textsAbout('uploads')

type Handler = NonNullable<UploadConfig['handlers']>[number]

/** A file that is gone from the disk is no failure of the server: Payload answers 500 for it. */
export function sayMissing(collection: CollectionConfig): CollectionConfig {
  if (!collection.upload || keeperOf(collection) === 'site') return collection
  const upload = collection.upload === true ? {} : collection.upload
  return {
    ...collection,
    upload: { ...upload, handlers: [...(upload.handlers ?? []), answerMissing] },
  }
}

const answerMissing = (async (req, { params: { collection: slug, filename } }) => {
  const { upload } = req.payload.collections[slug]!.config
  const folder = resolve(upload.staticDir || slug)
  const path = resolve(folder, filename)
  // What leads elsewhere Payload refuses, whatever is there.
  if (!path.startsWith(folder + sep)) return
  const isMissing = await stat(path).then(
    () => false,
    ({ code }) => code === 'ENOENT',
  )
  if (!isMissing) return
  req.payload.logger.error(`The file ${filename} of ${slug} is missing: ${path}`)
  return Response.json(
    { errors: [{ message: text(req, 'missing', { name: filename }) }] },
    { status: 404, headers: headersWithCors({ headers: new Headers(), req }) },
  )
}) as Handler
