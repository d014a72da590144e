import { randomUUID } from 'node:crypto'
import type { Database } from './types.ts'

/** Lets a save fail when it could not be committed. Payload itself would answer that it is kept. */
export function tellFailedCommits(database: Database): void {
  database.beginTransaction = () => begin(database)
  database.commitTransaction = async (id) => commit(database, await id)
}

/** Drizzle runs a transaction as one function; Payload begins and ends it in different places. */
function begin({ drizzle, sessions }: Database): Promise<string> {
  const id = randomUUID()

  return new Promise((opened, refused) => {
    const done = drizzle.transaction(
      (db) =>
        new Promise((keep, drop) => {
          sessions[id] = {
            db,
            resolve: () => {
              keep()
              return done
            },
            reject: () => {
              drop(rolledBack)
              return done.catch(() => {})
            },
          }
          opened(id)
        }),
    )
    done.catch(refused)
  })
}

/** Drizzle rolls back what rejects, whatever the reason. */
const rolledBack = new Error('rolled back')

async function commit({ sessions }: Database, id = ''): Promise<void> {
  const session = sessions[id]
  delete sessions[id]
  await session?.resolve()
}
