import type { Payload, PayloadHandler } from 'payload'
import type { Feature } from '../../kit/feature.ts'

export const order: Feature = { configured: moveOneAtATime }

/**
 * Payload looks for room between two documents, and then writes: of two people who move something to
 * the same place at the same moment, both would be given the same key, and nothing could ever be put
 * between the two. Here one waits for the other. Called when Payload has its own endpoints.
 */
function moveOneAtATime({ config }: Payload): void {
  for (const endpoint of config.endpoints) {
    const isReorder = endpoint.path === '/reorder' && endpoint.method === 'post'
    if (isReorder) endpoint.handler = inTurns(endpoint.handler)
  }
}

function inTurns(handler: PayloadHandler): PayloadHandler {
  let last: Promise<unknown> = Promise.resolve()
  return (req) => {
    const turn = last.then(() => handler(req))
    last = turn.catch(() => undefined)
    return turn
  }
}
