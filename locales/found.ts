/** A language's texts by key. */
export type Catalogue = Readonly<Record<string, string>>

/** What the languages' folders hold under one name, by the language: English first, but not in a browser. */
export type ByLanguage<Value> = Readonly<Record<string, Value>>

/**
 * Finds a file in the folder of every language: nothing else lists the languages. Vite, which builds and
 * tests, finds them itself; where Node runs the sources, `read` gets the path of each: it loads texts.
 */
export function byLanguage<Value>(
  listedByVite: () => ByLanguage<Value>,
  file: string,
  read?: (path: string) => Value,
): ByLanguage<Value> {
  // The panel is built without what only Node runs.
  if (import.meta.env?.SSR === false) return inFolders(listedByVite())
  const { en, ...others } = inFoldersAsBuilt(listedByVite) ?? inNode(file, read)
  // By path and by name they come in another order: `sr-Latn/` is before `sr/`.
  return { en: en!, ...Object.fromEntries(Object.entries(others).sort(byCode)) }
}

const byCode = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1

const inFolders = <Value>(found: ByLanguage<Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(found).map(([path, value]) => [path.split('/')[1], value]))

/** null: `import.meta.glob` is Vite's alone. */
function inFoldersAsBuilt<Value>(listedByVite: () => ByLanguage<Value>) {
  try {
    return inFolders(listedByVite())
  } catch {
    return null
  }
}

function inNode<Value>(
  file: string,
  read = ((path) => async () => ({ default: readCatalogue(path) })) as (path: string) => Value,
): Record<string, Value> {
  const { existsSync, readdirSync } = process.getBuiltinModule('node:fs')
  const path = (language: string) => `${import.meta.dirname}/${language}/${file}`
  const languages = readdirSync(import.meta.dirname).filter((name) => existsSync(path(name)))
  return Object.fromEntries(languages.map((language) => [language, read(path(language))]))
}

/** As JSON is imported. */
export interface Texts {
  default: Catalogue
}

/** English stands in for a language that we do not speak. */
export const load = async (
  from: ByLanguage<() => Promise<Texts>>,
  code: string,
): Promise<Catalogue> => (await (Object.hasOwn(from, code) ? from[code] : from.en)!()).default

/** Where Node runs the sources. */
export const readCatalogue = (path: string): Catalogue =>
  JSON.parse(process.getBuiltinModule('node:fs').readFileSync(path, 'utf8'))
