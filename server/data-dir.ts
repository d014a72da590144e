import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Problem } from '#config-schema'

/** Makes the folder where there is none, and refuses one that cannot be written. */
export async function prepareDataDir(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await access(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (cause) {
    throw new Problem('data.unwritable', { details: { path }, cause })
  }
}

export const sqliteUrl = (dataDir: string): string =>
  `file:${pathToFileURL(join(dataDir, 'stateroom.db')).pathname}`
