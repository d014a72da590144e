import { writeFileSync } from 'node:fs'
import type { ScriptsAhead } from '#contracts/page'
import { scriptsAheadFile } from '#contracts/page'
import { languages } from '#locales'
import type { Manifest } from './manifest.ts'
import { entriesOf, filesReachedFrom, readManifest } from './manifest.ts'
import { recordTextsOf, screenParts, textsOf } from './screen-parts.ts'

/** Tells the server which scripts each screen needs, so that the page can fetch them ahead. */
export function writeScriptsAhead(folder: string): void {
  const list = scriptsAhead(readManifest(folder))
  writeFileSync(`${folder}/${scriptsAheadFile}`, `${JSON.stringify(list, null, 2)}\n`)
}

/** Those that the page names anyway are left out. */
export function scriptsAhead(
  manifest: Manifest,
  spoken: readonly string[] = languages,
): ScriptsAhead {
  const known = new Set(filesReachedFrom(entriesOf(manifest), manifest))
  const besides = (sources: readonly string[]) => {
    const missing = sources.filter((source) => !(source in manifest))
    if (missing.length > 0) throw new Error(`Not in the build: ${missing.join(', ')}`)
    return filesReachedFrom(sources, manifest).filter((file) => !known.has(file))
  }
  const screens = Object.entries(screenParts).map(([screen, parts]) => [screen, besides(parts)])
  const inEachLanguage = (sourceOf: (language: string) => string) =>
    Object.fromEntries(spoken.map((language) => [language, besides([sourceOf(language)])]))
  const [entry] = entriesOf(manifest)
  return {
    entry: manifest[entry ?? '']?.file ?? '',
    screens: Object.fromEntries(screens),
    texts: inEachLanguage(textsOf),
    recordTexts: inEachLanguage(recordTextsOf),
  }
}
