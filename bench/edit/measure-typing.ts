import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from 'playwright'
import { watchNetwork } from '../kit/network-rest.ts'
import { quantile } from '../kit/quantile.ts'
import { undisturbed } from '../kit/undisturbed.ts'
import { withNewProfile } from '../load/browser.ts'
import type { Contender } from '../load/contender.ts'
import { signIn } from '../load/contender.ts'
import { visit } from '../load/visit.ts'
import type { Subject } from './subjects.ts'
import { installTypingProbe } from './typing-probe.ts'

export interface TypingSample {
  contender: Contender['name']
  subject: string
  /** How much slower the processor is made. */
  throttle: 1 | 4
  round: number
  /** From the navigation's start until a key had its effect; measured unthrottled. */
  firstKeyMs: number | null
  p50Ms: number
  p95Ms: number
  requests: number
  sentBytes: number
  nodes: number
  othersPercent: number
}

const text = 'the quick brown fox jumps over a log'
/** ms between two keys: a fast typist. */
const beat = 100
/** ms: longer than the interval of autosave, so that its request is counted too. */
const untilAutosaved = 2600

/** Types 36 characters into each document, unthrottled and with a processor a quarter as fast. */
export async function measureTyping(
  contenders: readonly Contender[],
  subjects: ReadonlyMap<Contender['name'], readonly Subject[]>,
  rounds: number,
): Promise<TypingSample[]> {
  const samples: TypingSample[] = []
  const count = subjects.values().next().value?.length ?? 0
  for (let round = 1; round <= rounds; round++) {
    for (let index = 0; index < count; index++) {
      for (const contender of contenders) {
        const subject = subjects.get(contender.name)![index]!
        for (const throttle of [1, 4] as const) {
          const { value, othersPercent } = await undisturbed(2, async (done) => {
            const found = await once(contender, subject, throttle)
            done()
            return found
          })
          const about = { contender: contender.name, subject: subject.name, throttle, round }
          samples.push({ ...about, ...value, othersPercent })
          console.log(
            `  ${round}  ${contender.name}: ${subject.name}, ${throttle}x  p50 ${value.p50Ms.toFixed(0)} ms, p95 ${value.p95Ms.toFixed(0)} ms`,
          )
        }
      }
    }
  }
  return samples
}

const once = ({ server }: Contender, subject: Subject, throttle: 1 | 4) =>
  withNewProfile(async (context) => {
    await signIn(context, server)
    const { name, field } = subject
    const path = subject.nextPath()
    const form = { name, path, selector: field, isSignedIn: true, isForm: true }
    const firstKeyMs = throttle === 1 ? (await visit(context, server, form, 1)).usableMs : null
    return { firstKeyMs, ...(await typed(context, server.origin + path, field, throttle)) }
  })

async function typed(context: BrowserContext, url: string, field: string, throttle: number) {
  const page = await context.newPage()
  const network = watchNetwork(page)
  await page.goto(url)
  await page.locator(field).first().click({ timeout: 120_000 })
  await network.rest()
  await page.evaluate(installTypingProbe)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })

  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  await typeOnABeat(page)
  await page.waitForFunction((keys) => window.typing.latencies.length >= keys, text.length, {
    timeout: 120_000,
  })
  await sleep(untilAutosaved)
  const { latencies, nodes } = await page.evaluate(() => ({
    latencies: window.typing.latencies,
    nodes: document.querySelectorAll('*').length,
  }))
  await page.close({ runBeforeUnload: false })
  return {
    p50Ms: quantile(latencies, 0.5),
    p95Ms: quantile(latencies, 0.95),
    requests: requests.length,
    sentBytes: requests.reduce((sum, request) => sum + (request.postDataBuffer()?.length ?? 0), 0),
    nodes,
  }
}

/** Does not wait for the page to keep up. */
async function typeOnABeat(page: Page): Promise<void> {
  const start = performance.now()
  const presses: Promise<void>[] = []
  for (const [index, key] of [...text].entries()) {
    await sleep(Math.max(0, start + index * beat - performance.now()))
    presses.push(page.keyboard.press(key === ' ' ? 'Space' : key))
  }
  await Promise.all(presses)
}
