import { isRecord } from '#contracts/is-record'

/** The key of an upload to this server; null: a file that comes in another way. */
export const keyIn = (context: unknown): string | null =>
  isRecord(context) && typeof context.key === 'string' ? context.key : null

export const isSave = (operation: string): boolean =>
  operation === 'create' || operation === 'update' || operation === 'updateByID'
