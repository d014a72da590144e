import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { urlOf } from './config-for.ts'
import type { ServerOptions } from './options.ts'

/** The file of a site's SQLite database; null: it's in PostgreSQL. */
export function databaseFile({
  databaseUrl,
  dataDir,
}: Pick<ServerOptions, 'databaseUrl' | 'dataDir'>): string | null {
  const url = urlOf({ databaseUrl, dataDir: resolve(dataDir) })
  if (!url.startsWith('file:')) return null
  return url.startsWith('file:/') ? fileURLToPath(new URL(url)) : resolve(url.slice('file:'.length))
}
