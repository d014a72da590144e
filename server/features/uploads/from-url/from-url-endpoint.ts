import { mkdir, open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { fileTypeFromFile } from 'file-type'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import type { FetchedUpload } from '#config-schema'
import { uploadFromUrlPath } from '#config-schema'
import { answerUpload } from '../answer-upload.ts'
import {
  checkedFile,
  makeUpload,
  mustHaveRoom,
  tooLarge,
  uploadCollection,
} from '../ask-targets.ts'
import { hashOfFile } from '../digests.ts'
import { UploadError, writeError } from '../failure.ts'
import { resultOf } from '../receive.ts'
import type { Uploads } from '../uploads.ts'
import { fetchFile } from './fetch-file.ts'

const question = z.object({ collectionSlug: z.string(), url: z.string().max(4000) })

/** POST /stateroom/uploads/from-url: the server fetches a file, which then is an upload like others. */
export const fromUrlEndpoint = (uploads: Uploads): Endpoint => ({
  path: uploadFromUrlPath,
  method: 'post',
  handler: answerUpload(async (req) => {
    const asked = question.safeParse(await req.json?.().catch(() => undefined))
    if (!asked.success) throw new UploadError('BAD_REQUEST', 'badRequest')
    const collection = await uploadCollection(req, asked.data.collectionSlug)
    const { upload: config } = collection.config
    if (!config.pasteURL) throw new UploadError('FORBIDDEN', 'urlOff')
    await mustHaveRoom(uploads, req, 1)

    const limit = req.payload.config.upload.limits?.fileSize ?? Number.POSITIVE_INFINITY
    const { body, length, name, type } = await fetchFile(asked.data.url, config)
    const label = name || asked.data.url
    try {
      if (length !== null && length > limit) throw tooLarge(label, length, limit)
      const path = uploads.store.newPath()
      await mkdir(uploads.dir, { recursive: true, mode: 0o700 })
      try {
        const size = await receive(body, path, (received) => {
          if (received > limit) throw tooLarge(label, received, limit)
        })
        const sniffed = await fileTypeFromFile(path)
        const file = checkedFile(req, collection, {
          name: withExtension(name || 'file', sniffed?.ext),
          size,
          type: sniffed?.mime ?? type,
        })
        const hash = await hashOfFile(path)
        const upload = await makeUpload(uploads, req, collection, file, { hash, path })
        const answer: FetchedUpload = {
          ...resultOf(uploads, req, upload),
          serverData: { name: file.name, size, type: file.type },
        }
        return Response.json(answer)
      } catch (thrown) {
        await uploads.store.dropPath(path)
        throw thrown
      }
    } finally {
      body.destroy()
    }
  }),
})

async function receive(
  body: AsyncIterable<Buffer>,
  path: string,
  look: (received: number) => void,
): Promise<number> {
  let received = 0
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      received += chunk.length
      look(received)
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
