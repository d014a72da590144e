import type { Payload } from 'payload'
import { keptOnPayload } from '../../kit/kept-on-payload.ts'

const lastOf = keptOnPayload<Promise<unknown>>('first-user-last')

/** Begins when all before have ended: not every database of a project has transactions. */
export function oneAfterAnother<Result>(
  payload: Payload,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = lastOf.of(payload) ?? Promise.resolve()
  const own = before.then(work)
  const ended = own.catch(() => {})
  lastOf.keep(payload, ended)
  return own
}
