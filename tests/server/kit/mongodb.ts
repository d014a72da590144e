import { randomUUID } from 'node:crypto'
import { startMongodb } from '../../kit/mongodb/start-mongodb.ts'

export interface Mongodb {
  /** The address of a database that does not exist yet. */
  newDatabase: () => string
  /** Nothing stays of these databases. */
  stop: () => Promise<void>
}

interface Kind {
  hasTransactions: boolean
}

/** Payload has transactions on a replica set alone. The server that is given is of one kind. */
export const mongodbKinds: [string, Kind][] = process.env.TEST_MONGODB_URL
  ? [['the server of TEST_MONGODB_URL', { hasTransactions: true }]]
  : [
      ['with transactions', { hasTransactions: true }],
      ['without transactions', { hasTransactions: false }],
    ]

/** The server of TEST_MONGODB_URL, or what stands for one. */
export async function openMongodb({ hasTransactions }: Kind): Promise<Mongodb> {
  const given = process.env.TEST_MONGODB_URL
  if (given) return theirs(given)
  const ours = await startMongodb({ hasTransactions })
  return { newDatabase: () => ours.url(newName()), stop: ours.close }
}

function theirs(url: string): Mongodb {
  const made: string[] = []
  return {
    newDatabase: () => {
      const database = url.replace(/^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*/, `$1/${newName()}`)
      made.push(database)
      return database
    },
    stop: async () => {
      const { createConnection } = await import(mongoose)
      for (const database of made) {
        const connection = await createConnection(database).asPromise()
        await connection.dropDatabase()
        await connection.close()
      }
    },
  }
}

const mongoose: string = 'mongoose'

const newName = (): string => `stateroom_${randomUUID().replaceAll('-', '')}`
