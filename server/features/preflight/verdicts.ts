import type { PayloadRequest } from 'payload'
import type { LinkVerdict } from './link-checker.ts'
import { checkLinks } from './link-checker.ts'

const key = 'stateroomLinks'

/**
 * What becomes of these addresses. Each is asked for once in a request: a page that was silent before
 * the save is not waited for again within it.
 */
export async function verdictsOf(
  { context }: PayloadRequest,
  urls: readonly string[],
): Promise<ReadonlyMap<string, LinkVerdict>> {
  const known = context[key] instanceof Map ? (context[key] as Map<string, LinkVerdict>) : new Map()
  context[key] = known
  const found = await checkLinks(urls.filter((url) => !known.has(url)))
  for (const [url, verdict] of found) known.set(url, verdict)
  return known
}
