import { randomBytes } from 'node:crypto'
import type { PayloadRequest, TypedUser } from 'payload'
import type { Identity } from './identity-provider.ts'

export interface AccountOptions {
  /** The slug of the users. */
  collection: string
  /** What a new user starts with. Without it, only people who have an account can sign in. */
  newUser?: (identity: Identity) => Record<string, unknown> | null
}

type Stored = TypedUser & { identity?: string | null; _verified?: boolean | null }

/** The account of somebody: theirs since the last time, the one with their address, or a new one. */
export async function userFor(
  req: PayloadRequest,
  { collection, newUser }: AccountOptions,
  identity: Identity,
): Promise<Stored | null> {
  const { payload } = req
  const find = async (name: 'email' | 'identity', value: string) => {
    const where = { [name]: { equals: value } }
    const { docs } = await payload.find({ collection, where, limit: 1, showHiddenFields: true })
    return (docs[0] as Stored | undefined) ?? null
  }
  const known = await find('identity', identity.subject)
  if (known) return known

  const sameEmail = await find('email', identity.email)
  if (sameEmail) {
    // Somebody else may have made it with this address, and knows its password.
    if (sameEmail._verified === false || sameEmail.identity) return null
    const data = { identity: identity.subject }
    await payload.update({ collection, id: sameEmail.id, data, req })
    return sameEmail
  }
  const data = newUser?.(identity) ?? null
  if (data === null) return null
  return (await payload.create({
    collection,
    data: {
      ...data,
      email: identity.email,
      // Nobody knows it. They can set one by email.
      password: randomBytes(32).toString('base64url'),
      identity: identity.subject,
      _verified: true,
    },
    disableVerificationEmail: true,
    req,
  })) as Stored
}
