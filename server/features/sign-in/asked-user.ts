import { createHash } from 'node:crypto'
import type { PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'

/** A user as the database has them. */
export type StoredUser = Record<string, unknown> & { id: string | number }

/** Whom somebody tries to sign in as. */
export interface AskedUser {
  /** What was typed, as Payload looks it up. */
  name: string
  /** null: nobody has this name. */
  user: StoredUser | null
}

type Data = Readonly<Record<string, unknown>>

/**
 * The user whom Payload signs in with these credentials: with both an email and a username, one of them
 * is never looked at. null: it looks for nobody, as something is missing.
 */
export async function askedUser(
  req: PayloadRequest,
  { auth, slug, trash }: SanitizedCollectionConfig,
  data: Data,
): Promise<AskedUser | null> {
  const name = nameIn(auth, data)
  if (name === '' || textOf(data.password) === '') return null
  const where = namedBy(auth, name)
  const user = await req.payload.db.findOne<StoredUser>({
    collection: slug,
    req,
    where: trash ? { and: [{ deletedAt: { exists: false } }, where] } : where,
  })
  // No longer in memory than a name is.
  return { name: name.length > 254 ? createHash('sha256').update(name).digest('hex') : name, user }
}

/** The user whom Payload has unlocked: by their email where both are given. */
export async function unlockedUser(
  req: PayloadRequest,
  { auth, slug }: SanitizedCollectionConfig,
  data: Data,
): Promise<StoredUser | null> {
  const { loginWithUsername } = auth
  const email = loginWithUsername && !loginWithUsername.allowEmailLogin ? '' : textOf(data.email)
  const where = email
    ? { email: { equals: email } }
    : { username: { equals: textOf(data.username) } }
  return req.payload.db.findOne<StoredUser>({ collection: slug, req, where })
}

type Auth = SanitizedCollectionConfig['auth']

function nameIn({ loginWithUsername }: Auth, data: Data): string {
  const [email, username] = [textOf(data.email), textOf(data.username)]
  if (!loginWithUsername) return email
  return username || (loginWithUsername.allowEmailLogin ? email : '')
}

function namedBy({ loginWithUsername }: Auth, name: string): Where {
  const [byEmail, byUsername] = [{ email: { equals: name } }, { username: { equals: name } }]
  if (!loginWithUsername) return byEmail
  return loginWithUsername.allowEmailLogin ? { or: [byUsername, byEmail] } : byUsername
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.toLowerCase().trim() : ''
