import type { I18nOptions, Language } from '@payloadcms/translations'
import type { ResolvedConfig } from '#config-schema/config'
import { languages as spokenLanguages } from '#server-texts'
import { loadPayloadTexts } from '#server-texts/payload'

type SupportedLanguages = NonNullable<I18nOptions['supportedLanguages']>

/** The languages of the config: those that it brings itself, or those that it names. */
export async function languagesOf({
  fallback,
  fallbackLanguage = fallback,
  languages,
  supportedLanguages,
  translations,
}: ResolvedConfig['i18n']): Promise<I18nOptions> {
  return {
    supportedLanguages: supportedLanguages ?? (await loadLanguages(languages ?? spokenLanguages)),
    fallbackLanguage: fallbackLanguage as 'en',
    ...(translations && { translations: translations as NonNullable<I18nOptions['translations']> }),
  }
}

/** Payload's own texts (its errors, its labels) in the given languages. */
async function loadLanguages(codes: readonly string[]): Promise<SupportedLanguages> {
  const entries = codes.map(async (code) => [code, await loadLanguage(code)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

async function loadLanguage(code: string): Promise<Language> {
  const own = await loadPayloadTexts(code)
  if (own) return own
  const name = fileName(code)
  const module: Record<string, Language> = await import(
    /* @vite-ignore */ `@payloadcms/translations/languages/${name}`
  )
  const language = module[name]
  if (!language) throw new Error(`Payload has no texts for ${code}.`)
  return language
}

/** 'zh-TW' → 'zhTw', 'rs-latin' → 'rsLatin', 'de' → 'de'. */
function fileName(code: string): string {
  const [language = code, variant = ''] = code.split('-')
  return language + variant.charAt(0).toUpperCase() + variant.slice(1).toLowerCase()
}
