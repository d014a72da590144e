import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { watchOthers } from '../kit/processes.ts'
import { bytesOf, watchQuestions } from '../kit/questions.ts'
import { withNewProfile } from '../load/browser.ts'
import { signIn } from '../load/contender.ts'
import type { Site } from './start-site.ts'
import { installStepProbe } from './step-probe.ts'
import type { Step } from './steps.ts'
import { steps } from './steps.ts'

export interface StepSample extends Pick<Site, 'database' | 'size'> {
  step: string
  round: number
  tookMs: number
  /** The longest that the page was blocked, ms; 0: never for 50. */
  longestTaskMs: number
  serverCpuMs: number
  requests: number
  /** Bytes of the answers as they came over the network. */
  bytes: number
  othersPercent: number
}

const msUntilAllIsFetched = 3_000

/** Every step of every round in a page of its own; round 0 is not kept. */
export async function measureSteps(
  site: Site,
  rounds: number,
  keep: (sample: StepSample) => void,
): Promise<void> {
  await withNewProfile(async (context) => {
    await signIn(context, site.server)
    for (let round = 0; round <= rounds; round++) {
      await forgetChoices(context, site)
      const page = await context.newPage()
      await page.addInitScript(installStepProbe)
      await page.goto(`${site.server.origin}/admin`)
      await page.locator('#nav-articles').waitFor()
      // What the panel fetches for later, once it rests, belongs to no step.
      await sleep(msUntilAllIsFetched)
      for (const step of steps) {
        const sample = await measureStep(site, page, step)
        if (round > 0) keep({ ...sample, round })
      }
      await page.close()
    }
  })
}

/** Each round begins with the order and the columns of the config. */
async function forgetChoices({ request }: BrowserContext, { server: { origin } }: Site) {
  await request.delete(`${origin}/api/payload-preferences/collection-articles`, {
    headers: { origin },
  })
}

async function measureStep(
  { database, size, server }: Site,
  page: Page,
  { name, act, awaited }: Step,
): Promise<Omit<StepSample, 'round'>> {
  const questions = watchQuestions(page)
  const others = watchOthers()
  const { cpuMs } = server
  await page.evaluate((selector) => window.step.waitFor(selector), awaited)
  await act(page)
  const tookMs = await stepTime(page, name)
  const serverCpuMs = server.cpuMs - cpuMs
  const asked = await questions.settled()
  const sizes = await Promise.all(asked.map(bytesOf))
  return {
    database,
    size,
    step: name,
    tookMs,
    longestTaskMs: await page.evaluate(() => window.step.longestTaskMs()),
    serverCpuMs,
    requests: asked.length,
    bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
    othersPercent: others(),
  }
}

async function stepTime(page: Page, name: string): Promise<number> {
  try {
    const options = { polling: 'raf', timeout: 60_000 } as const
    const found = await page.waitForFunction(() => window.step.tookMs(), undefined, options)
    return (await found.jsonValue()) ?? Number.NaN
  } catch (cause) {
    throw new Error(`"${name}" showed nothing new at ${page.url()}.`, { cause })
  }
}
