import type { DatabaseAdapterObj } from 'payload'
import { fromPackage } from './from-package.ts'
import { unreachable } from './unreachable.ts'

export const isMongoUrl = (url: string): boolean => /^mongodb(\+srv)?:\/\//.test(url)

/** Its types would be those of every database here: they add themselves to Payload's own. */
const packageName: string = '@payloadcms/db-mongodb'

interface Package {
  mongooseAdapter: (options: object) => DatabaseAdapterObj
}

export const loadMongodb = (): Promise<Package> =>
  fromPackage(packageName, () => import(packageName))

const answerWithinMs = 10_000

/** MongoDB: nothing has to be made before documents are kept in it. */
export async function mongoDatabase(url: string): Promise<DatabaseAdapterObj> {
  const { mongooseAdapter } = await loadMongodb()
  const adapter = mongooseAdapter({
    url,
    connectOptions: { serverSelectionTimeoutMS: answerWithinMs },
  })
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      const { connect } = database
      database.connect = async (options) => {
        try {
          await connect?.call(database, options)
        } catch (thrown) {
          throw unreachable(shownMongoUrl(url), thrown)
        }
      }
      return database
    },
  }
}

/** The address without a password; one with several hosts is no URL to Node.js. */
const shownMongoUrl = (url: string): string =>
  url.replace(/^(mongodb(?:\+srv)?:\/\/[^:@/]*):[^@/]*@/, '$1@')
