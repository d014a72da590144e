import { join, relative, resolve, sep } from 'node:path'
import { Problem } from '#problems'
import { snakeCase } from '../database/snake-case.ts'
import type { Database } from '../database/types.ts'
import { databaseFile } from '../site/database-file.ts'
import type { SiteOptions } from '../site/with-site.ts'
import { withSite } from '../site/with-site.ts'
import { refuseMongo } from './refuse-mongo.ts'

/** A part of a site's content: its name in a backup, and where it is. */
export interface Place {
  name: string
  path: string
}

/** What of a site goes into a backup. */
export interface SiteContent {
  database: string
  /** Besides the database. Those that don't exist are left out. */
  places: readonly Place[]
  /** Of documents, by the slug of their collection. */
  tables: ReadonlyMap<string, string>
}

export const databaseName = 'database.db'

/** Refuses a site whose content other tools copy better. */
export async function siteContent(options: SiteOptions): Promise<SiteContent> {
  refuseMongo(options)
  const dataDir = resolve(options.dataDir)
  const database = databaseFile(options)
  if (database === null) throw new Problem('backup.postgres', { details: { dir: dataDir } })
  const { config } = options
  const bucket = config.upload && 'storage' in config.upload ? config.upload.storage : undefined
  if (bucket) {
    const details = { host: new URL(bucket.endpoint).host, database }
    throw new Problem('backup.bucket', { details })
  }

  return withSite(
    options,
    { isConnected: false, whenChanged: 'leave', isLook: true },
    async (payload) => {
      const { tableNameMap } = payload.db as unknown as Database
      const { collections } = payload.config
      const files = join(dataDir, 'files')
      const outside = collections.flatMap(({ slug, upload }) => {
        const dir = upload?.staticDir ? resolve(upload.staticDir) : files
        return upload?.disableLocalStorage || isBelow(files, dir)
          ? []
          : [{ name: `folders/${slug}`, path: dir }]
      })
      return {
        database,
        places: [
          { name: 'secret', path: join(dataDir, 'secret') },
          { name: 'example-sign-in.json', path: join(dataDir, 'example-sign-in.json') },
          { name: 'files', path: files },
          ...outside,
        ],
        tables: new Map(
          collections
            .filter(({ slug }) => !/^(payload|stateroom)-/.test(slug))
            .map(({ slug }) => [slug, tableNameMap.get(snakeCase(slug)) ?? snakeCase(slug)]),
        ),
      }
    },
  )
}

const isBelow = (folder: string, path: string): boolean =>
  path === folder || !`${relative(folder, path)}${sep}`.startsWith(`..${sep}`)
