import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanitizedConfig } from 'payload'
import type { SharedModules, SiteComponent } from '#contracts/site-components'
import { sharedModulesFile } from '#contracts/site-components'
import type { Problem } from '#problems'
import { buildWhatCan } from './build-what-can.ts'
import type { FastRefresh } from './fast-refresh.ts'
import type { FindComponent } from './find-component.ts'
import { finderIn } from './find-component.ts'
import { hashOf } from './hash-of.ts'
import { judgeComponents } from './judge-components.ts'
import { askedFor, filesIn, keptBuild } from './kept-build.ts'
import { problemsOf } from './problems-of.ts'

export interface SiteComponents {
  find: FindComponent
  /** Makes all that the config names, before anybody asks. */
  build: (config: SanitizedConfig) => Promise<BuiltSite>
  /** The folder of the files that were made last. */
  files: () => string
}

export interface BuiltSite {
  /** Another one for other components. */
  version: string
  /** The components that can be shown. */
  names: readonly string[]
  /** How many can't, although they are meant for this panel. */
  failed: number
  /** What the panel is told about its components isn't what it was. */
  isChanged: boolean
}

export interface ComponentsOptions {
  /** What the config's paths begin at. */
  siteDir: string
  /** Where what is built is kept. */
  dir: string
  /** Where a build for production has put them, which comes first while it's true. */
  builtDir?: string | undefined
  adminDir: string
  /** People use this site: what can't be shown is told in the terminal only. */
  isProduction: boolean
  /** For a page that shows them while they're edited. */
  fastRefresh?: FastRefresh | undefined
  /** Builds them in another process; what it kept is taken from there. */
  buildApart?: (() => Promise<void>) | undefined
  /** Hears why one of them will not be shown. */
  warn: (problem: Problem) => void
}

/** The components of a site: built once for each state of their files, and found by what the config says. */
export function siteComponents({
  siteDir,
  dir,
  builtDir,
  adminDir,
  isProduction,
  fastRefresh,
  buildApart,
  warn,
}: ComponentsOptions): SiteComponents {
  const known = new Map<string, SiteComponent | null>()
  let used = dir
  return {
    find: finderIn((key) => known.get(key), isProduction),
    build: async (config) => {
      const shared = await readSharedModules(adminDir)
      const before = JSON.stringify([...known])
      const options = { root: siteDir, shared, fastRefresh }
      const { judged } = await judgeComponents(config, siteDir, async (entries) => {
        const built = builtDir && (await keptBuild(builtDir, askedFor(entries, options), true))
        used = built ? builtDir : dir
        return built
          ? { build: built, failures: new Map() }
          : buildWhatCan(entries, dir, options, buildApart)
      })
      known.clear()
      for (const { key, component } of judged) known.set(key, component)
      for (const problem of problemsOf(judged)) warn(problem)
      const files = await readdir(filesIn(used)).catch(() => [])
      const shown = judged.map(({ component }) => component)
      return {
        version: hashOf(files.sort().join()),
        names: shown.flatMap((one) => (one && 'script' in one ? one.name : [])),
        failed: shown.filter((one) => one && 'trouble' in one).length,
        isChanged: JSON.stringify([...known]) !== before,
      }
    },
    files: () => filesIn(used),
  }
}

/** The panel's modules that components share; none where it isn't built. */
export async function readSharedModules(adminDir: string): Promise<SharedModules> {
  const json = await readFile(join(adminDir, sharedModulesFile), 'utf8').catch(() => '{}')
  return JSON.parse(json)
}
