import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import type { ServerProcess } from '../kit/server-process.ts'
import { paintedAt } from './painted-at.ts'
import { installProbe } from './probe.ts'
import type { Screen } from './screens.ts'

/** Times are from the navigation's start. */
export interface Visit {
  /** First byte of the page. */
  responseMs: number
  /** The last script that came before the screen was live. */
  scriptsMs: number
  /** First contentful paint. */
  paintMs: number
  /** The last answer of the API before the screen was live; 0 where none was needed. */
  dataMs: number
  /** The screen's element is visible and live. */
  readyMs: number
  /** For a form: a key has enabled the publish button. */
  usableMs: number
  /** How many requests were begun before the screen was live. */
  requests: number
  /** How far what was shown has moved until then, as CLS counts it. */
  layoutShift: number
  /** CPU time of the page's main thread until it was usable, and what of it was what. */
  pageCpuMs: number
  compileMs: number
  scriptMs: number
  layoutMs: number
  serverCpuMs: number
}

const patience = 120_000

/** ms; a browser keeps what it compiled of a page some time after it was opened. */
const stay = 1_000

/**
 * Opens a screen in a new page and measures until it can be used.
 * @param slow how much slower the processor is made; 1: as it is
 */
export async function visit(
  context: BrowserContext,
  server: ServerProcess,
  screen: Screen,
  slow: number,
): Promise<Visit> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slow })
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const serverCpuMs = server.cpuMs

  await page.addInitScript(installProbe, screen.selector)
  await page.goto(server.origin + screen.path, { waitUntil: 'commit' })
  const readyMs = await paintedAt(page)
  const usableMs = screen.isForm ? await pressUntilPublishable(page, screen.selector) : readyMs

  const { metrics } = await cdp.send('Performance.getMetrics')
  const msOf = (metric: string) => (metrics.find(({ name }) => name === metric)?.value ?? 0) * 1000
  const measured = {
    ...(await milestones(page, readyMs)),
    readyMs,
    usableMs,
    pageCpuMs: msOf('TaskDuration'),
    compileMs: msOf('V8CompileDuration'),
    scriptMs: msOf('ScriptDuration'),
    layoutMs: msOf('LayoutDuration') + msOf('RecalcStyleDuration'),
    serverCpuMs: server.cpuMs - serverCpuMs,
  }
  // Otherwise it comes back in the next visit.
  if (screen.isForm) await page.keyboard.press('ControlOrMeta+z')
  await sleep(stay)
  await page.close()
  return measured
}

async function pressUntilPublishable(page: Page, field: string): Promise<number> {
  if (await page.evaluate(() => window.probe.waitFor('#action-save'))) {
    throw new Error(`${page.url()} offers to publish unasked.`)
  }

  const deadline = performance.now() + patience
  while (performance.now() < deadline) {
    await page
      .locator(field)
      .first()
      .evaluate((element: HTMLElement) => element.focus())
    await page.keyboard.press('x')
    await sleep(50)
    const ms = await now(page)
    if (ms !== null) return ms
  }
  throw new Error(`${page.url()} takes no key.`)
}

const now = (page: Page) => page.evaluate(() => window.probe.paintedAt())

const milestones = (page: Page, readyMs: number) =>
  page.evaluate(async (until) => {
    const [navigation] = performance.getEntriesByType('navigation')
    // The browser tells of it a moment after the frame.
    const paintMs = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const paint = list.getEntriesByName('first-contentful-paint')[0]
        if (paint) resolve(paint.startTime)
      }).observe({ type: 'paint', buffered: true })
    })
    const before = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
      ({ startTime }) => startTime <= until,
    )
    const lastOf = (isOne: (resource: PerformanceResourceTiming) => boolean) =>
      Math.max(0, ...before.filter(isOne).map((one) => Math.min(one.responseEnd, until)))
    return {
      responseMs: (navigation as PerformanceNavigationTiming).responseStart,
      scriptsMs: lastOf(({ name }) => /\.js(\?|$)/.test(name)),
      paintMs,
      dataMs: lastOf(({ initiatorType }) => /^(fetch|xmlhttprequest)$/.test(initiatorType)),
      requests: before.length + 1,
      layoutShift: window.probe.layoutShift(),
    }
  }, readyMs)
