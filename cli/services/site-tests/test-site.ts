import { resolve } from 'node:path'
import type { Terminal } from '../../kit/terminal.ts'
import { stopWhenInterrupted } from '../kit/stop-when-interrupted.ts'
import { loadConfig } from '../site/load-config.ts'
import { loadServer } from '../site/load-server.ts'
import type { Plays } from './browser/derive-browser.ts'
import { deriveBrowser } from './browser/derive-browser.ts'
import { Panel } from './browser/panel.ts'
import type { Derived, SiteCase } from './cases.ts'
import { isInBrowser } from './cases.ts'
import type { Choice } from './choose-cases.ts'
import { chooseCases } from './choose-cases.ts'
import { derive } from './derive.ts'
import type { CaseResult, SiteResults } from './results.ts'
import { resultsOf } from './results.ts'
import type { Site } from './site.ts'
import { openSite } from './site.ts'
import { openThrowaway } from './throwaway.ts'
import { tryCase } from './try-case.ts'
import type { MessageKey, Verdict } from './verdict.ts'
import { skipped } from './verdict.ts'

export interface SiteTestOptions extends Choice {
  config: string
  adminDir: string
  /** After so many, no further case is begun; null: all are. */
  minutes: number | null
  /** What is played in a browser; null: all is tried at the REST API. */
  plays: Plays | null
  onOpening: () => void
  /** Hears beforehand how much there is to do. */
  onPlanned: (plan: { cases: number; entities: number; seconds: number }) => void
  onResult: (result: CaseResult, done: number, of: number) => void
}

/** Tries what a site's config says on a copy of the site that has nothing of its data. */
export async function testSite(
  terminal: Terminal,
  {
    adminDir,
    config: file,
    minutes,
    onOpening,
    onPlanned,
    onResult,
    plays,
    ...choice
  }: SiteTestOptions,
): Promise<SiteResults> {
  stopWhenInterrupted()
  const path = resolve(terminal.cwd, file)
  await loadServer(null)
  const config = await loadConfig(terminal, path)
  const copy = await openThrowaway(config, {
    adminDir: resolve(terminal.cwd, adminDir),
    siteDir: null,
    complain: () => {},
  })
  // Each refusal is in the report.
  copy.payload.logger.level = 'silent'
  let site: Site | null = null
  try {
    site = await openSite(copy)
    const derived = await deriveAll(site, plays, choice)
    const slugs = site.entities.map(({ slug }) => slug)
    const cases = chooseCases(derived.cases, slugs, choice)
    if (cases.some(isInBrowser)) {
      onOpening()
      site.panel = await Panel.open(terminal, site, { config: path, adminDir })
    }
    onPlanned({
      cases: cases.length,
      entities: new Set(cases.map(({ entity }) => entity)).size,
      seconds: secondsFor(cases, site),
    })

    const begunAt = performance.now()
    const until = minutes === null ? Number.POSITIVE_INFINITY : begunAt + minutes * 60_000
    const results: CaseResult[] = []
    const isNew = once()
    for (const one of cases) {
      if (performance.now() > until) break
      site.takeRequests()
      const found = await tryCase(site, one)
      const verdict = isNew(one, found) ? found : skipped('reported')
      const result = { case: one, verdict, requests: site.takeRequests() }
      results.push(result)
      onResult(result, results.length, cases.length)
    }
    const durationMs = Math.round(performance.now() - begunAt)
    return resultsOf(site, derived, results, { config: file, durationMs })
  } finally {
    await site?.panel?.close()
    await copy.close()
  }
}

/** A case that is named may be of any kind. */
async function deriveAll(
  site: Site,
  plays: Plays | null,
  { collections, only }: Choice,
): Promise<Derived> {
  if (only === null) return plays ? deriveBrowser(site, plays, collections) : derive(site)
  const [slug = ''] = only.split('/')
  const [rest, browser] = [derive(site), await deriveBrowser(site, allPlays, [slug])]
  return { cases: [...rest.cases, ...browser.cases], leftOut: [] }
}

const allPlays: Plays = { forms: true, faults: true }

function secondsFor(cases: readonly SiteCase[], { panel, workshop }: Site): number {
  const played = cases.filter(isInBrowser)
  const rest = (cases.length - played.length) * workshop.pace * savesPerCase
  const inBrowser = panel ? panel.timeFor(played) : 0
  return Math.ceil((rest + inBrowser) / 1000)
}

/** As measured on the magazine. */
const savesPerCase = 1.5

/** Whether a place wasn't found to be changed in the same way by an earlier case, such as its creation. */
function once(): (one: SiteCase, verdict: Verdict) => boolean {
  const seen = new Set<string>()
  return ({ entity, path }, verdict) => {
    if (verdict.kind === 'passed' || verdict.kind === 'skipped' || path === null) return true
    if (!reportedOnce.includes(verdict.message)) return true
    const key = `${entity}/${path}/${verdict.message}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  }
}

const reportedOnce: readonly MessageKey[] = ['changed', 'changedByHook', 'dropped', 'lost']
