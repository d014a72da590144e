import { randomUUID } from 'node:crypto'
import type { MongoDatabase } from './mongo-database.ts'

/**
 * A server that is no replica set has no transactions, and Payload begins none there. Here a request gets
 * the name of one all the same: what it holds, and what waits for its end, goes by that. Nothing
 * that it has written is taken back.
 */
export function beginUnits(database: MongoDatabase): void {
  if (!database.transactionOptions) database.beginTransaction = async () => randomUUID()
}
