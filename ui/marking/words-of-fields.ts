import type { DocumentData, Json } from '#contracts/documents'

/** The fields of a block, as far as anybody can read them who does not know its config. */
export const wordsOfFields = (fields: DocumentData): string[] =>
  Object.entries(fields)
    .filter(
      ([name, value]) => !['id', 'blockType'].includes(name) && value !== null && value !== '',
    )
    .map(([name, value]) => `${name}: ${saidPlainly(value)}`)

function saidPlainly(value: Json): string {
  if (typeof value !== 'object') return String(value)
  try {
    return JSON.stringify(value)
  } catch {
    // Too deep to be written.
    return '…'
  }
}
