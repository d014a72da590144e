import type { Endpoint, PayloadRequest } from 'payload'
import type { UploadParts, UploadResult } from '#contracts/uploads'
import { uploadRangeHeader } from '#contracts/uploads'
import { sizeInWords } from '../../kit/size-words.ts'
import { answerUpload } from './answer-upload.ts'
import { targetUrl } from './ask-targets.ts'
import { missingParts } from './bucket/parts.ts'
import { cors } from './cors.ts'
import { UploadError } from './failure.ts'
import { bodyOf, readPart } from './read-part.ts'
import { isSignedBy } from './signature.ts'
import type { Upload } from './upload.ts'
import type { Uploads } from './uploads.ts'

/** What a target's address answers to whoever has it. */
export const targetEndpoints = (uploads: Uploads): Endpoint[] => {
  const path = `${uploads.path}/:key`
  return [
    { path, method: 'head', handler: answerUpload((req) => tellOffset(uploads, req)) },
    { path, method: 'put', handler: answerUpload((req) => takeRest(uploads, req)) },
    { path, method: 'get', handler: answerUpload((req) => tellParts(uploads, req)) },
    { path, method: 'post', handler: answerUpload((req) => joinParts(uploads, req)) },
    { path, method: 'delete', handler: answerUpload((req) => giveUp(uploads, req)) },
    { path, method: 'options', handler: allow },
    { path: uploads.path, method: 'options', handler: allow },
  ]
}

const allow = () => new Response(null, { status: 204, headers: cors })

/** The upload of a target that was signed here and has not expired. */
async function uploadOf({ store }: Uploads, req: PayloadRequest): Promise<Upload> {
  const upload = await store.find(String(req.routeParams?.key))
  if (!upload) throw new UploadError('NOT_FOUND', 'gone')
  if (!isSignedBy(req.payload.secret, upload, String(req.query.signature ?? ''))) {
    throw new UploadError('FORBIDDEN', 'badSignature')
  }
  if (upload.expiresAt <= Date.now()) throw new UploadError('FORBIDDEN', 'expired')
  return upload
}

async function tellOffset(uploads: Uploads, req: PayloadRequest): Promise<Response> {
  const upload = await uploadOf(uploads, req)
  const { hash, key, size } = upload
  await uploads.writers.end(key)
  const offset = hash === null ? await uploads.bytes.offsetOf(upload) : size
  return new Response(null, { headers: { [uploadRangeHeader]: String(offset) } })
}

/** Where the parts go that are missing, straight to the storage. */
async function tellParts(uploads: Uploads, req: PayloadRequest): Promise<Response> {
  const upload = await uploadOf(uploads, req)
  const { bucket } = uploads
  if (!bucket || !upload.parts) throw new UploadError('NOT_FOUND', 'badRequest')
  const seconds = Math.ceil((upload.expiresAt - Date.now()) / 1000)
  const missing =
    upload.hash === null
      ? await missingParts(bucket, upload, Math.min(seconds, longestSignature))
      : []
  return Response.json({ missing } satisfies UploadParts)
}

/** Seconds; storages take no longer ones. */
const longestSignature = 7 * 24 * 3600

/** Makes a file of its parts; asked again, the answer is the same. */
async function joinParts(uploads: Uploads, req: PayloadRequest): Promise<Response> {
  const { key } = await uploadOf(uploads, req)
  return uploads.writers.write(
    key,
    () => {},
    async () => {
      const upload = await uploadOf(uploads, req)
      if (!upload.parts) throw new UploadError('NOT_FOUND', 'badRequest')
      const ended = upload.hash === null ? await complete(uploads, req, upload) : upload
      return Response.json(resultOf(uploads, req, ended))
    },
  )
}

