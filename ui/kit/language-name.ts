/** A language's name, e.g. 'Deutsch': by its own people without another language to say it in. */
export function languageName(code: string, language = code): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
