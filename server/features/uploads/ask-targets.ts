import type { Collection, Endpoint, PayloadRequest } from 'payload'
import { executeAccess } from 'payload'
import { z } from 'zod'
import type { UploadDescriptor, UploadTarget } from '#contracts/uploads'
import { sizeInWords } from '../../kit/size-words.ts'
import { answerUpload } from './answer-upload.ts'
import { beginUploads, newUpload } from './begin-uploads.ts'
import { cleanName } from './clean-name.ts'
import { UploadError } from './failure.ts'
import { signatureOf } from './signature.ts'
import type { Upload } from './upload.ts'
import type { Uploads } from './uploads.ts'

const question = z.object({
  files: z
    .array(
      z.object({
        name: z.string(),
        size: z.number(),
        type: z.string().default(''),
        lastModified: z.unknown().optional(),
      }),
    )
    .min(1),
  input: z.unknown().optional(),
})

const mostAtOnce = 1000
/** Bytes; file systems take 255, and Payload adds to a name that is taken. */
const longestName = 200

/** POST {path}?collectionSlug=…&actionType=upload&slug=uploader: where each of these files goes (UPL-2). */
export const askTargets = (uploads: Uploads): Endpoint => ({
  path: uploads.path,
  method: 'post',
  handler: answerUpload(async (req) => {
    mustBeSignedIn(req)
    const { actionType, slug } = req.query
    if (actionType !== 'upload' || slug !== 'uploader') {
      throw new UploadError('BAD_REQUEST', 'badRequest')
    }
    const collection = await uploadCollection(req, req.query.collectionSlug)
    const asked = question.safeParse(await req.json?.().catch(() => undefined))
    if (!asked.success) throw new UploadError('BAD_REQUEST', 'badRequest')
    const { files } = asked.data
    if (files.length > mostAtOnce) {
      throw new UploadError('TOO_MANY_FILES', 'tooMany', { names: { most: String(mostAtOnce) } })
    }
    const wanted = files.map((file) =>
      newUpload(uploads, req, collection, checkedFile(req, collection, file)),
    )
    const made = await beginUploads(uploads, req, wanted)
    return Response.json(made.map((upload) => targetOf(uploads, req, upload)))
  }),
})

/** Asked before what they send is looked at. */
export function mustBeSignedIn({ user }: PayloadRequest): void {
  if (!user) throw new UploadError('FORBIDDEN', 'signInFirst')
}

/** The collection, for those who may make or replace a file there. */
export async function uploadCollection(req: PayloadRequest, slug: unknown): Promise<Collection> {
  mustBeSignedIn(req)
  const collection = typeof slug === 'string' ? req.payload.collections[slug] : undefined
  if (!collection?.config.upload) {
    const names = { collection: typeof slug === 'string' ? slug : '' }
    throw new UploadError('NOT_FOUND', 'noCollection', { names })
  }
  const { create, update } = collection.config.access
  const may = async (rule: typeof create) =>
    Boolean(await executeAccess({ disableErrors: true, req }, rule))
  if (!(await may(create)) && !(await may(update))) {
    throw new UploadError('FORBIDDEN', 'notAllowed')
  }
  return collection
}

type File = Pick<UploadDescriptor, 'name' | 'size' | 'type'>

/** What can be said of a file before a byte of it is sent. */
export function checkedFile({ payload }: PayloadRequest, { config }: Collection, file: File): File {
  const name = cleanName(file.name)
  if (name === '') throw new UploadError('BAD_REQUEST', 'badName')
  if (Buffer.byteLength(name) > longestName) {
    const names = { name: `${name.slice(0, 40)}…`, most: String(longestName) }
    throw new UploadError('KEY_TOO_LONG', 'nameTooLong', { names })
  }
  const { size } = file
  if (!Number.isSafeInteger(size) || size < 0) {
    throw new UploadError('BAD_REQUEST', 'badSize', { names: { name } })
  }
  if (size === 0) throw new UploadError('TOO_SMALL', 'isEmpty', { names: { name } })
  const limit = payload.config.upload.limits?.fileSize
  if (limit !== undefined && size > limit) throw tooLarge(name, size, limit)
  const allowed = config.upload.mimeTypes ?? []
  const type = typeIn(file.type)
  if (type !== '' && allowed.length > 0 && !allowed.some((one) => fits(type, one))) {
    const names = { name, type, allowed: allowed.join(', ') }
    throw new UploadError('BAD_REQUEST', 'wrongType', { names, data: { allowed } })
  }
  return { name, size, type: type || 'application/octet-stream' }
}

export const tooLarge = (name: string, size: number, limit: number) =>
  new UploadError('TOO_LARGE', 'tooLarge', {
    names: { name, size: sizeInWords(size), limit: sizeInWords(limit) },
    data: { limit },
  })

/** Without what else is written there; empty where it's none, as of files whose type nobody knows. */
const typeIn = (given: string): string => {
  const type = given.split(';')[0]?.trim().toLowerCase() ?? ''
  return /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/.test(type) ? type : ''
}

/** `image/*` allows all of its kind. */
const fits = (type: string, allowed: string): boolean =>
  allowed.endsWith('/*') ? type.startsWith(allowed.slice(0, -1)) : type === allowed.toLowerCase()

function targetOf(uploads: Uploads, req: PayloadRequest, upload: Upload): UploadTarget {
  const { key, parts } = upload
  return {
    url: targetUrl(uploads, req, upload),
    key,
    customId: null,
    ...(parts && { multipart: { partSize: parts.size } }),
  }
}

export function targetUrl({ path }: Uploads, req: PayloadRequest, upload: Upload): string {
  const { routes, serverURL } = req.payload.config
  const address = `${serverURL || req.origin}${routes.api}${path}/${upload.key}`
  return `${address}?signature=${signatureOf(req.payload.secret, upload)}`
}
