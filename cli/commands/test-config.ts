import { Problem } from '#problems'
import type { Rung } from '#testing'
import type { Terminal } from '../kit/terminal.ts'
import { wholeIn } from '../services/kit/numbers.ts'
import type { Plays } from '../services/site-tests/browser/derive-browser.ts'
import { caseLines, siteReportLines } from '../services/site-tests/site-test-lines.ts'

export interface ConfigFlags {
  config: string
  collection: readonly string[]
  case?: string
  limit?: string
  minutes?: string
  rung: Rung
  faults?: true
  adminDir: string
  json?: true
}

/** `stateroom test --config`: tries what a site's config says on a copy of the site. */
export async function testConfig(terminal: Terminal, flags: ConfigFlags): Promise<void> {
  const { complain, say, text } = terminal
  const numbers = {
    limit: flags.limit === undefined ? null : wholeIn('--limit', flags.limit),
    minutes: flags.minutes === undefined ? null : wholeIn('--minutes', flags.minutes),
  }
  const tell = flags.json ? complain : say
  const { testSite } = await import('../services/site-tests/test-site.ts')
  tell(text('cli.siteTest.starting', { file: flags.config }))
  let heard = performance.now()
  const results = await testSite(terminal, {
    config: flags.config,
    adminDir: flags.adminDir,
    collections: flags.collection,
    only: flags.case ?? null,
    plays: playsOf(flags),
    onOpening: () => tell(text('cli.siteTest.opening')),
    ...numbers,
    onPlanned: ({ cases, seconds }) =>
      tell(text('cli.siteTest.planned', { count: cases, seconds })),
    onResult(result, done, of) {
      const { kind } = result.verdict
      const repeat = `stateroom test --config ${flags.config} --case ${result.case.id}`
      const isWhole = flags.case !== undefined
      if (kind === 'failed' || kind === 'finding' || isWhole) {
        for (const line of caseLines(result, { isWhole, repeat, text })) tell(line)
      }
      if (performance.now() - heard < progressMs) return
      heard = performance.now()
      tell(text('cli.siteTest.progress', { done, of }))
    },
  })
  for (const line of siteReportLines(results, text)) tell(line)
  if (flags.json) say(JSON.stringify(results, null, 2))
  const { failed } = results
  if (failed.length > 0) {
    throw new Problem('siteTest.failed', { details: { count: String(failed.length) } })
  }
}

const progressMs = 5000

/** null: it is all tried without a browser. */
function playsOf({ faults, rung }: ConfigFlags): Plays | null {
  const forms = rung === 'browser'
  return forms || faults ? { forms, faults: faults ?? false } : null
}
