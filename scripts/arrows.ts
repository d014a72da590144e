import { cyclesIn } from './kit/cycles.ts'
import type { Import, Module } from './kit/modules.ts'
import { readModules } from './kit/modules.ts'
import { root as project } from './kit/root.ts'

/** What each folder of the product may import from the others. */
const arrows: Record<string, readonly string[]> = {
  'config-schema': [],
  locales: ['config-schema'],
  machines: ['config-schema'],
  testing: [],
  developer: ['locales', 'testing'],
  preview: [],
  'rich-text': ['config-schema'],
  ui: ['config-schema', 'developer', 'machines', 'rich-text', 'locales'],
  server: ['config-schema', 'locales', 'rich-text'],
  cli: ['config-schema', 'locales', 'machines', 'server', 'testing'],
}
/**
 * The folders of a room from the top down: each may import those below it. The files beside the
 * folders may import all of them, and no folder imports such a file. `*` stands for every folder
 * that is not named; none of these imports another.
 */
const rooms: Record<string, readonly string[]> = {
  cli: ['commands', 'services', 'screens', 'machines', 'lines', 'kit'],
  server: [
    'start',
    'upkeep',
    'describe',
    'routes',
    'site',
    'payload',
    'plugin',
    'remote',
    'host',
    'panel',
    'endpoints',
    'live',
    'features',
    'database',
    'components',
    'kit',
  ],
  ui: [
    'app',
    'dev',
    'views',
    'arrangement',
    'differences',
    'find',
    'site',
    'fields',
    'uses',
    'site-components',
    'validation',
    'marking',
    'actions',
    'kit',
    'client',
    'parts',
    'styles',
  ],
  'ui/views': [
    '*',
    'document',
    'list',
    'version',
    'versions',
    'access',
    'beside-form',
    'message',
    'document-tabs',
  ],
}

/** Rooms whose folders have no order, but go one way all the same: none leads back to where it came from. */
const oneWay = ['cli/services', 'ui/fields']

/** A page of its own that shows what a folder holds, for tests and for whoever works on it. */
const isGallery = /^ui\/gallery\//

/** The cases of a machine are checked by the types of the engine that tries them, and by no more. */
const isPlan = /^machines\/[^/]+\/[^/]+\.(plan|laws|system)\.ts$/
const theEngine = 'testing'
/** What a plan's laws are written with. */
const theLaws = 'testing/laws/index.ts'

/** Those who look at the product from outside may import anything. */
const onlookers = ['tests', 'bench', 'examples', 'scripts', 'templates']

const isReact = /^(react|react-dom|lucide-react|@xstate\/react|@ark-ui\/react)(\/|$)/
const mayUseReact = ['developer/', 'ui/', 'cli/screens/', 'rich-text/react/']
const isNode = /^node:/
const mayUseNode = ['server/', 'cli/', 'config-schema/config/', 'testing/browser/']

const theConfig = 'config-schema/config/'
const mayReadConfig = ['server', 'cli']

/** All languages of it are loaded at once, which no browser does. */
const theServersTexts = 'locales/server.ts'
const mayServe = ['locales/server.ts', 'locales/payload.ts']

/** What each failure says and answers: `#problems` names one without them. */
const theRows = 'config-schema/problems/'
const theFailure = 'config-schema/problems/problem.ts'
const mayNotReadRows = ['machines', 'rich-text', 'locales']

const mayNotFetch = ['config-schema/', 'locales/', 'machines/', 'preview/', 'ui/']
const theClient = 'ui/client/'

/** They give every new window what keeps the opener from it: in the panel, and on a site. */
const theNewWindows = ['ui/parts/new-window.ts', 'rich-text/render/link-element.ts']

/** `npm run arrows`: names every import that goes the wrong way. */
export async function main(): Promise<number> {
  const found = strays(ownModules())
  for (const stray of found) console.error(stray)
  return found.length === 0 ? 0 : 1
}

/** All of the project's. */
export const ownModules = (): Module[] =>
  readModules(project, [...Object.keys(arrows), ...onlookers])

/** Every breach of the order in ARCHITECTURE.md, as a line that names the file. None is what we want. */
export function strays(modules: readonly Module[]): string[] {
  const product = modules.filter(({ file }) => folderOf(file) in arrows)
  return [
    ...product.flatMap(misdirected),
    ...oneWay.flatMap((room) => returning(room, product)),
    ...product
      .filter(isFetchingInTheWrongPlace)
      .map(({ file }) => `${file}: only ${theClient} calls fetch`),
    ...product
      .filter(({ file, opensWindow }) => opensWindow && !theNewWindows.includes(file))
      .map(({ file }) => `${file}: only ${theNewWindows[0]} opens windows`),
    ...cyclesIn(graphOf(modules)).map((files) => `${files.join(' → ')}: a cycle`),
  ]
}

