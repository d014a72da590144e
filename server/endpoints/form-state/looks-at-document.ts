import type { FieldAccess, PayloadRequest } from 'payload'

export interface Verdict {
  /** Without a document. */
  says: Promise<boolean>
  looksAtDocument: boolean
}

const ofDocument = new Set<unknown>(['blockData', 'data', 'doc', 'id', 'siblingData'])

/**
 * What a rule about access says without a document, and whether it wanted to see one. A rule that
 * only looks at who asks is decided with the config; just the others need the document.
 */
export function verdictOf(rule: FieldAccess, req: PayloadRequest): Verdict {
  let looksAtDocument = false
  const given = new Proxy<{ req: PayloadRequest }>(
    { req },
    {
      get(target, key) {
        looksAtDocument ||= ofDocument.has(key)
        return Reflect.get(target, key)
      },
    },
  )
  try {
    const says = Promise.resolve(rule(given)).then(Boolean, () => false)
    return { says, looksAtDocument }
  } catch {
    return { says: Promise.resolve(false), looksAtDocument: true }
  }
}
