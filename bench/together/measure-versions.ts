import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright'
import { watchOthers } from '../kit/processes.ts'
import { bytesOf, watchQuestions } from '../kit/questions.ts'
import type { ServerProcess } from '../kit/server-process.ts'
import { installStepProbe } from '../list/step-probe.ts'
import { withNewProfile } from '../load/browser.ts'
import { signIn } from '../load/contender.ts'
import { startVersionsSite } from './start-versions-site.ts'

export interface VersionsSample {
  step: string
  round: number
  /** From the press to the end of the frame that shows it. */
  tookMs: number
  /** The longest that the page was blocked; the browser does not tell those below 50 ms: 0. */
  longestTaskMs: number
  serverCpuMs: number
  /** Bytes of the answers as they came over the network. */
  bytes: number
  othersPercent: number
}

interface Step {
  name: string
  pressed: string
  awaited: string
}

const steps: readonly Step[] = [
  { name: 'list of versions', pressed: '#tab-versions', awaited: 'main tbody tr' },
  { name: 'timeline', pressed: '#versions-timeline', awaited: 'main summary' },
  { name: 'the same list again', pressed: '#versions-list', awaited: 'main tbody tr' },
  { name: 'a version beside another', pressed: 'main tbody a', awaited: 'main :is(ins, del)' },
]

const msUntilAllIsFetched = 3_000

/** Opens the versions of one document, as the person does who asks what became of it. */
export async function measureVersions(versions: number, rounds: number): Promise<VersionsSample[]> {
  const server = await startVersionsSite(versions)
  const samples: VersionsSample[] = []
  try {
    await withNewProfile(async (context) => {
      await signIn(context, server)
      for (let round = 0; round <= rounds; round++) {
        const page = await context.newPage()
        await page.addInitScript(installStepProbe)
        await page.goto(`${server.origin}/admin/collections/papers/1`)
        await page.locator('[data-form-ready="true"]').waitFor()
        // What the panel fetches for later, once it rests, belongs to no step.
        await sleep(msUntilAllIsFetched)
        for (const step of steps) {
          const sample = await measureStep(server, page, step)
          // The first time fetches the panel's files.
          if (round > 0) samples.push({ ...sample, round })
        }
        await page.close()
      }
    })
  } finally {
    await server.stop()
  }
  return samples
}

async function measureStep(
  server: ServerProcess,
  page: Page,
  { name, pressed, awaited }: Step,
): Promise<Omit<VersionsSample, 'round'>> {
  const questions = watchQuestions(page)
  const others = watchOthers()
  const { cpuMs } = server
  await page.evaluate((selector) => window.step.waitFor(selector), awaited)
  await page.locator(pressed).first().click()
  const found = await page.waitForFunction(() => window.step.tookMs(), undefined, {
    polling: 'raf',
  })
  const tookMs = (await found.jsonValue()) ?? Number.NaN
  const asked = await questions.settled()
  const serverCpuMs = server.cpuMs - cpuMs
  const sizes = await Promise.all(asked.map(bytesOf))
  return {
    step: name,
    tookMs,
    longestTaskMs: await page.evaluate(() => window.step.longestTaskMs()),
    serverCpuMs,
    bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
    othersPercent: others(),
  }
}
