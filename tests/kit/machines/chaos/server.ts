import type { DocumentData } from '#contracts/documents'
import type { SavedDocument, SaveRequest } from '#machines/document'
import type { ProblemCode } from '#problems'
import { Problem } from '#problems'
import { merged } from '../merged.ts'

interface Ending {
  code?: ProblemCode
  after?: boolean
}

/** What can happen to a request; `after`: it is written first. */
export const fates = {
  fine: {},
  'lost before': { code: 'server.unreachable' },
  'lost after': { code: 'server.unreachable', after: true },
  'not JSON after': { code: 'unexpected', after: true },
  401: { code: 'session.ended' },
  403: { code: 'access.refused' },
  413: { code: 'request.tooLarge' },
  423: { code: 'document.locked' },
  500: { code: 'unexpected' },
} as const satisfies Record<string, Ending>

export type Fate = keyof typeof fates

/** One document with a true compare-and-swap; each write dates it anew. */
export function chaosServer(first: DocumentData) {
  let writes = 0
  let data: DocumentData = { ...first, updatedAt: '0', writes: 0 }

  function write(changes: DocumentData) {
    writes += 1
    data = { ...merged(data, changes), updatedAt: String(writes), writes }
  }

  function save({ changes, base, intent }: SaveRequest): SavedDocument {
    if (base !== data.updatedAt) throw new Problem('document.stale', { current: data })
    write({ ...changes, _status: intent === 'publish' ? 'published' : 'draft' })
    return { id: 1, data, savedAt: writes }
  }

  return {
    data: () => data,
    /** What somebody else saves, who has seen all. */
    write,
    /** What comes of a request, and whether it was written although it says otherwise. */
    answer(request: SaveRequest, fate: Fate): { result: () => SavedDocument; isHidden: boolean } {
      const { code, after }: Ending = fates[fate]
      if (code === undefined || after) {
        const result = outcome(() => save(request))
        if (code === undefined) return { result, isHidden: false }
        const isHidden = 'saved' in result
        return { result: () => refuse(code), isHidden }
      }
      return { result: () => refuse(code), isHidden: false }
    },
  }
}

/** Something done now, whose end is told later. */
function outcome(work: () => SavedDocument) {
  try {
    const saved = work()
    return Object.assign(() => saved, { saved })
  } catch (thrown) {
    return () => {
      throw thrown
    }
  }
}

function refuse(code: ProblemCode): never {
  throw new Problem(code)
}
