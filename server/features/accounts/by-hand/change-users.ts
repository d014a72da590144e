import type { Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { createLocalReq, getLocalI18n, ValidationError } from 'payload'
import { Problem } from '#problems'
import { DryRunEnded } from '../../dry-run/dry-run.ts'
import type { StoredUser } from '../must-know-password.ts'
import { authCollection } from './auth-collection.ts'
import { fieldValues } from './field-values.ts'
import { findUser, nameOf } from './find-user.ts'

/** Whose account it is, and in which collection, where there are several with users. */
export interface UserName {
  name: string
  collection?: string | undefined
}

/** How it is done. */
export interface Change {
  isDryRun: boolean
  /** Of the sentences that refuse it. */
  language: string
}

/** What became of a user. */
export interface ChangedUser {
  collection: string
  name: string
  /** null: a dry run made none. */
  id: string | number | null
  /** Sessions that ended with it. */
  endedSessions: number
  /** Whether somebody had failed to sign in since the last time it worked. */
  wasLocked: boolean
}

/** Refuses what can be told before a password is asked for. */
export async function checkNewUser(
  payload: Payload,
  { collection: named, name }: UserName,
  written: readonly string[],
): Promise<void> {
  const collection = authCollection(payload, named)
  fieldValues(collection, written)
  await refuseTaken(payload, collection, name)
}

/** Makes a user who can sign in at once: nobody has to verify an address. */
export async function createUser(
  payload: Payload,
  { collection: named, name }: UserName,
  { password, written, ...change }: Change & { password: string; written: readonly string[] },
): Promise<ChangedUser> {
  const collection = authCollection(payload, named)
  const { slug } = collection
  const data = {
    ...namedBy(collection, name),
    ...fieldValues(collection, written),
    ...(collection.auth.verify ? { _verified: true } : {}),
    password,
  }
  await refuseTaken(payload, collection, name)
  const req = await asSent(payload, change)
  const made = await inWords(() =>
    payload.create({ collection: slug, data, disableVerificationEmail: true, req } as never),
  )
  return { ...unchanged(slug, name), id: (made as { id: string | number } | null)?.id ?? null }
}

/** Sets a password, ends the sessions that others may have, and lets its owner sign in at once. */
export async function setPassword(
  payload: Payload,
  who: UserName,
  { password, ...change }: Change & { password: string },
): Promise<ChangedUser> {
  const { collection, user } = await existing(payload, who)
  const { slug } = collection
  const req = await asSent(payload, change)
  const data = { password, ...(collection.auth.useSessions && { sessions: [] }) }
  await inWords(() => payload.update({ collection: slug, id: user.id, data, req } as never))
  if (!change.isDryRun) await unlock(payload, slug, user)
  return { ...changed(slug, who.name, user), endedSessions: sessionsOf(user) }
}

/** Lets somebody try again who failed to sign in too often. */
export async function unlockUser(
  payload: Payload,
  who: UserName,
  { isDryRun }: Change,
): Promise<ChangedUser> {
  const { collection, user } = await existing(payload, who)
  if (!isDryRun) await unlock(payload, collection.slug, user)
  return changed(collection.slug, who.name, user)
}

/** @throws {Problem} `user.notFound`, before a password is asked for */
export async function existing(payload: Payload, { collection: named, name }: UserName) {
  const collection = authCollection(payload, named)
  const user = await findUser(payload, collection, name)
  if (user) return { collection, user }
  throw new Problem('user.notFound', { details: { name, collection: collection.slug } })
}

/** As a lock that has just expired: a server that runs beside reads it (`sign-in/unlocked-elsewhere.ts`). */
async function unlock(payload: Payload, collection: string, { id }: StoredUser): Promise<void> {
  if (!payload.collections[collection]!.config.auth.maxLoginAttempts) return
  const data = { lockUntil: new Date().toISOString(), loginAttempts: 0 }
  await payload.db.updateOne({ collection, id, data, returning: false })
}

async function refuseTaken(payload: Payload, collection: SanitizedCollectionConfig, name: string) {
  if (!(await findUser(payload, collection, name))) return
  throw new Problem('user.exists', { details: { name, collection: collection.slug } })
}

/** An address has an @; what has none is a username, where there are any. */
const namedBy = ({ auth }: SanitizedCollectionConfig, name: string) =>
  auth.loginWithUsername && !name.includes('@') ? { username: name } : { email: nameOf(name) }

/** With the rules for passwords that somebody sends; its owner is told of a changed one. */
async function asSent(payload: Payload, { isDryRun, language }: Change): Promise<PayloadRequest> {
  if (isDryRun) endAtFirstWrite(payload)
  const isSpoken = language in payload.config.i18n.supportedLanguages
  const i18n = isSpoken
    ? await getLocalI18n({ config: payload.config, language: language as 'en' })
    : undefined
  const query = { overrideLock: 'true' }
  return createLocalReq({ req: { payloadAPI: 'REST', query, ...(i18n && { i18n }) } }, payload)
}

/** For the rest of this process. By then hooks, rules and validation have had their say. */
function endAtFirstWrite({ db }: Payload): void {
  const end = async (): Promise<never> => {
    throw new DryRunEnded()
  }
  Object.assign(db, { create: end, createVersion: end, updateOne: end })
}

async function inWords<Result>(change: () => Promise<Result>): Promise<Result | null> {
  try {
    return await change()
  } catch (thrown) {
    if (thrown instanceof DryRunEnded) return null
    if (!(thrown instanceof ValidationError)) throw thrown
    const fields = thrown.data.errors
      .map(({ message, path }) => `${path}: ${message.replace(/\.$/, '')}`)
      .join('; ')
    throw new Problem('user.invalid', { details: { fields }, cause: thrown })
  }
}

const unchanged = (collection: string, name: string): ChangedUser => ({
  ...{ collection, name, id: null, endedSessions: 0, wasLocked: false },
})

const changed = (collection: string, name: string, user: StoredUser): ChangedUser => ({
  ...unchanged(collection, name),
  id: user.id,
  wasLocked: Number(user.loginAttempts ?? 0) > 0,
})

const sessionsOf = ({ sessions }: StoredUser): number =>
  Array.isArray(sessions)
    ? sessions.filter(({ expiresAt }) => new Date(expiresAt).getTime() > Date.now()).length
    : 0
