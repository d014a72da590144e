import type { DocumentId } from '#contracts/documents'
import { hrefWith, parsedQuery } from '../../client/query-string.ts'

/** What of a comparison stands in the address (VER-4). */
export interface ComparisonPlace {
  /** The version to compare with; null: the one before. */
  compareValue: DocumentId | null
  /** The languages to look at. */
  localeCodes: readonly string[]
  modifiedOnly: boolean
  view: ComparisonView
}

/** By the fields of the form, or as the JSON that is stored. */
export type ComparisonView = 'fields' | 'json'

/** What the address says; languages that there are none of are ignored. */
export function comparisonPlace(search: string, known: readonly string[]): ComparisonPlace {
  const { compareValue, localeCodes, modifiedOnly, view } = parsedQuery(search)
  const asked = codesIn(localeCodes)
  const codes = known.filter((code) => asked.includes(code))
  return {
    compareValue: typeof compareValue === 'string' && compareValue !== '' ? compareValue : null,
    localeCodes: codes.length > 0 ? codes : known,
    modifiedOnly: modifiedOnly !== 'false',
    view: view === 'json' ? 'json' : 'fields',
  }
}

/** The address of another comparison of the same version. */
export const comparisonHref = (
  at: { path: string; search: string },
  { compareValue, localeCodes, modifiedOnly, view }: Partial<ComparisonPlace>,
): string =>
  hrefWith(at, {
    ...(compareValue !== undefined && { compareValue: compareValue ?? undefined }),
    ...(localeCodes && { localeCodes: JSON.stringify(localeCodes) }),
    ...(modifiedOnly !== undefined && { modifiedOnly: modifiedOnly ? undefined : false }),
    ...(view && { view: view === 'json' ? view : undefined }),
  })

/** `["en","de"]`, as Payload's admin writes them, or with commas between. */
function codesIn(written: unknown): unknown[] {
  if (typeof written !== 'string') return []
  try {
    const codes: unknown = JSON.parse(written)
    return Array.isArray(codes) ? codes : []
  } catch {
    return written.split(',')
  }
}
