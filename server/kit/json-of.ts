import type { PayloadRequest } from 'payload'

/** The body of a request as whoever checks it takes it; undefined: there is none, or it is no JSON. */
export async function jsonOf(req: PayloadRequest): Promise<unknown> {
  try {
    return await req.json?.()
  } catch {
    return undefined
  }
}
