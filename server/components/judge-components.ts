import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { SanitizedConfig } from 'payload'
import type { MissingComponent, SiteComponent } from '#contracts/site-components'
import { siteFilesPath } from '#contracts/site-components'
import { Problem } from '#problems'
import { buildFailureOf } from './build-failure.ts'
import type { Outcome } from './build-what-can.ts'
import { ForeignImport } from './foreign-import.ts'
import { isServerComponent } from './is-server-component.ts'
import { lineOf } from './line-of.ts'
import type { Located } from './locate.ts'
import { locate } from './locate.ts'
import { pathsOfTsconfig } from './paths-of-tsconfig.ts'
import type { Reference } from './reference.ts'
import { keyOf } from './reference.ts'
import { referencesIn } from './references-in.ts'
import { isStyleSheet } from './style-sheet-entries.ts'

/** What became of a component that the config names. */
export interface Judged {
  /** As the config names it, with its export. */
  key: string
  /** null: it is made for Payload's own admin, whose place this panel fills with its own. */
  component: SiteComponent | null
  /** Absent: nothing is wrong with it. */
  problem?: Problem
}

/** Builds everything that the config names. What can't be built is a problem, and no reason to stop. */
export async function judgeComponents(
  config: SanitizedConfig,
  siteDir: string,
  build: (entries: readonly string[]) => Promise<Outcome>,
): Promise<{ judged: Judged[]; outcome: Outcome }> {
  const aliased = pathsOfTsconfig(siteDir)
  const wanted = distinct(referencesIn(config)).map((reference) => ({
    reference,
    ...locate(reference.module, siteDir, aliased),
  }))
  const entries = [...new Set(wanted.flatMap(({ entry }) => entry ?? []))].sort()
  const outcome = entries.length === 0 ? nothing : await outcomeOf(entries, build)
  return { judged: wanted.map((one) => judge(one, outcome, siteDir)), outcome }
}

const distinct = (references: readonly Reference[]): Reference[] => [
  ...new Map(references.map((reference) => [keyOf(reference), reference])).values(),
]

const nothing: Outcome = {
  build: { modules: {}, styles: null, inputs: [] },
  failures: new Map(),
}

const outcomeOf = (
  entries: readonly string[],
  build: (entries: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> =>
  build(entries).catch((thrown) => ({
    ...nothing,
    failures: new Map(entries.map((entry) => [entry, thrown])),
  }))

function judge(
  { reference, name: place, entry }: Located & { reference: Reference },
  { build, failures }: Outcome,
  siteDir: string,
): Judged {
  const { exportName } = reference
  const key = keyOf(reference)
  const name = exportName === 'default' ? place : `${place}#${exportName}`
  const built = entry === null ? undefined : build.modules[entry]
  const missing = (trouble: MissingComponent['trouble'], problem: Problem): Judged => ({
    key,
    component: { name, trouble },
    problem,
  })
  if (entry === null) {
    return missing('notFound', new Problem('component.notFound', { details: { name } }))
  }
  if (!built) {
    const thrown = failures.get(entry)
    if (thrown instanceof ForeignImport) {
      return { key, component: null, problem: tooForeign(thrown, name, siteDir) }
    }
    if (isWithoutVite(thrown)) return missing('notBuilt', new Problem('component.noVite'))
    const { place: where, reason } = buildFailureOf(thrown, siteDir)
    const details = { name, place: where ?? place, reason }
    return missing('notBuilt', new Problem('component.notBuilt', { details }))
  }
  if (!isStyleSheet(entry) && !built.exports.includes(exportName)) {
    const details = { file: place, name: exportName, all: built.exports.join(', ') || '–' }
    return missing('noExport', new Problem('component.noExport', { details }))
  }
  if (!isStyleSheet(entry) && isServerComponent(entry, exportName)) {
    return { key, component: null, problem: new Problem('component.async', { details: { name } }) }
  }
  return {
    key,
    component: {
      name,
      script: `${siteFilesPath}/${built.file}`,
      ...(build.styles && { styles: `${siteFilesPath}/${build.styles}` }),
      exportName,
    },
  }
}

function tooForeign({ importer, module }: ForeignImport, name: string, siteDir: string) {
  const file = relative(siteDir, importer).split(sep).join('/')
  const line = lineOf(module, readFileSync(importer, 'utf8'))
  const details = { name, module, place: line === null ? file : `${file}:${line}` }
  return new Problem('component.foreign', { details })
}

const isWithoutVite = (thrown: unknown): boolean =>
  thrown instanceof Error &&
  'code' in thrown &&
  thrown.code === 'ERR_MODULE_NOT_FOUND' &&
  /'vite'/.test(thrown.message)
