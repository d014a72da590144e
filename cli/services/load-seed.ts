import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { Problem } from '#config-schema'
import { loadSiteModule } from './site-modules/load-site-module.ts'

/** A user that an example brings along. */
export interface SignIn {
  email: string
  password: string
}

/** Fills an empty database and says how it goes. */
export type Seed = (payload: Payload, say: (line: string) => void) => Promise<unknown>

/** The default export of a seed's file. */
export async function loadSeed(path: string): Promise<Seed> {
  const seed = await loadSiteModule(path)
  if (typeof seed !== 'function') {
    throw new Problem('config.unreadable', { details: { path, reason: 'export default ?' } })
  }
  return seed as Seed
}

const fileName = 'example-sign-in.json'

/** Keeps what the seed says about signing in, for later starts; also that it says nothing. */
export async function keepSignIn(dataDir: string, seeded: unknown): Promise<void> {
  const { signIn = null } = (seeded ?? {}) as { signIn?: SignIn }
  await writeFile(join(dataDir, fileName), JSON.stringify(signIn), { mode: 0o600 })
}

/** null: there is no example, or it brings no user. */
export async function keptSignIn(dataDir: string): Promise<SignIn | null> {
  const kept = await readFile(join(dataDir, fileName), 'utf8').catch(() => 'null')
  return JSON.parse(kept)
}

/** Whether an earlier start has seeded, or found nothing to seed. */
export const isSeeded = (dataDir: string): boolean => existsSync(join(dataDir, fileName))

/** Whether an earlier start has filled this database, which may have no users yet. */
export async function hasSeeded(payload: Payload, dataDir: string): Promise<boolean> {
  if (!isSeeded(dataDir)) return false
  for (const { slug } of payload.config.collections) {
    if (/^(payload|stateroom)-/.test(slug)) continue
    if ((await payload.count({ collection: slug, overrideAccess: true })).totalDocs > 0) return true
  }
  return false
}
