import type { ScriptsAhead } from '#contracts/page'
import { screenAt, showsRecords } from '#contracts/screens'

/** The build's list, from its file. */
export const readScriptsAhead = (json: string | null): ScriptsAhead =>
  json === null ? { entry: '', screens: {}, texts: {}, recordTexts: {} } : JSON.parse(json)

/** What the panel will ask for at an address below the admin; without a session that is the sign-in. */
export function scriptsFor(
  { screens, texts, recordTexts }: ScriptsAhead,
  path: string,
  language: string,
  hasSession: boolean,
): readonly string[] {
  const inLanguage = (files: ScriptsAhead['texts']) => files[language] ?? files.en ?? []
  if (!hasSession) return inLanguage(texts)
  const screen = screenAt(path)
  return [
    ...inLanguage(texts),
    ...(showsRecords(screen) ? inLanguage(recordTexts) : []),
    ...(screens[screen] ?? []),
  ]
}
