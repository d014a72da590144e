import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A random text that is made once and kept in a file that only its owner may read. */
export async function secretFile(dir: string, name: string): Promise<string> {
  const path = join(dir, name)
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept) return kept

  const made = randomBytes(32).toString('hex')
  await writeFile(path, made, { mode: 0o600 })
  return made
}

export const forgetSecretFile = (dir: string, name: string): Promise<void> =>
  rm(join(dir, name), { force: true })
