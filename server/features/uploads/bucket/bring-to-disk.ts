import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { PayloadRequest } from 'payload'
import { hashOfFile } from '../digests.ts'
import { UploadError } from '../failure.ts'
import { holdWhileSaving } from '../forms/hold-while-saving.ts'
import { noteBrought } from '../site-storage/brought.ts'
import type { Keeper } from '../site-storage/give-to-adapter.ts'
import type { Upload } from '../upload.ts'
import type { Uploads } from '../uploads.ts'

/** Bytes. Of a larger file that nobody reads as text, a storage's own is what Payload takes, too. */
const mostOfAny = 64 * 2 ** 20

/**
 * Brings a file to where Payload checks it. Payload itself goes by the type that the
 * save says, and then looks at nothing of a file that says it's text. A storage of the site gets all of it. null: it's what was uploaded.
 */
export async function bringToDisk(
  uploads: Uploads,
  req: PayloadRequest,
  upload: Upload,
  keeper: Keeper,
): Promise<UploadError | null> {
  const { file, payload } = req
  if (!file) return null
  if (!file.tempFilePath) {
    if (keeper === 'server' && upload.size > mostOfAny && !isReadWhole(upload)) return null
    const refused = await holdWhileSaving(uploads, req, upload.size)
    if (refused) return refused
    const dir = payload.config.upload.tempFileDir ?? tmpdir()
    await mkdir(dir, { recursive: true })
    const path = join(dir, `upload-${randomUUID()}`)
    noteBrought(req, path)
    Object.assign(file, { tempFilePath: path, data: Buffer.alloc(0) })
    const bytes = await uploads.bytes.read(upload, undefined)
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }))
  }
  const hash = await hashOfFile(file.tempFilePath ?? '')
  return hash === upload.hash ? null : new UploadError('NOT_FOUND', 'gone')
}

const isReadWhole = ({ name, type }: Upload): boolean =>
  /^image\/|xml|html|pdf|script/.test(type) || /^\.(svg|xml|x?html?|pdf|m?js)$/i.test(extname(name))
