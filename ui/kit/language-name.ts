/** A language's name, e.g. 'Deutsch': by its own people without another language to say it in. */
export function languageName(code: string, language = code): string {
  const name =
    new Intl.DisplayNames([language], { type: 'language' }).of(scripts[code] ?? code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

/** Chinese is chosen by its script, not by a country. */
const scripts: Readonly<Record<string, string>> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' }
