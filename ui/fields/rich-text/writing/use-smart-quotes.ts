import type { LexicalEditor } from 'lexical'
import { useEffect } from 'react'
import type { RichTextField } from '#contracts/fields'
import { useLanguage } from '../../../kit/text.tsx'
import { registerSmartQuotes } from '../engine/smart-quotes.ts'

/** Quotes in the language of what is written, else in that of the panel. */
export function useSmartQuotes(
  editor: LexicalEditor,
  { features }: RichTextField,
  locale: string | null | undefined,
): void {
  const isOn = features.enabled.includes('smartQuotes')
  const language = useLanguage()
  useEffect(
    () => (isOn ? registerSmartQuotes(editor, locale ?? language) : undefined),
    [editor, isOn, locale, language],
  )
}
