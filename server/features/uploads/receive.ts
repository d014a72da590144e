import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import type { Endpoint, PayloadRequest } from 'payload'
import type { UploadResult } from '#config-schema'
import { uploadRangeHeader } from '#config-schema'
import { sizeInWords } from '../../kit/size-words.ts'
import { answerUpload } from './answer-upload.ts'
import { targetUrl } from './ask-targets.ts'
import { cors } from './cors.ts'
import { UploadError, writeError } from './failure.ts'
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
  const { hash, key, size } = await uploadOf(uploads, req)
  await uploads.writers.end(key)
  const offset = hash === null ? await uploads.store.sizeOf(key) : size
  return new Response(null, { headers: { [uploadRangeHeader]: String(offset) } })
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
    const offset = upload.hash === null ? await uploads.store.sizeOf(key) : upload.size
    if (start !== offset) throw wrongOffset(offset)
    if (upload.hash === null) await append(uploads, req, upload, offset)
    const ended = upload.hash === null ? await complete(uploads, upload) : upload
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
  { digests, store }: Uploads,
  req: PayloadRequest,
  upload: Upload,
  offset: number,
): Promise<void> {
  const { key, name, size } = upload
  const file = await open(store.pathOf(key), 'a', 0o600)
  let received = offset
  try {
    await readPart(bodyOf(req), req.headers.get('content-type') ?? '', async (chunk) => {
      if (received + chunk.length > size) {
        throw new UploadError('TOO_LARGE', 'moreThanSaid', { names: { name } })
      }
      await writeWhole(file, chunk)
      digests.add(key, received, chunk)
      received += chunk.length
    })
  } catch (thrown) {
    // Too much of it, or no space: what is here would only be in the way.
    if (thrown instanceof UploadError) await store.dropBytes(key)
    else await file.sync().catch(() => {})
    throw thrown instanceof UploadError ? thrown : cut(await store.sizeOf(key), size)
  } finally {
    await file.close()
  }
}

const cut = (received: number, size: number) =>
  new UploadError('UPLOAD_FAILED', 'cut', {
    names: { received: sizeInWords(received), size: sizeInWords(size) },
    data: { received },
    status: 400,
  })

async function writeWhole(file: FileHandle, chunk: Buffer): Promise<void> {
  try {
    await file.writeFile(chunk)
  } catch (thrown) {
    throw writeError(thrown)
  }
}

async function complete({ digests, store }: Uploads, upload: Upload): Promise<Upload> {
  const { key, size } = upload
  const received = await store.sizeOf(key)
  if (received !== size) throw cut(received, size)
  const ended = { ...upload, hash: await digests.finish(key, size, store.pathOf(key)) }
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
  const { key } = await uploadOf(uploads, req)
  const body = bodyOf(req)
  return uploads.writers.write(
    key,
    () => body.destroy(),
    async () => {
      uploads.digests.forget(key)
      await uploads.store.forget(key)
      return new Response(null, { status: 204 })
    },
  )
}
