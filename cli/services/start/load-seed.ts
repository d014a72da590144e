import type { Payload } from 'payload'
import { Problem } from '#problems'
import { isSeeded } from '../kit/kept-sign-in.ts'
import { loadSiteModule } from '../site-modules/load-site-module.ts'

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

/** Whether an earlier start has filled this database, which may have no users yet. */
export async function hasSeeded(payload: Payload, dataDir: string): Promise<boolean> {
  if (!isSeeded(dataDir)) return false
  for (const { slug } of payload.config.collections) {
    if (/^(payload|stateroom)-/.test(slug)) continue
    if ((await payload.count({ collection: slug, overrideAccess: true })).totalDocs > 0) return true
  }
  return false
}
