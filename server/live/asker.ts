import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { createLocalReq, executeAuthStrategies } from 'payload'
import type { UserRef } from '../features/locks/current-lock.ts'
import { refuseStrangers } from '../kit/refuse-strangers.ts'

/** Whom a stream tells something: enough of a request to ask again and again what they may know. */
export interface Asker {
  user: TypedUser
  headers: Headers
  i18n: PayloadRequest['i18n']
}

export const refOf = ({ user }: Asker): UserRef => ({ relationTo: user.collection, value: user.id })

/** A request of theirs, as fresh as one that has just come in. */
export const requestOf = (
  payload: Payload,
  { headers, i18n, user }: Asker,
): Promise<PayloadRequest> =>
  createLocalReq({ user, req: { headers, i18n, payloadAPI: 'REST' } }, payload)

/** The same person as they are now; null: their session has ended, or they may not use the admin any more. */
export async function lookedAtAgain(payload: Payload, asker: Asker): Promise<Asker | null> {
  const { headers } = asker
  try {
    const { user } = await executeAuthStrategies({ headers, payload })
    if (user?.id !== asker.user.id || user.collection !== asker.user.collection) return null
    const now = { ...asker, user }
    await refuseStrangers(await requestOf(payload, now))
    return now
  } catch {
    return null
  }
}
