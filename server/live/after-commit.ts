import type { Payload, PayloadRequest } from 'payload'
import { onCommit } from '../kit/on-commit.ts'
import { liveOf } from './live-of.ts'
import type { ServerEvent } from './server-event.ts'

/** Tells it once what this request writes is kept; of the same twice in a transaction, the last. */
export const publishAfterCommit = (
  payload: Payload,
  req: Partial<PayloadRequest> | undefined,
  event: ServerEvent,
): Promise<void> =>
  onCommit(
    { payload, transactionID: req?.transactionID },
    () => liveOf(payload)?.publish(event),
    JSON.stringify({ ...event, at: null }),
  )
