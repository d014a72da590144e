import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Payload } from 'payload'
import { migrationStatus } from '../database/migrations/run-migrations.ts'
import { fingerprintOf, readRecord } from '../database/record/schema-record.ts'
import type { Database } from '../database/types.ts'
import { databaseFile } from '../site/database-file.ts'
import type { SiteOptions } from '../site/with-site.ts'
import { withSite } from '../site/with-site.ts'
import { refuseMongo } from './refuse-mongo.ts'
import { isRestoreUnfinished } from './restore-journal.ts'

/** How a site's database and folders are. */
export interface SiteLook {
  /** Without a password. */
  database: string
  /** `none`: the first start makes it. */
  tables: 'none' | 'inStep' | 'different'
  /** Migrations that haven't run. */
  pending: readonly string[]
  /** A restore was killed: the content may be half of what was there and half of the backup. */
  isRestoreUnfinished: boolean
  /** Where collections store their files. */
  folders: readonly string[]
}

/** Looks, and changes nothing: where there is no database, none is made. */
export async function lookAtSite(options: SiteOptions): Promise<SiteLook> {
  refuseMongo(options)
  const file = databaseFile(options)
  const isConnected = file === null || existsSync(file)
  return withSite(options, { isConnected, whenChanged: 'leave', isLook: true }, async (payload) => {
    const database = payload.db as unknown as Database
    const look = {
      ...{ database: database.kind.shownUrl, folders: foldersOf(payload), pending: [] },
      isRestoreUnfinished: isRestoreUnfinished(resolve(options.dataDir)),
    }
    if (!isConnected || (await database.kind.readColumns(database)).length === 0) {
      return { ...look, tables: 'none' }
    }
    const { fingerprint } = await readRecord(database)
    const status = await migrationStatus(database, options.migrationDir ?? '')
    return {
      ...look,
      tables: fingerprint === fingerprintOf(database) ? 'inStep' : 'different',
      pending: status.filter(({ state }) => state === 'pending').map(({ name }) => name),
    }
  })
}

const foldersOf = ({ config }: Payload): string[] =>
  config.collections.flatMap(({ upload }) =>
    upload?.staticDir && !upload.disableLocalStorage ? resolve(upload.staticDir) : [],
  )
