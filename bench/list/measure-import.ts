import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { median, quantile } from '../kit/quantile.ts'
import { temporaryFolder } from '../kit/temporary-folder.ts'
import { withNewProfile } from '../load/browser.ts'
import { signIn } from '../load/contender.ts'
import { installStepProbe } from '../steps/step-probe.ts'
import type { Site } from './start-site.ts'

/** What a file says of the list. */
export const importKinds = ['new', 'changed'] as const

export interface ImportSample extends Pick<Site, 'database' | 'size'> {
  kind: (typeof importKinds)[number]
  lines: number
  /** Until the file is read, ms. */
  readMs: number
  /** Until the panel knows what would become of each line, ms. */
  lookMs: number
  /** Processor time of the server meanwhile. */
  serverCpuMs: number
  /** The longest that the page was blocked from the choice of the file to the end of the look, ms; 0: never for 50. */
  longestTaskMs: number
  /** How long somebody else waits for one document meanwhile, ms. */
  othersMs: { median: number; p95: number; most: number }
}

/** Each takes many times as long as a new one. */
const mostChanged = 5_000

/** Looks at files of so many lines, and writes nothing. */
export async function measureImport(
  site: Site,
  lines: number,
  kinds: readonly ImportSample['kind'][] = importKinds,
): Promise<ImportSample[]> {
  const samples: ImportSample[] = []
  for (const kind of kinds) {
    const count = kind === 'new' ? lines : Math.min(lines, mostChanged, site.size)
    if (count > 0) samples.push(await withNewProfile((context) => look(context, site, kind, count)))
  }
  return samples
}

async function look(
  context: BrowserContext,
  { database, size, server }: Site,
  kind: ImportSample['kind'],
  lines: number,
): Promise<ImportSample> {
  await signIn(context, server)
  const page = await context.newPage()
  page.setDefaultTimeout(3_600_000)
  await page.addInitScript(installStepProbe)
  await page.goto(`${server.origin}/admin/collections/articles?locale=en`)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Import' }).click()

  await page.evaluate(() => window.step.waitFor('#import-confirm'))
  const began = performance.now()
  await page.locator('input[type="file"]').setInputFiles(fileOf(kind, lines))
  await page.locator('#import-look').waitFor()
  const readMs = performance.now() - began
  const cpu = server.cpuMs
  const others = askMeanwhile(context, `${server.origin}/api/articles/1?depth=0`)
  await page.locator('#import-look').click()
  const lookMs = await took(page)
  const waits = await others.stop()
  return {
    database,
    size,
    kind,
    lines,
    readMs,
    lookMs,
    serverCpuMs: server.cpuMs - cpu,
    longestTaskMs: await page.evaluate(() => window.step.longestTaskMs()),
    othersMs: {
      median: median(waits),
      p95: quantile(waits, 0.95),
      most: Math.max(...waits),
    },
  }
}

/** On disk: handed over by the browser's tools, it would be the page's work. */
function fileOf(kind: ImportSample['kind'], lines: number): string {
  const of = kind === 'new' ? newLine : changedLine
  const head = kind === 'new' ? 'title,slug,kind,words,publishedOn,author' : 'id,words'
  const text = [head, ...Array.from({ length: lines }, (_, at) => of(at + 1))].join('\n')
  const path = join(temporaryFolder('import'), 'articles.csv')
  writeFileSync(path, text)
  return path
}

const newLine = (number: number) =>
  `From a file ${number},from-a-file-${number},essay,${number},2026-11-22,Author ${String(number % 50).padStart(2, '0')}`

const changedLine = (number: number) => `${number},7777`

/** One small question every tenth of a second. */
function askMeanwhile({ request }: BrowserContext, url: string) {
  const waits: number[] = []
  let isGoing = true
  const asking = (async () => {
    while (isGoing) {
      const began = performance.now()
      await (await request.get(url)).body()
      waits.push(performance.now() - began)
      await sleep(100)
    }
  })()
  return {
    async stop() {
      isGoing = false
      await asking
      return waits
    },
  }
}

async function took(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => window.step.tookMs(), undefined, {
    polling: 'raf',
  })
  return (await found.jsonValue()) ?? Number.NaN
}
