import type { Rolldown } from 'vite'
import type { ScreenName } from '#contracts/screens'
import { inProject } from './root.ts'
import { screenParts } from './screen-parts.ts'

/** The scripts of the screens behind the sign-in, each before those that build on it. */
const scripts = ['inside', 'records', 'document', 'list'] as const

type Script = (typeof scripts)[number]

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/**
 * Few files, for each costs a request, and none for a screen that does without: a module goes into
 * the script of just those screens that need it at once.
 */
export const scriptsOfScreens = (): Rolldown.CodeSplittingGroup[] => {
  let screens: ReadonlyMap<string, ReadonlySet<ScreenName>> | undefined
  const scriptOf = (module: string, graph: Graph) => {
    screens ??= screensByModule(graph)
    const found = screens.get(module) ?? new Set()
    return scriptFor(found) ?? (isShared(module, found, screens, graph) ? 'inside' : null)
  }
  return scripts.map((script) => ({
    debugName: script,
    name: (module, graph) => (scriptOf(module, graph) === script ? script : null),
  }))
}

/**
 * An icon that somebody imports by its own path: the index of all icons names it as well, which every
 * screen has.
 */
const isIconOfOthers = (module: string, graph: Graph): boolean =>
  module.includes('/lucide-react/dist/esm/icons/') &&
  (graph.getModuleInfo(module)?.importers ?? []).some((one) => !one.includes('/lucide-react/'))

/** null: what a single small screen needs, or none at once, comes in files of its own. */
function scriptFor(screens: ReadonlySet<ScreenName>): Script | null {
  if (screens.has('dashboard')) return screens.size > 1 ? 'inside' : null
  if (screens.has('document')) return screens.has('list') ? 'records' : 'document'
  return screens.has('list') ? 'list' : null
}

/** What a part that is loaded later shares with a small screen would be a file that the screen waits for. */
const isShared = (
  module: string,
  found: ReadonlySet<ScreenName>,
  screens: ReadonlyMap<string, unknown>,
  graph: Graph,
): boolean =>
  found.size > 0 &&
  (graph.getModuleInfo(module)?.importers ?? []).some((importer) => !screens.has(importer))

/** Which screens reach each module by imports that do not wait. */
function screensByModule(graph: Graph): Map<string, Set<ScreenName>> {
  const found = new Map<string, Set<ScreenName>>()
  const reach = (module: string, screen: ScreenName) => {
    const screens = found.get(module) ?? new Set()
    if (screens.has(screen)) return
    found.set(module, screens.add(screen))
    for (const next of graph.getModuleInfo(module)?.importedIds ?? []) {
      if (!isIconOfOthers(next, graph)) reach(next, screen)
    }
  }
  for (const [screen, parts] of Object.entries(screenParts)) {
    for (const part of parts) reach(inProject(part), screen as ScreenName)
  }
  return found
}
