import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { creationsNamed, idempotencyHeader } from '#contracts/documents'
import type { Made } from './claims.ts'
import { abandon, claimPatiently, fulfil, whileClaimed } from './claims.ts'

/** What is to be done once. */
interface Asked {
  /** What was made, in its answer. */
  idIn: (answer: never) => string | number
  /** What is answered from the second time on. */
  again: (made: Made, forget: () => Promise<void>) => Promise<Response>
}

/** The names that a request gives what it asks for: `scope` says of what. */
export const keysOf = (req: PayloadRequest, scope: string): readonly string[] =>
  creationsNamed(req.headers.get(idempotencyHeader) ?? '').flatMap(
    (name) => creationKey(req, scope, name) ?? [],
  )

/** Whose creation this is, and which; null where nobody says. */
export function creationKey(
  { user }: PayloadRequest,
  slug: string,
  given: string | null,
): string | null {
  if (!given || !user) return null
  const parts = JSON.stringify([user.collection, user.id, slug, given])
  return createHash('sha256').update(parts).digest('base64url')
}

/**
 * What one of the names has made is answered to all of them. They are claimed in one order, so that no
 * two requests wait for each other.
 */
export async function once(
  req: PayloadRequest,
  asked: Asked,
  [key, ...others]: readonly string[],
  run: () => Response | Promise<Response>,
): Promise<Response> {
  if (key === undefined) return run()
  const found = await claimPatiently(req.payload, key)
  if (found.state === 'ours') {
    return remembered(req, asked, key, () => once(req, asked, others, run))
  }
  if (found.state === 'made') return asked.again(found, () => abandon(req.payload, key))
  return new Response(null, { status: 503, headers: { 'retry-after': '1' } })
}

/** What is refused is forgotten: it may be mended and sent again. */
async function remembered(
  { payload }: PayloadRequest,
  { idIn }: Asked,
  key: string,
  run: () => Response | Promise<Response>,
): Promise<Response> {
  let isMade = false
  try {
    const answer = await whileClaimed(payload, key, async () => run())
    if (answer.ok) {
      await fulfil(payload, key, idIn((await answer.clone().json()) as never))
      isMade = true
    }
    return answer
  } finally {
    if (!isMade) await abandon(payload, key)
  }
}
