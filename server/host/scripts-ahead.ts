import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScriptsAhead } from '#config-schema'
import { screenAt, scriptsAheadFile } from '#config-schema'

/** The build's list; an admin that was built without one is fetched step by step. */
export async function readScriptsAhead(dir: string): Promise<ScriptsAhead> {
  const file = join(dir, scriptsAheadFile)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : { screens: {}, texts: {} }
}

/** What the panel will ask for at an address below the admin; without a session that is the sign-in. */
export const scriptsFor = (
  { screens, texts }: ScriptsAhead,
  path: string,
  language: string,
  hasSession: boolean,
): readonly string[] => [
  ...(texts[language] ?? texts.en ?? []),
  ...((hasSession && screens[screenAt(path)]) || []),
]
