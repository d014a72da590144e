import type { Derived, LeftOut, Rule, SiteCase } from './cases.ts'
import { isInBrowser } from './cases.ts'
import type { AskedRequest } from './person.ts'
import type { Site } from './site.ts'
import type { Verdict } from './verdict.ts'

/** A case and what came of it, with the requests that repeat it. */
export interface CaseResult {
  case: SiteCase
  verdict: Verdict
  requests: readonly AskedRequest[]
}

/** How much of a collection or global was tried. */
export interface EntityCoverage {
  entity: string
  cases: number
  failed: number
  /** Of those that hold a value. */
  fieldsTried: number
  fields: number
}

export interface SiteResults {
  format: 1
  config: string
  finishedAt: string
  durationMs: number
  /** All that the config has. */
  derived: number
  tried: number
  /** What a case is about didn't apply when it was tried. */
  skipped: number
  failed: readonly CaseResult[]
  findings: readonly CaseResult[]
  noted: readonly CaseResult[]
  leftOut: readonly LeftOut[]
  coverage: {
    entities: readonly EntityCoverage[]
    rules: Tally<Rule>
    roles: Tally
    statuses: Tally
    doors: Tally<Door>
  }
}

/** Where a case was tried. */
export type Door = 'rest' | 'browser'

export type Tally<Key extends string = string> = Readonly<Partial<Record<Key, number>>>

export function resultsOf(
  site: Site,
  { cases, leftOut }: Derived,
  results: readonly CaseResult[],
  { config, durationMs }: Pick<SiteResults, 'config' | 'durationMs'>,
): SiteResults {
  const of = (kind: Verdict['kind']) => results.filter(({ verdict }) => verdict.kind === kind)
  const tried = results.filter(({ verdict }) => verdict.kind !== 'skipped')
  return {
    format: 1,
    config,
    finishedAt: new Date().toISOString(),
    durationMs,
    derived: cases.length,
    tried: tried.length,
    skipped: of('skipped').length,
    failed: of('failed'),
    findings: of('finding'),
    noted: of('noted'),
    leftOut,
    coverage: {
      entities: site.entities.map((entity) => {
        const own = tried.filter((result) => result.case.entity === entity.slug)
        const paths = new Set(own.flatMap((result) => pathsOf(result.case)))
        return {
          entity: entity.slug,
          cases: own.length,
          failed: own.filter(({ verdict }) => verdict.kind === 'failed').length,
          fieldsTried: paths.size,
          fields: site.placesIn(entity).filter(({ field }) => field.type !== 'group').length,
        }
      }),
      rules: tallied(tried, ({ rule }) => rule),
      roles: tallied(tried, ({ role }) => role),
      statuses: tallied(tried, ({ status }) => status),
      doors: tallied(tried, (one) => (isInBrowser(one) ? 'browser' : 'rest')),
    },
  }
}

/** A form is filled in as a whole. */
const pathsOf = ({ path, trial }: SiteCase): readonly string[] =>
  trial.kind === 'formKept' ? trial.paths : path === null ? [] : [path]

function tallied<Key extends string>(
  results: readonly CaseResult[],
  keyOf: (one: SiteCase) => Key | null,
): Tally<Key> {
  const counts: Partial<Record<Key, number>> = {}
  for (const result of results) {
    const key = keyOf(result.case)
    if (key !== null) counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
