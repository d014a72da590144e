import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, rm, stat } from 'node:fs/promises'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { TarPackController } from 'modern-tar'
import { createTarPacker } from 'modern-tar'
import type { ArchiveEntry, Manifest } from './manifest.ts'
import { manifestName } from './manifest.ts'

export interface ArchivedFile {
  /** In the archive. */
  path: string
  source: string
}

/** Writes files and their manifest into a `tar.gz` that only its owner may read. */
export async function writeArchive(
  target: string,
  files: AsyncIterable<ArchivedFile>,
  manifest: Omit<Manifest, 'entries'>,
): Promise<Manifest> {
  const { controller, readable } = createTarPacker()
  const entries: ArchiveEntry[] = []
  const pack = async () => {
    for await (const file of files) {
      const entry = await packFile(controller, file, `${target}.entry`)
      if (entry) entries.push(entry)
    }
    const bytes = Buffer.from(`${JSON.stringify({ ...manifest, entries }, null, 2)}\n`)
    const header = { name: manifestName, size: bytes.length, mode: 0o600 }
    await pipeline(Readable.from([bytes]), Writable.fromWeb(controller.add(header) as never))
    controller.finalize()
  }
  await Promise.all([
    pack().catch((thrown) => {
      controller.error(thrown)
      throw thrown
    }),
    pipeline(
      Readable.fromWeb(readable as never),
      createGzip(),
      createWriteStream(target, { mode: 0o600 }),
    ),
  ])
  return { ...manifest, entries }
}

/** Of a copy, since the file may change meanwhile. null: it was deleted since it was listed. */
async function packFile(
  controller: TarPackController,
  { path, source }: ArchivedFile,
  copy: string,
): Promise<ArchiveEntry | null> {
  try {
    await copyFile(source, copy)
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw thrown
  }
  try {
    const { mtime, size } = await stat(copy)
    const hash = createHash('sha256')
    await pipeline(
      createReadStream(copy),
      async function* (parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          hash.update(part)
          yield part
        }
      },
      Writable.fromWeb(controller.add({ name: path, size, mtime, mode: 0o600 }) as never),
    )
    return { path, size, sha256: hash.digest('hex') }
  } finally {
    await rm(copy, { force: true })
  }
}
