import type { TextKey } from '#locales'
import type { Text } from '../../../kit/text.tsx'

/** All the reasons, one after the other; undefined: there is none. */
export const sentence = (text: Text, reasons: readonly TextKey[]): string | undefined =>
  reasons.length > 0 ? reasons.map((reason) => text(reason)).join(' ') : undefined
