import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'

const kind = 'stateroom/rows'
const version = 1

/** Rows as text, marked as such, so that other text is never taken for them. */
export const textOfRows = (rows: readonly DocumentData[]): string =>
  JSON.stringify({ kind, version, rows })

/** The rows in a text; null where it is not ours, or of a version that this one cannot read. */
export function rowsInText(text: string): readonly Json[] | null {
  const content = parsed(text)
  if (!isRecord(content) || content.kind !== kind || content.version !== version) return null
  return Array.isArray(content.rows) ? content.rows : null
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
