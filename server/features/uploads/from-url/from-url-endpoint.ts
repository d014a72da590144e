import { mkdir, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromFile } from 'file-type'
import type { Collection, Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { FetchedUpload } from '#contracts/uploads'
import { uploadFromUrlPath } from '#contracts/uploads'
import { answerUpload } from '../answer-upload.ts'
import { checkedFile, mustBeSignedIn, tooLarge, uploadCollection } from '../ask-targets.ts'
import { newUpload, shareOf, waitingOf } from '../begin-uploads.ts'
import { hashOfFile } from '../digests.ts'
import { dropBody } from '../drop-body.ts'
import { UploadError, writeError } from '../failure.ts'
import { resultOf } from '../receive.ts'
import type { Upload } from '../upload.ts'
import type { Uploads } from '../uploads.ts'
import type { FetchedFile } from './fetch-file.ts'
import { fetchFile } from './fetch-file.ts'

const question = z.object({ collectionSlug: z.string(), url: z.string().max(4000) })

/** POST /stateroom/uploads/from-url: the server fetches a file, which then is an upload like others. */
export const fromUrlEndpoint = (uploads: Uploads): Endpoint => ({
  path: uploadFromUrlPath,
  method: 'post',
  handler: answerUpload(async (req) => {
    mustBeSignedIn(req)
    const asked = question.safeParse(await req.json?.().catch(() => undefined))
    if (!asked.success) throw new UploadError('BAD_REQUEST', 'badRequest')
    const collection = await uploadCollection(req, asked.data.collectionSlug)
    const { upload: config } = collection.config
    if (!config.pasteURL) throw new UploadError('FORBIDDEN', 'urlOff')

    const fetched = await fetchFile(asked.data.url, config)
    try {
      const upload = await takeIn(uploads, req, collection, {
        ...fetched,
        label: fetched.name || asked.data.url,
      })
      const { name, size, type } = upload
      const answer: FetchedUpload = {
        ...resultOf(uploads, req, upload),
        serverData: { name, size, type },
      }
      return Response.json(answer)
    } finally {
      dropBody(fetched.body)
    }
  }),
})

/** Room is taken for as many bytes as the other server says, or as a file may have, before any is written. */
async function takeIn(
  uploads: Uploads,
  req: PayloadRequest,
  collection: Collection,
  fetched: FetchedFile & { label: string },
): Promise<Upload> {
  const { label, length, name, type } = fetched
  const { bytes, dir, freeSpace, quota, quotas, store } = uploads
  const { fileSize = quotas.perPerson.bytes } = req.payload.config.upload.limits ?? {}
  if (length !== null && length > fileSize) throw tooLarge(label, length, fileSize)
  const most = length ?? fileSize
  const asked = newUpload(uploads, req, collection, { name, size: most, type })
  await freeSpace.mustHave(length ?? 0)
  await quota.take(req.payload, waitingOf(asked.user), [shareOf(asked)])
  const path = store.newPath()
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const look = freeSpace.watch()
    const size = await receive(fetched.body, path, async (chunk, received) => {
      if (received > most) throw tooLarge(label, received, most)
      await look(chunk)
    })
    const sniffed = await fileTypeFromFile(path)
    const file = checkedFile(req, collection, {
      name: withExtension(name || 'file', sniffed?.ext),
      size,
      type: sniffed?.mime ?? type,
    })
    const upload = { ...asked, ...file, hash: await hashOfFile(path) }
    await quota.shrink(req.payload, upload.key, size)
    await bytes.adopt(upload, path)
    await store.keep(upload)
    return upload
  } catch (thrown) {
    await store.dropPath(path)
    await quota.giveBack(req.payload, [asked.key])
    throw thrown
  }
}

async function receive(
  body: AsyncIterable<Buffer>,
  path: string,
  look: (chunk: Buffer, received: number) => Promise<void>,
): Promise<number> {
  let received = 0
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      received += chunk.length
      await look(chunk, received)
      yield chunk
    }
  }
  try {
    // Opened first: a file that comes to be after its download was cut is dropped by nobody.
    const file = await open(path, 'wx', 0o600)
    await pipeline(body, counted, file.createWriteStream())
  } catch (thrown) {
    if (thrown instanceof UploadError) throw thrown
    const { syscall } = thrown as NodeJS.ErrnoException
    throw syscall === 'write' || syscall === 'open'
      ? writeError(thrown)
      : new UploadError('UPLOAD_FAILED', 'urlCut')
  }
  return received
}

const withExtension = (name: string, extension: string | undefined): string =>
  extension === undefined || /\.\w{1,8}$/.test(name) ? name : `${name}.${extension}`
