import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { AccountSession, EndSessionsRequest, SessionsAnswer } from '#contracts/account'
import { sessionsPath } from '#contracts/account'
import { Problem } from '#problems'
import type { StoredUser } from '../../features/accounts/must-know-password.ts'
import { storedUser } from '../../features/accounts/must-know-password.ts'
import { audit } from '../../features/audit/audit-log.ts'
import { devicesOf } from '../../features/session/session-devices.ts'
import { answer } from '../../kit/answer.ts'
import { holdDocument } from '../../kit/hold-document.ts'
import { inTransaction } from '../../kit/in-transaction.ts'
import { jsonOf } from '../../kit/json-of.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'
import { publishAfterCommit } from '../../live/after-commit.ts'

/** Where one is signed in oneself. */
export const readSessions: Endpoint = {
  path: sessionsPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    return tell(req, await storedUser(req))
  }),
}

/** Signs out elsewhere, and tells what is left. Tabs that are open there hear of it at once. */
export const endSessions: Endpoint = {
  path: sessionsPath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { end } = await readEnd(req)
    return inTransaction(req, async () => {
      const { collection: slug, id } = req.user!
      const collection = req.payload.collections[slug]!.config
      await holdDocument(req, { collection, id })
      const stored = await storedUser(req)
      const sessions = sessionsIn(stored)
      const kept = sessions.filter(({ id }) => (end === 'others' ? isCurrent(req, id) : id !== end))
      if (kept.length === sessions.length) return tell(req, stored)
      // Nothing about the user has changed for whoever has them open.
      const data = { sessions: kept, updatedAt: null }
      await req.payload.db.updateOne({ collection: slug, id, data, req, returning: false })
      await publishAfterCommit(req.payload, req, {
        kind: 'session',
        user: { relationTo: slug, value: id },
      })
      await audit(req, { event: 'sessionsEnded', collection: slug, document: id })
      return tell(req, { ...stored, sessions: kept })
    })
  }),
}

const endSchema = z.object({ end: z.string() }) satisfies z.ZodType<EndSessionsRequest>

async function readEnd(req: PayloadRequest): Promise<EndSessionsRequest> {
  const { data, success } = endSchema.safeParse(await jsonOf(req))
  if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
  return data
}

interface StoredSession {
  id: string
  createdAt?: string | null
  expiresAt: string
}

const sessionsIn = ({ sessions }: StoredUser): readonly StoredSession[] =>
  Array.isArray(sessions) ? sessions : []

const isCurrent = ({ user }: PayloadRequest, id: string): boolean =>
  (user as { _sid?: string } | null)?._sid === id

async function tell(req: PayloadRequest, stored: StoredUser): Promise<Response> {
  const { useSessions, disableLocalStrategy } =
    req.payload.collections[req.user!.collection]!.config.auth
  const { collection: relationTo, id: value } = req.user!
  const devices = await devicesOf(req, { relationTo, value })
  const sessions = sessionsIn(stored)
    .filter(({ expiresAt }) => Date.parse(expiresAt) > Date.now())
    .map(
      ({ createdAt, expiresAt, id }): AccountSession => ({
        id,
        createdAt: createdAt ?? null,
        expiresAt,
        agent: devices.get(id) ?? null,
        isCurrent: isCurrent(req, id),
      }),
    )
    .toSorted(
      (one, other) =>
        Number(other.isCurrent) - Number(one.isCurrent) ||
        Date.parse(other.expiresAt) - Date.parse(one.expiresAt),
    )
  const told: SessionsAnswer = {
    sessions: useSessions && disableLocalStrategy !== true ? sessions : null,
  }
  return Response.json(told, { headers: { 'cache-control': 'private, no-store' } })
}
