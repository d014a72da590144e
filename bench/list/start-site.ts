import type { ServerProcess } from '../kit/server-process.ts'
import { startBuiltSite } from '../kit/start-built-site.ts'
import { sizeVariable } from '../list-site/seed.ts'

export const databaseKinds = ['sqlite', 'postgres'] as const

/** Our built server over a list of a known length. */
export interface Site {
  database: (typeof databaseKinds)[number]
  /** How many articles there are. */
  size: number
  server: ServerProcess
}

/** @param address of an empty PostgreSQL database; null: a file of its own. */
export async function startSite(
  database: Site['database'],
  size: number,
  address: string | null,
): Promise<Site> {
  const server = await startBuiltSite({
    site: 'bench/list-site',
    env: { [sizeVariable]: String(size), ...(address && { DATABASE_URL: address }) },
  })
  return { database, size, server }
}