/** Takes the rest of a file, from the byte where it was cut. */
async function takeRest(uploads: Uploads, req: PayloadRequest): Promise<Response> {
  const { key } = await uploadOf(uploads, req)
  if (!/^multipart\/form-data;.*boundary=/i.test(req.headers.get('content-type') ?? '')) {
    throw new UploadError('BAD_REQUEST', 'badRequest')
  }
  const body = bodyOf(req)
  const start = Number(/^bytes=(\d+)-$/.exec(req.headers.get('range') ?? 'bytes=0-')?.[1])
  const take = async () => {
    // Whoever wrote before may have ended it, or given it up.
    const upload = await uploadOf(uploads, req)
    const offset = upload.hash === null ? await uploads.bytes.offsetOf(upload) : upload.size
    if (start !== offset) throw wrongOffset(offset)
    if (upload.hash === null) await append(uploads, req, upload, offset)
    const ended = upload.hash === null ? await complete(uploads, req, upload) : upload
    return Response.json(resultOf(uploads, req, ended))
  }
  return uploads.writers
    .write(key, () => body.destroy(), take)
    .catch((thrown: unknown) => {
      throw thrown instanceof UploadError ? withoutRest(thrown) : thrown
    })
}

/** The client is told while it still sends: the rest would be read for nothing. */
const withoutRest = ({ code, details, text }: UploadError) =>
  new UploadError(code, text, {
    ...details,
    headers: { ...details.headers, connection: 'close' },
  })

const wrongOffset = (expected: number) =>
  new UploadError('BAD_REQUEST', 'wrongOffset', {
    names: { expected: String(expected) },
    data: { expected },
    status: 409,
    headers: { [uploadRangeHeader]: String(expected) },
  })

async function append(
  { bucket, bytes, freeSpace }: Uploads,
  req: PayloadRequest,
  upload: Upload,
  offset: number,
): Promise<void> {
  const { name, size } = upload
  if (!bucket) await freeSpace.mustHave(size - offset)
  const look = bucket ? async () => {} : freeSpace.watch()
  const writer = await bytes.writer(upload, offset)
  let received = offset
  try {
    await readPart(bodyOf(req), req.headers.get('content-type') ?? '', async (chunk) => {
      received += chunk.length
      if (received > size) throw new UploadError('TOO_LARGE', 'moreThanSaid', { names: { name } })
      await look(chunk)
      await writer.write(chunk)
    }).finally(writer.close)
  } catch (thrown) {
    if (!(thrown instanceof UploadError)) throw cut(await bytes.offsetOf(upload), size)
    // Too much of it, or no space: what is here would only be in the way.
    await bytes.drop(upload)
    throw thrown
  }
}

const cut = (received: number, size: number) =>
  new UploadError('UPLOAD_FAILED', 'cut', {
    names: { received: sizeInWords(received), size: sizeInWords(size) },
    data: { received },
    status: 400,
  })

async function complete(
  uploads: Uploads,
  { payload }: PayloadRequest,
  upload: Upload,
): Promise<Upload> {
  const { bytes, quota, store } = uploads
  const received = await bytes.offsetOf(upload)
  if (received !== upload.size) throw cut(received, upload.size)
  const hash = await bytes.finish(upload).catch(async (thrown) => {
    if (!(thrown instanceof UploadError)) throw thrown
    // Nothing can be added to it any more: it begins anew.
    await bytes.drop(upload)
    await store.forget(upload.key)
    await quota.giveBack(payload, [upload.key])
    throw thrown
  })
  const ended = { ...upload, hash }
  await store.keep(ended)
  return ended
}

export function resultOf(uploads: Uploads, req: PayloadRequest, upload: Upload): UploadResult {
  const url = targetUrl(uploads, req, upload)
  const { hash, key } = upload
  return { key, url, appUrl: url, serverData: null, fileHash: hash ?? '', customId: null }
}

/** Removes what has arrived. A file that a document has taken is no longer here. */
async function giveUp(uploads: Uploads, req: PayloadRequest): Promise<Response> {
  const upload = await uploadOf(uploads, req)
  const { key } = upload
  const body = bodyOf(req)
  return uploads.writers.write(
    key,
    () => body.destroy(),
    async () => {
      await uploads.bytes.drop(upload)
      await uploads.store.forget(key)
      await uploads.quota.giveBack(req.payload, [key])
      return new Response(null, { status: 204 })
    },
  )
}
