/** Runs in a thread of Node's own, beside the program: it must not import anything of ours. */
import { readFileSync } from 'node:fs'
import type {
  InitializeHook,
  LoadFnOutput,
  LoadHook,
  ResolveFnOutput,
  ResolveHook,
} from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MessagePort } from 'node:worker_threads'

/** What a site's modules find under which name. */
export interface Ways {
  /** A file whose `payload` is the server's. */
  server: string
  /** The URLs of our entries, by the names that people import. */
  entries: Readonly<Record<string, string>>
  /** The name of the symbol that marks what was given to `buildConfig`. */
  mark: string
  /** Where our modules are: they see the real thing. */
  ownFolders: readonly string[]
  /** Hears of each of the site's own files. */
  loaded: MessagePort
}

let ways: Ways

export const initialize: InitializeHook<Ways> = (given) => {
  ways = given
}

/** What a migration writes its statements with: it must be that of the database it runs in. */
const isAdapter = /^@payloadcms\/db-(?:sqlite|postgres)$/

const payloadForSites = 'stateroom:payload'
const componentsForSites = 'stateroom:components'

/**
 * There is one Payload: the server's. A second one beside the site's config would know nothing of
 * the first. For the site its `buildConfig` is another one.
 */
export const resolve: ResolveHook = async (specifier, context, next) => {
  const entry = ways.entries[specifier]
  if (entry !== undefined) return next(entry, context)
  if (isAdapter.test(specifier)) return next(specifier, { ...context, parentURL: ways.server })
  if (specifier !== 'payload' && !specifier.startsWith('payload/')) {
    return asModule(withoutWaiting(await orNothingBuilt(specifier, () => next(specifier, context))))
  }
  const { parentURL = '' } = context
  if (parentURL === payloadForSites || specifier !== 'payload' || isOurs(parentURL)) {
    return next(specifier, { ...context, parentURL: ways.server })
  }
  return { url: payloadForSites, format: 'module', shortCircuit: true }
}

export const load: LoadHook = async (url, context, next) => {
  if (url === payloadForSites) {
    return { format: 'module', source: payloadSource(ways), shortCircuit: true }
  }
  if (url === componentsForSites) {
    return { format: 'module', source: componentsSource, shortCircuit: true }
  }
  if (isOfSite(url)) ways.loaded.postMessage(pathOf(url))
  return withNamesOfOthers(url, await next(url, context))
}

/** TypeScript's loader reads some files under a name of its own first. */
const pathOf = (url: string): string => fileURLToPath(url).replace(/\?tsx-.*$/, '')

const isOfSite = (url: string): boolean =>
  url.startsWith('file:') && !url.includes('/node_modules/') && !isOurs(url)

/** `stateroom build` has to read a config that imports what it is about to write. */
async function orNothingBuilt(
  specifier: string,
  find: () => ResolveFnOutput | Promise<ResolveFnOutput>,
): Promise<ResolveFnOutput> {
  try {
    return await find()
  } catch (thrown) {
    if (!/\/stateroom\/components(\.js)?$/.test(specifier)) throw thrown
    return { url: componentsForSites, format: 'module', shortCircuit: true }
  }
}

/**
 * TypeScript is written as modules, whatever the folder's package says, and so is JavaScript with
 * `import` or `export`: `await` may stand anywhere in them.
 */
function asModule(found: ResolveFnOutput): ResolveFnOutput {
  if (found.format === 'module' || found.url.includes('/node_modules/')) return found
  if (isTypeScript.test(found.url)) return { ...found, format: 'module' }
  return isJavaScript.test(found.url) && hasModuleSyntax(found.url)
    ? { ...found, format: 'module' }
    : found
}

const isTypeScript = /\.tsx?(\?|$)/
const isJavaScript = /\.jsx?(\?|$)/
const isCompiled = /\.[jt]sx?(\?|$)/

function hasModuleSyntax(url: string): boolean {
  try {
    return /^\s*(import|export)\b/m.test(readFileSync(fileURLToPath(url), 'utf8'))
  } catch {
    return false
  }
}

/**
 * Lexical's entries for Node choose between two builds with an `await` outside of functions. Its
 * packages import each other, so two entries can wait for each other forever; the builds can't.
 */
const withoutWaiting = (found: ResolveFnOutput): ResolveFnOutput => ({
  ...found,
  url: found.url.replace(
    lexicalEntry,
    process.env.NODE_ENV === 'production' ? '$1.prod.mjs' : '$1.dev.mjs',
  ),
})

const lexicalEntry = /(\/node_modules\/(?:@lexical\/[\w-]+|lexical)\/dist\/\w+)\.node\.mjs$/

/**
 * A project whose package isn't a module may use the names of CommonJS in TypeScript, too. JSX is compiled as its
 * tsconfig says, which leaves it to another bundler where that is Next.js, so that nobody imports React.
 */
function withNamesOfOthers(url: string, loaded: LoadFnOutput): LoadFnOutput {
  if (!isCompiled.test(url) || url.includes('/node_modules/') || !loaded.source) return loaded
  const source = String(loaded.source)
  const path = fileURLToPath(url)
  const require = `process.getBuiltinModule('module').createRequire(import.meta.url)`
  const values = {
    ...(isTypeScript.test(url) && {
      require,
      __dirname: JSON.stringify(dirname(path)),
      __filename: JSON.stringify(path),
    }),
    ...(/\bReact\.(createElement|Fragment)\b/.test(source) && { React: `${require}('react')` }),
  }
  const missing = Object.entries(values).filter(([name]) => isUsedAsGiven(name, source))
  const before = missing.map(([name, value]) => `const ${name} = ${value};`).join('')
  return before === '' ? loaded : { ...loaded, source: before + source }
}

const isUsedAsGiven = (name: string, source: string) =>
  new RegExp(`\\b${name}\\b`).test(source) &&
  !new RegExp(`\\b(?:const|let|var|function|import)\\b[^;=]*\\b${name}\\b`).test(source)

const isOurs = (url: string) =>
  ways.ownFolders.some((folder) => url.startsWith(folder)) && !url.includes('/node_modules/')

/** A config is built by the server, with its database and its plugins, and only once. */
const payloadSource = ({ mark }: Ways) => `
export * from 'payload'
export const buildConfig = async (config) => ({ ...config, [Symbol.for('${mark}')]: true })
`

const componentsSource =
  "export const components = { panel: '', components: {}, files: {}, inputs: {} }"
