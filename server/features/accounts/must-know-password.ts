import type { PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { currentPasswordField } from '#contracts/account'
import { keptOnPayload } from '../../kit/kept-on-payload.ts'
import type { Failures } from '../sign-in/failures.ts'
import { countFailures } from '../sign-in/failures.ts'
import { isPassword } from './is-password.ts'
import type { AccountText } from './texts.ts'
import { accountText } from './texts.ts'

export type StoredUser = Record<string, unknown> & { id: string | number }

const limits = { most: 5, lockTime: 600_000, firstLock: 600_000 }

const failuresSoFar = keptOnPayload<Failures>('password-failures')

/** Refuses whoever doesn't know the password of the account that they are signed in to. */
export async function mustKnowPassword(
  req: PayloadRequest,
  slug: string,
  given: unknown,
  stored: StoredUser,
): Promise<void> {
  const failures = failuresSoFar.of(req.payload) ?? countFailures(limits)
  failuresSoFar.keep(req.payload, failures)
  const name = `${slug}/${stored.id}`
  const say = (key: AccountText): never =>
    refuse(req, slug, currentPasswordField, accountText(req, key))
  if (typeof given !== 'string' || given === '') return say('currentMissing')
  const trial = await failures.begin({ name, address: null })
  if (!trial) return say('currentLocked')
  try {
    if (!(await isPassword(given, stored))) return say('currentWrong')
    failures.forget(name)
    trial.undo()
  } finally {
    trial.fail()
  }
}

/** The same for what a site adds to its accounts. */
export const requireCurrentPassword = async (req: PayloadRequest, given: unknown): Promise<void> =>
  mustKnowPassword(req, req.user!.collection, given, await storedUser(req))

export function refuse(
  req: PayloadRequest,
  collection: string,
  path: string,
  message: string,
): never {
  throw new ValidationError({ collection, errors: [{ path, message }], req }, req.t)
}

/** The signed-in user as the database has them, with what nobody is told. */
export const storedUser = async (req: PayloadRequest): Promise<StoredUser> =>
  (await req.payload.db.findOne<StoredUser>({
    collection: req.user!.collection,
    where: { id: { equals: req.user!.id } },
    req,
  }))!
