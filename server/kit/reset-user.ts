import { isRecord } from '#contracts/is-record'

interface Finished {
  operation: string
  result: unknown
}

/** Whose password was reset by an operation that has ended; null: it was another operation. */
export function resetUser({ operation, result }: Finished): { id: string | number } | null {
  const { user } = operation === 'resetPassword' && isRecord(result) ? result : {}
  return isRecord(user) ? (user as { id: string | number }) : null
}
