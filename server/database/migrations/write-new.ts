import { writeFile } from 'node:fs/promises'
import { Problem } from '#problems'

/** Writes a file that isn't there yet. */
export async function writeNew(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx' })
  } catch (cause) {
    throw new Problem('migration.unwritable', { details: { path }, cause })
  }
}
