import { isRecord } from '#contracts/is-record'

/** The database or its driver refused a value: no date, no number, too large for its column. */
export function isUnstorable(error: Error): boolean {
  if (isUncastable(error)) return true
  if (!('query' in error && 'params' in error)) return false
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return (
    isPostgresDataError(code) ||
    code === 'SQLITE_MISMATCH' ||
    cause instanceof TypeError ||
    cause instanceof RangeError
  )
}

/** Mongoose could not make a value what its field keeps: in a filter, or in a document. */
const isUncastable = (error: Error): boolean =>
  error.name === 'CastError' ||
  (error.name === 'ValidationError' &&
    'errors' in error &&
    isRecord(error.errors) &&
    Object.values(error.errors).some((one) => one instanceof Error && one.name === 'CastError'))

/** What the parser of forms with files says of one that it could not read to its end. */
const ofForms: ReadonlySet<string> = new Set([
  'Malformed content type',
  'Malformed part header',
  'Missing Content-Type',
  'Multipart: Boundary not found',
  'Request is not eligible for file upload',
  'Unexpected end of file',
  'Unexpected end of form',
])

export const isUnreadableForm = ({ message }: Error): boolean =>
  ofForms.has(message) || message.startsWith('Unsupported content type')

/** Payload's builder of queries did not know what to make of a condition. */
export const isUnreadableQuery = (error: Error): boolean =>
  error.name === 'APIError' && 'status' in error && error.status === 500

/** Class 22 of SQL's codes is "data exception". */
const isPostgresDataError = (code: string): boolean => /^22[0-9A-Z]{3}$/.test(code)

/**
 * A condition became a query that its database knows no answer to: an operator of texts for a number,
 * a list that is none. Each database knows others.
 */
export function isUnanswerable(error: Error): boolean {
  if (isOfMongoose(error)) return true
  if (error instanceof TypeError)
    return /(db-mongodb|drizzle)\/dist\/queries/.test(error.stack ?? '')
  if (!('query' in error && 'params' in error)) return false
  const { cause } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return isPostgresQueryError(code) || code === 'SQLITE_ERROR'
}

/** Mongoose fails while it makes a condition what its field keeps. */
const isOfMongoose = ({ stack = '' }: Error): boolean =>
  /^ +at .*mongoose[\\/]lib[\\/](cast\.js|schemaType\.js|schema[\\/])/m.test(
    stack.split('\n').slice(0, 3).join('\n'),
  )

/** Class 42 is "syntax error or access rule violation". */
const isPostgresQueryError = (code: string): boolean => /^42[0-9A-Z]{3}$/.test(code)

/** A value broke what reads it, and no hook of the site did: a date out of range, null as a reference. */
export function isUnreadableValue(error: Error): boolean {
  if (!(error instanceof RangeError || error instanceof TypeError)) return false
  const thrower = error.stack?.split('\n').find((line) => /^ +at .*[\\/]/.test(line)) ?? ''
  return readers.test(thrower)
}

const readers = /\b(payload\/dist\/(fields|auth\/baseFields)|drizzle\/dist\/transform)\//

/**
 * The operator of a condition that this database cannot answer for its field (LIST-3): Payload fails while
 * it builds it. undefined: there is none that it might be.
 */
export const asksTooMuch = (where: unknown): string | undefined =>
  keysIn(where).find((key) => notEverywhere.has(key))

/** Not every database knows these, and not for every field. */
const notEverywhere: ReadonlySet<string> = new Set(['all', 'intersects', 'near', 'within'])

function keysIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) => [key, ...keysIn(part)])
}
