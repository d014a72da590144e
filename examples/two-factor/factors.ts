import type { CollectionConfig, PayloadRequest } from 'payload'
import { stepOf } from './one-time-password.ts'
import { recoveryHash } from './recovery-codes.ts'

const collection = 'two-factor'

const nobody = () => false

/** One document per account, apart from the users: nothing that reads users can read a secret. */
export const factors: CollectionConfig = {
  slug: collection,
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    // Such as `users/1`.
    { name: 'account', type: 'text', required: true, unique: true },
    { name: 'secret', type: 'text', required: true },
    { name: 'confirmed', type: 'checkbox' },
    // The last code that was used; it and all before it are refused.
    { name: 'usedStep', type: 'number' },
    { name: 'recoveryCodes', type: 'json' },
    { name: 'askedAt', type: 'date' },
  ],
}

export interface Factor {
  id: string | number
  secret: string
  confirmed?: boolean | null
  usedStep?: number | null
  recoveryCodes?: string[] | null
}

const whereOf = (account: string) => ({ account: { equals: account } })

export const findFactor = ({ payload }: PayloadRequest, account: string): Promise<Factor | null> =>
  payload.db.findOne<Factor & Record<string, unknown>>({ collection, where: whereOf(account) })

/**
 * Reads a factor that nobody else can use until the request's transaction ends: its row is written
 * first. So a code that is sent twice at once is right once.
 */
export async function holdFactor(req: PayloadRequest, account: string): Promise<Factor | null> {
  const { db } = req.payload
  const where = whereOf(account)
  const found = await db.findOne<Factor & Record<string, unknown>>({ collection, where, req })
  if (!found) return null
  const data = { askedAt: new Date().toISOString() }
  return (await db.updateOne({ collection, id: found.id, data, req })) as unknown as Factor
}

/** Replaces what there is. */
export async function createFactor(
  req: PayloadRequest,
  account: string,
  secret: Buffer,
): Promise<void> {
  await deleteFactor(req, account)
  const data = {
    account,
    secret: req.payload.encrypt(secret.toString('base64')),
    confirmed: false,
    usedStep: 0,
    recoveryCodes: [],
  }
  await req.payload.db.create({ collection, data, req })
}

export async function updateFactor(
  req: PayloadRequest,
  { id }: Factor,
  data: Partial<Factor>,
): Promise<void> {
  await req.payload.db.updateOne({ collection, id, data, req, returning: false })
}

export async function deleteFactor(req: PayloadRequest, account: string): Promise<void> {
  await req.payload.db.deleteMany({ collection, where: whereOf(account), req })
}

/** Uses up a code of the app, or a recovery code; false: it is neither. */
export async function spendCode(
  req: PayloadRequest,
  factor: Factor,
  given: string,
): Promise<boolean> {
  const code = given.replace(/\s/g, '')
  const secret = Buffer.from(req.payload.decrypt(factor.secret), 'base64')
  const step = stepOf(secret, code, { now: Date.now(), used: factor.usedStep ?? 0 })
  if (step !== null) {
    await updateFactor(req, factor, { usedStep: step })
    return true
  }
  const hash = recoveryHash(req.payload.secret, code)
  const { recoveryCodes } = factor
  if (!factor.confirmed || !recoveryCodes?.includes(hash)) return false
  await updateFactor(req, factor, { recoveryCodes: recoveryCodes.filter((one) => one !== hash) })
  return true
}
