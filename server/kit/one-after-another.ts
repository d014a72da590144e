import type { Payload } from 'payload'
import { keptOnPayload } from './kept-on-payload.ts'

const lastOf = keptOnPayload<Map<string, Promise<unknown>>>('one-after-another')

/** Begins when all before of this name have ended: not every database of a project has transactions. */
export function oneAfterAnother<Result>(
  payload: Payload,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const last = lastOf.of(payload) ?? new Map<string, Promise<unknown>>()
  lastOf.keep(payload, last)
  const own = (last.get(name) ?? Promise.resolve()).then(work)
  const ended = own
    .catch(() => {})
    .then(() => {
      if (last.get(name) === ended) last.delete(name)
    })
  last.set(name, ended)
  return own
}
