import type { PayloadRequest } from 'payload'
import { canAccessAdmin } from 'payload'
import { Problem } from '#problems'

/** Refuses whoever is not signed in, or may not use the admin. */
export async function refuseStrangers(req: PayloadRequest): Promise<void> {
  if (!req.user) throw new Problem('session.ended')
  await canAccessAdmin({ req }).catch((cause) => {
    throw new Problem('access.refused', { cause })
  })
}
