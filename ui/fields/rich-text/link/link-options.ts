import type { FoundDocument } from '#machines/palette'
import { isMeantAsUrl, writtenUrl } from '../engine/written-url.ts'

/** What the box offers for what was typed. */
export type LinkOption = { key: string } & (
  | { kind: 'address'; url: string }
  | { kind: 'document'; document: FoundDocument }
)

/** An address stands first; a word that could be one stands last. */
export function linkOptions(words: string, documents: readonly FoundDocument[]): LinkOption[] {
  const found = documents.map(
    (document): LinkOption => ({
      key: `${document.slug} ${document.id}`,
      kind: 'document',
      document,
    }),
  )
  const url = writtenUrl(words)
  if (url === null) return found
  const address: LinkOption = { key: 'address', kind: 'address', url }
  if (isMeantAsUrl(words)) return [address, ...found]
  return /\s/.test(words.trim()) ? found : [...found, address]
}
