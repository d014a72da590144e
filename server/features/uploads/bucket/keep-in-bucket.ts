import { parse } from 'node:path'
import { Readable } from 'node:stream'
import type { CollectionConfig, PayloadRequest, UploadConfig } from 'payload'
import { ValidationError } from 'payload'
import { isRecord } from '#contracts/is-record'
import { onCommit } from '../../../kit/on-commit.ts'
import { ownHook } from '../../../kit/own-hooks.ts'
import { dropBody } from '../drop-body.ts'
import { uploadText } from '../texts.ts'
import type { Bucket } from './bucket.ts'
import { waitingObject } from './parts.ts'

type Handler = NonNullable<UploadConfig['handlers']>[number]

/**
 * The files of a collection's documents are in the bucket: read, replaced and deleted there. Their
 * addresses stay the server's, which asks each time whether somebody may read the document.
 */
export const keepInBucket =
  (bucket: Bucket) =>
  (collection: CollectionConfig): CollectionConfig => {
    if (!collection.upload) return collection
    const upload = collection.upload === true ? {} : collection.upload
    // The site has a storage of its own for it.
    if (upload.disableLocalStorage) return collection
    const { hooks = {}, slug } = collection
    const object = (filename: string) => `files/${slug}/${filename}`

    const serve = async (req: PayloadRequest, { params }: Parameters<Handler>[1]) => {
      // An upload that no document has yet; its bytes are elsewhere.
      if (params.clientUploadContext) return undefined
      const range = req.headers.get('range') ?? undefined
      const stored = await bucket.read(object(params.filename), range)
      return fileResponse(stored)
    }

    return {
      ...collection,
      upload: {
        ...upload,
        disableLocalStorage: true,
        handlers: [serve as Handler, ...(upload.handlers ?? [])],
      },
      hooks: {
        ...hooks,
        beforeOperation: [
          ...(hooks.beforeOperation ?? []),
          async ({ args, operation, req }) => {
            if (operation !== 'create' && operation !== 'update') return
            if (!req.file || ('overwriteExistingFiles' in args && args.overwriteExistingFiles))
              return
            req.file.name = await freeName(bucket, req.file.name, object)
          },
        ],
        afterChange: [
          ownHook(async ({ doc, previousDoc, req }) => {
            const files = filesOf(doc)
            await mustBeFree(bucket, req, files[0], { previousDoc, object, slug })
            const isNew = await store(bucket, req, files, object)
            const old = filesOf(previousDoc).filter(
              ({ filename }) => !files.some((file) => file.filename === filename),
            )
            // The published document still has it.
            const isShown = doc._status === 'draft' && previousDoc?._status === 'published'
            if (isNew && !isShown) await removeLater(bucket, req, old.map(named(object)))
            return doc
          }),
          ...(hooks.afterChange ?? []),
        ],
        afterDelete: [
          ...(hooks.afterDelete ?? []),
          async ({ doc, req }) => {
            await removeLater(bucket, req, filesOf(doc).map(named(object)))
            return doc
          },
        ],
      },
    }
  }

interface NamedFile {
  filename: string
  mimeType: string
  /** The name of a size; null: the file itself. */
  size: string | null
}

const named =
  (object: (filename: string) => string) =>
  ({ filename }: NamedFile): string =>
    object(filename)

function filesOf(doc: unknown): NamedFile[] {
  if (!isRecord(doc)) return []
  const sizes = isRecord(doc.sizes) ? Object.entries(doc.sizes) : []
  return [[null, doc] as const, ...sizes].flatMap(([size, file]) =>
    isRecord(file) && typeof file.filename === 'string'
      ? [{ size, filename: file.filename, mimeType: String(file.mimeType ?? '') }]
      : [],
  )
}

/** A name that no other document's file has. Payload looks at documents only, and not at their drafts. */
async function freeName(bucket: Bucket, name: string, object: (filename: string) => string) {
  const { ext, name: stem } = parse(name)
  for (let count = 0; ; count += 1) {
    const next = count === 0 ? name : `${stem}-${count}${ext}`
    if ((await bucket.sizeOf(object(next))) === null) return next
  }
}

/** Payload may have changed the name once more. */
async function mustBeFree(
  bucket: Bucket,
  req: PayloadRequest,
  file: NamedFile | undefined,
  {
    object,
    previousDoc,
    slug,
  }: { object: (filename: string) => string; previousDoc: unknown; slug: string },
): Promise<void> {
  if (!req.file || !file) return
  const { filename } = file
  const isOwn = filesOf(previousDoc).some((one) => one.filename === filename)
  if (isOwn || (await bucket.sizeOf(object(filename))) === null) return
  const message = uploadText(req, 'nameTaken', { name: filename })
  throw new ValidationError({ collection: slug, errors: [{ path: 'file', message }], req }, req.t)
}

/** Whether there was a file to store. A save whose file can't be stored is refused with its document. */
async function store(
  bucket: Bucket,
  req: PayloadRequest,
  files: readonly NamedFile[],
  object: (filename: string) => string,
): Promise<boolean> {
  const { file, payloadUploadSizes = {} } = req
  if (!file) return false
  for (const { filename, mimeType, size } of files) {
    const made = size === null ? undefined : payloadUploadSizes[size]
    if (made) await bucket.put(object(filename), made, mimeType)
    if (size !== null) continue
    const key = unchangedKey(req)
    if (key !== null) await bucket.copy(waitingObject({ key }), object(filename), mimeType)
    else {
      const bytes = file.tempFilePath ? { path: file.tempFilePath } : file.data
      await bucket.put(object(filename), bytes, mimeType)
    }
  }
  return true
}

/** The upload that the file is, unless Payload has cropped or converted it. */
function unchangedKey({ file }: PayloadRequest): string | null {
  const context = file && 'clientUploadContext' in file ? file.clientUploadContext : null
  return isRecord(context) && typeof context.key === 'string' ? context.key : null
}

const removeLater = (bucket: Bucket, req: PayloadRequest, objects: readonly string[]) =>
  onCommit(req, () => {
    for (const object of objects) {
      bucket.remove(object).catch((err) => {
        req.payload.logger.warn({ err, msg: 'Couldn’t delete a file from the bucket.' })
      })
    }
  })

const passedOn = ['content-type', 'content-length', 'content-range', 'etag', 'last-modified']

function fileResponse({ body, headers: sent, status }: Awaited<ReturnType<Bucket['read']>>) {
  if (status === 404) {
    dropBody(body)
    return new Response(null, { status })
  }
  const headers = new Headers({ 'accept-ranges': 'bytes' })
  for (const name of passedOn) if (sent[name] !== undefined) headers.set(name, sent[name])
  // What a browser runs in a picture is not the site's.
  if (/svg|xml|html/i.test(sent['content-type'] ?? '')) {
    headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  }
  return new Response(Readable.toWeb(body) as ReadableStream, { status, headers })
}
