import type { DatabaseAdapterObj } from 'payload'

interface Options {
  url: string
  transactionOptions?: false
}

/**
 * Payload's adapter for MongoDB. Not imported by its name: its types would be those of every database of
 * this repository.
 */
const packageName: string = '@payloadcms/db-mongodb'

export async function mongooseAdapter(options: Options): Promise<DatabaseAdapterObj> {
  const adapter: { mongooseAdapter: (options: Options) => DatabaseAdapterObj } = await import(
    packageName
  )
  return adapter.mongooseAdapter(options)
}
