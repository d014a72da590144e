import type { I18nOptions, Language } from '@payloadcms/translations'

type SupportedLanguages = NonNullable<I18nOptions['supportedLanguages']>

/** Payload's own texts (its errors, its labels) in the given languages. */
export async function loadLanguages(codes: readonly string[]): Promise<SupportedLanguages> {
  const entries = codes.map(async (code) => [code, await loadLanguage(code)] as const)
  return Object.fromEntries(await Promise.all(entries))
}

async function loadLanguage(code: string): Promise<Language> {
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
