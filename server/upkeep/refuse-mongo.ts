import { Problem } from '#problems'
import { isMongoUrl } from '../database/mongodb.ts'

/** Refuses what is about tables, or a file, where there are none. */
export function refuseMongo({ databaseUrl }: { databaseUrl: string | null }): void {
  if (databaseUrl !== null && isMongoUrl(databaseUrl)) throw new Problem('database.mongo')
}
