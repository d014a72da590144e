import { isRecord } from '#contracts/is-record'

interface Merge {
  data: Record<string, unknown>
  depth?: number
  draft?: boolean
  flattenLocales: false
  locale?: string
}

/**
 * What the live preview of a site asks with each change: the document as it stands in the form, with
 * its relations followed. Of all that Payload would read from such a body, only what a preview needs.
 */
export function mergeIn(body: string): Merge | null {
  const asked = read(body)
  if (!isRecord(asked) || !isRecord(asked.data)) return null
  const { data, depth, draft, locale } = asked
  return {
    data,
    ...(typeof depth === 'number' && { depth: Math.min(Math.max(depth, 0), deepest) }),
    ...(draft === true && { draft }),
    flattenLocales: false,
    // Payload puts it into an address as it is.
    ...(typeof locale === 'string' && /^[\w-]+$/.test(locale) && { locale }),
  }
}

const deepest = 10

function read(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
