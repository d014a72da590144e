import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanitizedConfig } from 'payload'
import type { Problem, SharedModules, SiteComponent } from '#config-schema'
import { sharedModulesFile } from '#config-schema'
import { buildWhatCan } from './build-what-can.ts'
import type { FindComponent } from './find-component.ts'
import { finderIn } from './find-component.ts'
import { judgeComponents } from './judge-components.ts'

export interface SiteComponents {
  find: FindComponent
  /** Makes all that the config names, before anybody asks. */
  build: (config: SanitizedConfig) => Promise<void>
}

export interface ComponentsOptions {
  /** What the config's paths begin at. */
  siteDir: string
  /** Where what is built is kept. */
  dir: string
  adminDir: string
  /** People use this site: what can't be shown is told in the terminal only. */
  isProduction: boolean
  /** Hears why one of them will not be shown. */
  warn: (problem: Problem) => void
}

/** The components of a site: built once for each state of their files, and found by what the config says. */
export function siteComponents({
  siteDir,
  dir,
  adminDir,
  isProduction,
  warn,
}: ComponentsOptions): SiteComponents {
  const known = new Map<string, SiteComponent | null>()
  return {
    find: finderIn((key) => known.get(key), isProduction),
    build: async (config) => {
      const shared = await readSharedModules(adminDir)
      const { judged } = await judgeComponents(config, siteDir, (entries) =>
        buildWhatCan(entries, dir, { root: siteDir, shared }),
      )
      for (const { key, component, problem } of judged) {
        known.set(key, component)
        if (problem) warn(problem)
      }
    },
  }
}

/** The panel's modules that components share; none where it isn't built. */
export async function readSharedModules(adminDir: string): Promise<SharedModules> {
  const json = await readFile(join(adminDir, sharedModulesFile), 'utf8').catch(() => '{}')
  return JSON.parse(json)
}
