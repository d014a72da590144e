import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SanitizedConfig } from 'payload'

/** The file of a project's SQLite database, if it isn't there yet: opening it would make it. */
export function projectDatabaseFile({ db }: SanitizedConfig): string | null {
  const url = urlOf(db)
  if (!url?.startsWith('file:')) return null
  const path = resolve(url.replace(/^file:(\/\/)?/, '').replace(/\?.*$/, ''))
  return existsSync(path) ? null : path
}

/** Of an adapter that says it, before anything is opened. */
function urlOf(db: SanitizedConfig['db']): string | null {
  try {
    const { clientConfig } = db.init({ payload: {} as never }) as {
      clientConfig?: { url?: string }
    }
    return clientConfig?.url ?? null
  } catch {
    return null
  }
}
