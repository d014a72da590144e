import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright'
import { watchOthers } from '../kit/processes.ts'
import { bytesOf, watchQuestions } from '../kit/questions.ts'
import type { ServerProcess } from '../kit/server-process.ts'
import { withNewProfile } from '../load/browser.ts'
import { signIn } from '../load/contender.ts'
import type { Step } from './step.ts'
import { installStepProbe } from './step-probe.ts'

export interface StepFigures {
  step: string
  round: number
  /** From the press to the end of the frame that shows it. */
  tookMs: number
  /** The longest that the page was blocked, ms; the browser does not tell those below 50: 0. */
  longestTaskMs: number
  serverCpuMs: number
  requests: number
  /** Bytes of the answers as they came over the network. */
  bytes: number
  othersPercent: number
}

interface Walk {
  server: ServerProcess
  /** Where each round begins, and what shows that it can. */
  path: string
  begun: string
  steps: readonly Step[]
  rounds: number
  before?: (context: BrowserContext) => Promise<unknown>
}

const msUntilAllIsFetched = 3_000

/** Every step of a round in one page, a new one each round; round 0 fetches the panel's files and is not kept. */
export async function takeSteps(
  { server, path, begun, steps, rounds, before }: Walk,
  keep: (figures: StepFigures) => void,
): Promise<void> {
  await withNewProfile(async (context) => {
    await signIn(context, server)
    for (let round = 0; round <= rounds; round++) {
      await before?.(context)
      const page = await context.newPage()
      await page.addInitScript(installStepProbe)
      await page.goto(`${server.origin}${path}`)
      await page.locator(begun).waitFor()
      // What the panel fetches for later, once it rests, belongs to no step.
      await sleep(msUntilAllIsFetched)
      for (const step of steps) {
        const figures = await measureStep(server, page, step)
        if (round > 0) keep({ ...figures, round })
      }
      await page.close()
    }
  })
}

async function measureStep(
  server: ServerProcess,
  page: Page,
  { name, act, awaited }: Step,
): Promise<Omit<StepFigures, 'round'>> {
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
