import type { Payload, PayloadRequest } from 'payload'
import { addressOf } from '../../kit/address-of.ts'
import { keptOnPayload } from '../../kit/kept-on-payload.ts'
import { onCommit } from '../../kit/on-commit.ts'
import type { PendingWork } from '../../kit/pending-work.ts'
import { pendingWork } from '../../kit/pending-work.ts'
import { auditSlug } from './audit-collection.ts'
import type { AuditEvent } from './audit-events.ts'

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

/** What whoever records it knows; the rest is in the request. */
export interface AuditFacts {
  event: AuditEvent
  /** Who it was, where the request has no user yet: somebody, or a name that was typed. */
  by?: Person | string
  collection?: string
  document?: string | number
  /** Which ones changed, never what they say. */
  fields?: readonly string[]
}

interface Person {
  collection?: string
  id: string | number
  email?: unknown
  username?: unknown
}

interface AuditLog {
  write: (line: Readonly<Record<string, unknown>>) => void
  finished: PendingWork['finished']
}

const logs = keptOnPayload<AuditLog>('audit-log')

/** Notes it once what the request writes is kept. The request never waits for it, and never fails by it. */
export async function audit(req: PayloadRequest, facts: AuditFacts): Promise<void> {
  const log = logs.of(req.payload)
  if (!log) return
  const line = lineOf(req, facts)
  await onCommit(req, () => log.write(line))
}

/** Opens the log of this server. Lines are forgotten after some days. */
export function openAuditLog(payload: Payload, keepDays: number): AuditLog {
  const pending = pendingWork()
  let forgottenAt = 0
  // One after the other: a thousand deletions don't become a thousand writers.
  let last: Promise<void> = Promise.resolve()

  const forgetOld = async () => {
    if (Date.now() - forgottenAt < hourMs) return
    forgottenAt = Date.now()
    const before = new Date(Date.now() - keepDays * dayMs).toISOString()
    await payload.db.deleteMany({
      collection: auditSlug,
      where: { createdAt: { less_than: before } },
    })
  }
  const log: AuditLog = {
    write: (line) => {
      last = last
        .then(async () => {
          await payload.db.create({ collection: auditSlug, data: { ...line } })
          await forgetOld()
        })
        .catch((thrown: unknown) => {
          payload.logger.error({ err: thrown, msg: 'Couldn’t write to the audit log' })
        })
      pending.add(last)
    },
    finished: pending.finished,
  }
  logs.keep(payload, log)
  return log
}

const longest = 200

function lineOf(req: PayloadRequest, facts: AuditFacts) {
  const { by = req.user as Person | null, collection, document, event, fields } = facts
  const now = new Date().toISOString()
  const text = (value: unknown) => (value == null ? null : String(value).slice(0, longest))
  return {
    event,
    user: text(nameOf(by)),
    userId: typeof by === 'object' && by ? `${by.collection ?? collection}/${by.id}` : null,
    collection: text(collection),
    document: text(document),
    fields: fields ? text(fields.join(', ')) : null,
    address: text(addressOf(req)),
    createdAt: now,
    updatedAt: now,
  }
}

const nameOf = (by: Person | string | null): unknown =>
  typeof by === 'string' ? by : by && (by.email ?? by.username ?? by.id)
