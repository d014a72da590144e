import { constants } from 'node:fs'
import { access, chmod, mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Problem } from '#problems'

/** Makes the folder where there is none, keeps others out of it, and refuses one that cannot be written. */
export async function prepareDataDir(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await chmod(path, 0o700)
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new Problem('data.unwritable', { details: { path }, cause })
  }
}

/** A database that others may not read, wherever it lies; what SQLite keeps beside it is as the file is. */
export async function prepareDatabaseFile(url: string): Promise<void> {
  if (!url.startsWith('file:')) return
  const path = url.startsWith('file:/') ? fileURLToPath(new URL(url)) : url.slice('file:'.length)
  try {
    const file = await open(path, 'a', 0o600)
    await file.chmod(0o600)
    await file.close()
  } catch {
    // Whoever opens the database says what is wrong with it.
  }
}

export const sqliteUrl = (dataDir: string): string =>
  `file:${pathToFileURL(join(dataDir, 'stateroom.db')).pathname}`
