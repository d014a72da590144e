import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScriptsAhead } from '#config-schema'
import { screenAt, scriptsAheadFile, showsRecords } from '#config-schema'

/** The build's list; an admin that was built without one is fetched step by step. */
export async function readScriptsAhead(dir: string): Promise<ScriptsAhead> {
  const file = join(dir, scriptsAheadFile)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : nothing
}

const nothing: ScriptsAhead = { screens: {}, texts: {}, recordTexts: {} }

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
