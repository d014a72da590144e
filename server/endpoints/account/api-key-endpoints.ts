import { createHmac, randomUUID } from 'node:crypto'
import type { Endpoint, PayloadRequest } from 'payload'
import type { ApiKeyAnswer, ApiKeyState, NewApiKey } from '#contracts/account'
import { apiKeyPath, currentPasswordField } from '#contracts/account'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import type { StoredUser } from '../../features/accounts/must-know-password.ts'
import { mustKnowPassword, storedUser } from '../../features/accounts/must-know-password.ts'
import { tellOwnerOf } from '../../features/accounts/tell-owner.ts'
import { audit } from '../../features/audit/audit-log.ts'
import { answer } from '../../kit/answer.ts'
import { holdDocument } from '../../kit/hold-document.ts'
import { inTransaction } from '../../kit/in-transaction.ts'
import { jsonOf } from '../../kit/json-of.ts'
import { mayUpdate } from '../../kit/may-update.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'

/** Whether one has an API key oneself. */
export const readApiKey: Endpoint = {
  path: apiKeyPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const told: ApiKeyAnswer = { state: await stateFor(req, await storedUser(req)) }
    return Response.json(told, noStore)
  }),
}

/** A new one, told this once. An earlier one works no more. */
export const makeApiKey: Endpoint = {
  path: apiKeyPath,
  method: 'post',
  handler: answer(async (req) => {
    const apiKey = randomUUID()
    await writeKey(req, apiKey)
    return Response.json({ apiKey } satisfies NewApiKey, noStore)
  }),
}

export const revokeApiKey: Endpoint = {
  path: apiKeyPath,
  method: 'delete',
  handler: answer(async (req) => {
    await writeKey(req, null)
    return Response.json({ state: 'none' } satisfies ApiKeyAnswer, noStore)
  }),
}

const noStore = { headers: { 'cache-control': 'private, no-store' } }

/** By the rules of a save of the user, whose date stays: whoever has them open has nothing to merge. */
async function writeKey(req: PayloadRequest, apiKey: string | null): Promise<void> {
  await refuseStrangers(req)
  const body: unknown = await jsonOf(req)
  const given = isRecord(body) ? body[currentPasswordField] : undefined
  const { payload } = req
  const { collection: slug, id } = req.user!
  const stored = await storedUser(req)
  if ((await stateFor(req, stored)) === 'off') throw new Problem('access.refused')
  await mustKnowPassword(req, slug, given, stored)

  await inTransaction(req, async () => {
    await holdDocument(req, { collection: payload.collections[slug]!.config, id })
    const data = {
      enableAPIKey: apiKey !== null,
      apiKey: apiKey && payload.encrypt(apiKey),
      apiKeyIndex: apiKey && createHmac('sha256', payload.secret).update(apiKey).digest('hex'),
      updatedAt: null,
    }
    await payload.db.updateOne({ collection: slug, id, data, req, returning: false })
  })
  const event = apiKey ? 'apiKeyCreated' : 'apiKeyRevoked'
  await audit(req, { event, collection: slug, document: id })
  tellOwnerOf(req, stored, event)
}

async function stateFor(req: PayloadRequest, stored: StoredUser): Promise<ApiKeyState> {
  const isSignedIn = req.user?._strategy === 'local-jwt'
  if (!isSignedIn || !(await mayHaveKey(req, stored))) return 'off'
  return stored.apiKeyIndex ? 'set' : 'none'
}

async function mayHaveKey(req: PayloadRequest, stored: StoredUser): Promise<boolean> {
  const { collection: slug, id } = req.user!
  const { config } = req.payload.collections[slug]!
  if (!config.auth.useAPIKey) return false
  const data = { apiKey: '' }
  if (!(await mayUpdate(req, { collection: config, id }, data))) return false
  const field = config.fields.find((one) => 'name' in one && one.name === 'apiKey')
  const rule = field && 'access' in field ? field.access?.update : undefined
  return !rule || Boolean(await rule({ data, doc: stored, id, req, siblingData: data }))
}