function misdirected({ file, imports }: Module): string[] {
  return imports.flatMap((one) => {
    const reason = one.target
      ? reasonAgainstOurs(file, one.target, one)
      : reasonAgainstPackage(file, one)
    return reason ? [`${file} → ${one.specifier}: ${reason}`] : []
  })
}

function reasonAgainstOurs(
  file: string,
  target: string,
  { specifier, isType }: Import,
): string | undefined {
  const here = folderOf(file)
  const there = folderOf(target)
  if (isGallery.test(file)) return undefined
  if (isGallery.test(target)) return 'a gallery only looks at the product'
  if (here === there) return reasonInRooms(file, target)
  if (target === 'package.json') return undefined
  if (there === theEngine && isPlan.test(file)) {
    return isType || target === theLaws
      ? undefined
      : 'a plan takes types and laws of the engine only'
  }
  if (!arrows[here]?.includes(there)) return `${here} may not import ${there}`
  if (target.startsWith(theConfig) && !mayReadConfig.includes(here)) {
    return 'the config is read on the server; the browser gets contracts'
  }
  if (target.startsWith(theRows) && target !== theFailure && mayNotReadRows.includes(here)) {
    return `${here} knows failures by their codes: import #problems`
  }
  if (target === theServersTexts && here !== 'server') {
    return 'the server says its own texts, and no one else does'
  }
  if (here === 'server' && there === 'locales' && !mayServe.includes(target)) {
    return 'the server says its own texts: import #locales/server'
  }
  return specifier.startsWith('#')
    ? undefined
    : `import the entry file of ${there}, not a file in it`
}

function reasonInRooms(file: string, target: string): string | undefined {
  for (const [room, order] of Object.entries(rooms)) {
    const isWithin = [file, target].every((path) => path.startsWith(`${room}/`))
    const reason = isWithin ? reasonInRoom(room, order, file, target) : undefined
    if (reason) return reason
  }
  return undefined
}

function reasonInRoom(
  room: string,
  order: readonly string[],
  file: string,
  target: string,
): string | undefined {
  const here = innerFolderOf(room, file)
  const there = innerFolderOf(room, target)
  if (here === null || here === there) return undefined
  const placeOf = (folder: string) => order.indexOf(order.includes(folder) ? folder : '*')
  if (placeOf(here) === -1) return `${here} has no place in the order of ${room}`
  const isBelow = there !== null && placeOf(there) > placeOf(here)
  return isBelow ? undefined : `${here} may not import ${there ?? target}`
}

/** The imports between two folders of a room that lead to each other, however far round. */
function returning(room: string, modules: readonly Module[]): string[] {
  const edges = modules.flatMap(({ file, imports }) =>
    imports.flatMap(({ specifier, target }) => {
      const [from, to] = [file, target].map((path) => innerOf(room, path))
      return from && to && from !== to ? [{ file, specifier, from, to }] : []
    }),
  )
  const below = reachable(edges)
  return edges
    .filter(({ from, to }) => below(to).has(from))
    .map(({ file, specifier, from, to }) => `${file} → ${specifier}: ${to} leads back to ${from}`)
}

/** null: it is not in a folder of the room, or only looks at it. */
const innerOf = (room: string, path: string | undefined): string | null =>
  path?.startsWith(`${room}/`) && !isGallery.test(path) ? innerFolderOf(room, path) : null

/** Every folder that one comes to from a folder. */
function reachable(
  edges: readonly { from: string; to: string }[],
): (folder: string) => ReadonlySet<string> {
  const next = new Map<string, Set<string>>()
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to))
  return (folder) => {
    // A set is walked to its end, with what was added on the way.
    const seen = new Set([folder])
    for (const one of seen) for (const to of next.get(one) ?? []) seen.add(to)
    return seen
  }
}

function reasonAgainstPackage(file: string, { specifier }: Import): string | undefined {
  const isIn = (folders: readonly string[]) => folders.some((folder) => file.startsWith(folder))
  if (isReact.test(specifier) && !isIn(mayUseReact)) return 'React belongs to ui'
  if (isNode.test(specifier) && !isIn(mayUseNode)) return 'this also runs in the browser'
  return undefined
}

function isFetchingInTheWrongPlace({ file, callsFetch }: Module): boolean {
  return (
    callsFetch &&
    mayNotFetch.some((folder) => file.startsWith(folder)) &&
    !file.startsWith(theClient)
  )
}

const graphOf = (modules: readonly Module[]) =>
  new Map(modules.map(({ file, imports }) => [file, imports.flatMap(({ target }) => target ?? [])]))

const folderOf = (file: string) => file.split('/', 1)[0] ?? ''

/** null: the file lies beside the folders of its room. */
function innerFolderOf(room: string, file: string): string | null {
  const [inner = '', ...below] = file.slice(room.length + 1).split('/')
  return below.length > 0 ? inner : null
}
