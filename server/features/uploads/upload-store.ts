import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isUploadKey } from './references.ts'
import type { Upload } from './upload.ts'

/** What is known of uploads, on disk. Nothing else is remembered: a server that was killed goes on with it. */
export interface UploadStore {
  find: (key: string) => Promise<Upload | null>
  all: () => Promise<Upload[]>
  keep: (upload: Upload) => Promise<void>
  forget: (key: string) => Promise<void>
  /** For bytes of which nobody knows yet whether they become an upload. */
  newPath: () => string
  dropPath: (path: string) => Promise<void>
}

export function uploadStore(dir: string): UploadStore {
  const recordOf = (key: string) => join(dir, `${key}.json`)

  const find = async (key: string): Promise<Upload | null> => {
    if (!isUploadKey(key)) return null
    const text = await readFile(recordOf(key), 'utf8').catch(() => null)
    return text === null ? null : parsed(text)
  }

  return {
    find,
    all: async () => {
      const names = await readdir(dir).catch(() => [])
      const keys = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -5))
      return (await Promise.all(keys.map(find))).filter((upload) => upload !== null)
    },
    keep: async (upload) => {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      const path = recordOf(upload.key)
      // Whole or not at all, whatever ends the process.
      await writeFile(`${path}.new`, JSON.stringify(upload), { mode: 0o600 })
      await rename(`${path}.new`, path)
    },
    forget: (key) => rm(recordOf(key), { force: true }),
    newPath: () => join(dir, `${randomUUID()}.new`),
    dropPath: (path) => rm(path, { force: true }),
  }
}

/** null: none of ours. It keeps nobody from sweeping the others. */
function parsed(text: string): Upload | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
