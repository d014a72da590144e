import type { Payload, SanitizedCollectionConfig } from 'payload'
import type { StoredUser } from '../must-know-password.ts'

/** How people sign in: by their email, or by a username where the collection has these. */
export const nameOf = (name: string): string => name.toLowerCase().trim()

/** The user with this email or username, as the database has them. */
export async function findUser(
  payload: Payload,
  { auth, slug }: SanitizedCollectionConfig,
  name: string,
): Promise<StoredUser | null> {
  const byEmail = { email: { equals: nameOf(name) } }
  return payload.db.findOne<StoredUser>({
    collection: slug,
    where: auth.loginWithUsername
      ? { or: [byEmail, { username: { equals: nameOf(name) } }] }
      : byEmail,
  })
}
