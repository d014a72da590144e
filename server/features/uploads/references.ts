import { isRecord } from '#contracts/is-record'

/** No other keys are given to uploads, and nothing else is looked for on disk. */
export const isUploadKey = (key: string): boolean => /^[\w-]{43}$/.test(key)

/** The key of an upload to this server; null: a file that comes in another way. R2's have keys, too. */
export const keyIn = (context: unknown): string | null =>
  isRecord(context) && typeof context.key === 'string' && isUploadKey(context.key)
    ? context.key
    : null

export const isSave = (operation: string): boolean =>
  operation === 'create' || operation === 'update' || operation === 'updateByID'
