import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Lock, LockAnswer, LockRequest } from '#contracts/locks'
import { lockPath } from '#contracts/locks'
import { Problem } from '#problems'
import { changeLock } from '../../features/locks/change-lock.ts'
import type { HeldLock } from '../../features/locks/current-lock.ts'
import { currentLock } from '../../features/locks/current-lock.ts'
import { durationOf, entityOf, isLockable } from '../../features/locks/lock-place.ts'
import { serializeLock } from '../../features/locks/serialize-lock.ts'
import { answer } from '../../kit/answer.ts'
import {
  askedDocumentShape,
  findAskedDocument,
  isOneDocument,
  mustBeAllowedToUpdate,
  readAskedDocument,
  seekAskedDocument,
} from '../../kit/asked-document.ts'
import type { Document } from '../../kit/document.ts'
import { jsonOf } from '../../kit/json-of.ts'
import { refuseStrangers } from '../../kit/refuse-strangers.ts'

/**
 * Who edits a document, for whoever may see it (LOCK-2). Nobody edits one that is not there: its
 * lock is heard to go before it is heard to be deleted, and asking about it is no mistake.
 */
export const readLock: Endpoint = {
  path: lockPath,
  method: 'get',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const document = await seekAskedDocument(req, readAskedDocument(req))
    return answerLock(document && (await told(req, document, await currentLock(req, document))))
  }),
}

/** Takes, keeps, gives back or takes over its lock, for whoever may save it. */
export const writeLock: Endpoint = {
  path: lockPath,
  method: 'post',
  handler: answer(async (req) => {
    await refuseStrangers(req)
    const { action, ...asked } = await readLockRequest(req)
    const document = await findAskedDocument(req, asked)
    if (!isLockable(req, entityOf(document))) throw new Problem('lock.off')
    if (action !== 'release') await mustBeAllowedToUpdate(req, document)
    return answerLock(await told(req, document, await changeLock(req, document, action)))
  }),
}

const schema = z
  .object({ ...askedDocumentShape, action: z.enum(['acquire', 'release', 'takeOver']) })
  .refine(isOneDocument) satisfies z.ZodType<LockRequest>

async function readLockRequest(req: PayloadRequest): Promise<LockRequest> {
  const { data, success } = schema.safeParse(await jsonOf(req))
  if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
  return data
}

const told = async (
  req: PayloadRequest,
  document: Document,
  lock: HeldLock | null,
): Promise<Lock | null> => lock && serializeLock(req, lock, durationOf(entityOf(document)))

function answerLock(lock: Lock | null): Response {
  const body: LockAnswer = { lock }
  return Response.json(body, { headers: { 'cache-control': 'private, no-store' } })
}
