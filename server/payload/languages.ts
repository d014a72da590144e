import type { I18nOptions, Language } from '@payloadcms/translations'
import type { ResolvedConfig } from '#config-schema/config'
import { ownCode, payloadCode, languages as spokenLanguages } from '#server-texts'
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

/** Payload's own texts (its errors, its labels) in the given languages, by Payload's codes. */
async function loadLanguages(codes: readonly string[]): Promise<SupportedLanguages> {
  return Object.fromEntries(await Promise.all(codes.map(loadLanguage)))
}

/** A language is known by its code with a region as well: `fa-IR` is `fa`. */
async function loadLanguage(code: string): Promise<[string, Language]> {
  for (const known of [code, code.split('-', 1)[0]!]) {
    const own = await loadPayloadTexts(known)
    if (own) return [payloadCode(ownCode(known)), own]
  }
  const name = fileName(code)
  const module: Record<string, Language> = await import(
    /* @vite-ignore */ `@payloadcms/translations/languages/${name}`
  ).catch(() => ({}))
  const language = module[name]
  if (!language) throw new Error(`Language ${code} not supported`)
  return [code, language]
}

/** 'bnBd' is the file of `bn-BD`. */
function fileName(code: string): string {
  const [language = code, variant = ''] = code.split('-')
  return language + variant.charAt(0).toUpperCase() + variant.slice(1).toLowerCase()
}
