import type { TextKey } from '#locales'
import { useSentences } from '../../../kit/sentences.ts'
import { useText } from '../../../kit/text.tsx'

/** All the reasons, one after the other; undefined: there is none. */
export function useSentence(): (reasons: readonly TextKey[]) => string | undefined {
  const text = useText()
  const sentences = useSentences()
  return (reasons) => sentences(...reasons.map((reason) => text(reason))) || undefined
}
