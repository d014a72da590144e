import type { PayloadRequest } from 'payload'

/** Somebody who couldn't sign in: a user, or the name of nobody. */
export type FailedSignIn =
  | string
  | { collection: string; id: string | number; email?: unknown; username?: unknown }

/** Attempts of one request that haven't worked so far: GraphQL makes several in one. */
export function failedSignIns({ context }: PayloadRequest): FailedSignIn[] {
  const attempts = (context.stateroomFailedSignIns ?? []) as FailedSignIn[]
  context.stateroomFailedSignIns = attempts
  return attempts
}
