import { createReadStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadBytes } from './bytes.ts'
import { makeDigests } from './digests.ts'
import { writeError } from './failure.ts'

/** A file each, in the folder of the uploads. */
export function diskBytes(dir: string): UploadBytes {
  const pathOf = ({ key }: { key: string }) => join(dir, `${key}.part`)
  const digests = makeDigests()

  return {
    begin: async (upload) => upload,
    offsetOf: async (upload) => (await stat(pathOf(upload)).catch(() => null))?.size ?? 0,
    writer: async (upload, offset) => {
      const file = await open(pathOf(upload), 'a', 0o600)
      let at = offset
      return {
        write: async (chunk) => {
          await file.writeFile(chunk).catch((thrown) => {
            throw writeError(thrown)
          })
          digests.add(upload.key, at, chunk)
          at += chunk.length
        },
        close: () => file.close(),
      }
    },
    finish: (upload) => digests.finish(upload.key, upload.size, pathOf(upload)),
    adopt: (upload, path) => rename(path, pathOf(upload)),
    read: async (upload) => createReadStream(pathOf(upload)),
    drop: async (upload) => {
      digests.forget(upload.key)
      await rm(pathOf(upload), { force: true })
    },
  }
}
