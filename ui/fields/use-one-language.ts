import type { ClientField } from '#contracts/fields'
import { useConfig } from '../kit/config.ts'
import { useLocale } from '../kit/locale.ts'
import { useText } from '../kit/text.tsx'
import { hasLocalized } from './has-localized.ts'

/** What a row that is created anew in the form does not say in other languages; null: it loses nothing. */
export function useOneLanguage(fields: readonly ClientField[]): string | null {
  const text = useText()
  const code = useLocale()
  const { localization } = useConfig()
  if (code === null || !hasLocalized(fields)) return null
  const known = localization?.locales.find((locale) => locale.code === code)
  return text('restoreField.oneLanguage', { locale: known?.label ?? code })
}
