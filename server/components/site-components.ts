import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SanitizedConfig } from 'payload'
import type { MissingComponent, SharedModules, SiteComponent } from '#config-schema'
import { Problem, sharedModulesFile, siteFilesPath } from '#config-schema'
import type { BuildFailure } from './build-failure.ts'
import { buildFailureOf } from './build-failure.ts'
import type { Outcome } from './build-what-can.ts'
import { buildWhatCan } from './build-what-can.ts'
import type { Located } from './locate.ts'
import { locate } from './locate.ts'
import type { Reference } from './reference.ts'
import { readReference } from './reference.ts'
import { referencesIn } from './references-in.ts'

/** What the browser is told about a component that the config names; undefined: it has a panel's own. */
export type FindComponent = (written: unknown) => SiteComponent | undefined

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
  /** Hears why one of them will not be shown. */
  warn: (problem: Problem) => void
}

/** The components of a site: built once for each state of their files, and found by what the config says. */
export function siteComponents({
  siteDir,
  dir,
  adminDir,
  warn,
}: ComponentsOptions): SiteComponents {
  const known = new Map<string, SiteComponent>()
  return {
    find: (written) => {
      const reference = readReference(written)
      const component = reference && known.get(keyOf(reference))
      if (!reference || !component) return undefined
      return reference.props ? { ...component, props: reference.props } : component
    },
    build: async (config) => {
      const wanted = distinct(referencesIn(config)).map((reference) => ({
        reference,
        ...locate(reference.module, siteDir),
      }))
      if (wanted.length === 0) return
      const entries = [...new Set(wanted.flatMap(({ entry }) => entry ?? []))].sort()
      const shared = await readSharedModules(adminDir)
      const outcome = await outcomeOf(entries, dir, { root: siteDir, shared })
      for (const one of wanted) {
        const { component, problem } = judged(one, outcome, siteDir)
        known.set(keyOf(one.reference), component)
        if (problem) warn(problem)
      }
    },
  }
}

const keyOf = ({ module, exportName }: Reference): string => `${module}#${exportName}`

const distinct = (references: readonly Reference[]): Reference[] => [
  ...new Map(references.map((reference) => [keyOf(reference), reference])).values(),
]

async function readSharedModules(adminDir: string): Promise<SharedModules> {
  const json = await readFile(join(adminDir, sharedModulesFile), 'utf8').catch(() => '{}')
  return JSON.parse(json)
}

/** Nothing that goes wrong here is a reason not to start. */
const outcomeOf = async (
  ...[entries, ...rest]: Parameters<typeof buildWhatCan>
): Promise<Outcome> =>
  buildWhatCan(entries, ...rest).catch((thrown) => ({
    build: { modules: {}, styles: null, inputs: [] },
    failures: new Map(entries.map((entry) => [entry, thrown])),
  }))

interface Judged {
  component: SiteComponent
  problem?: Problem
}

function judged(
  { reference, name: place, entry }: Located & { reference: Reference },
  { build, failures }: Outcome,
  siteDir: string,
): Judged {
  const { exportName } = reference
  const name = exportName === 'default' ? place : `${place}#${exportName}`
  const built = entry === null ? undefined : build.modules[entry]
  if (entry === null) {
    return missing(name, 'notFound', new Problem('component.notFound', { details: { name } }))
  }
  if (!built) {
    const { place: where, reason } = whyNot(failures.get(entry), siteDir)
    const details = { name, place: where ?? place, reason }
    return missing(name, 'notBuilt', new Problem('component.notBuilt', { details }))
  }
  if (!built.exports.includes(exportName)) {
    const details = { file: place, name: exportName, all: built.exports.join(', ') || '–' }
    return missing(name, 'noExport', new Problem('component.noExport', { details }))
  }
  return {
    component: {
      name,
      script: `${siteFilesPath}/${built.file}`,
      ...(build.styles && { styles: `${siteFilesPath}/${build.styles}` }),
      exportName,
    },
  }
}

const missing = (name: string, trouble: MissingComponent['trouble'], problem: Problem): Judged => ({
  component: { name, trouble },
  problem,
})

const whyNot = (thrown: unknown, siteDir: string): BuildFailure =>
  isWithoutVite(thrown)
    ? { place: null, reason: 'Vite is not installed; run "npm install --save-dev vite".' }
    : buildFailureOf(thrown, siteDir)

const isWithoutVite = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === 'ERR_MODULE_NOT_FOUND'
