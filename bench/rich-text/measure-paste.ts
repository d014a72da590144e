import type { Subject } from '../edit/subjects.ts'
import { watchNetwork } from '../kit/network-rest.ts'
import { undisturbed } from '../kit/undisturbed.ts'
import { withNewProfile } from '../load/browser.ts'
import type { Contender } from '../load/contender.ts'
import { signIn } from '../load/contender.ts'
import { editorSelector } from './subjects.ts'

export interface PasteSample {
  contender: Contender['name']
  subject: string
  round: number
  /** From the paste to the end of the frame that shows it. */
  pasteMs: number
  /** The page's scripts, after their garbage was collected. */
  heapMB: number
  othersPercent: number
}

/** Two hundred paragraphs of another program, into each text. */
export async function measurePaste(
  contenders: readonly Contender[],
  subjects: ReadonlyMap<Contender['name'], readonly Subject[]>,
  rounds: number,
): Promise<PasteSample[]> {
  const samples: PasteSample[] = []
  const count = subjects.values().next().value?.length ?? 0
  for (let round = 1; round <= rounds; round++) {
    for (let index = 0; index < count; index++) {
      for (const contender of contenders) {
        const subject = subjects.get(contender.name)![index]!
        const { value, othersPercent } = await undisturbed(2, async (done) => {
          const found = await pasted(contender, subject)
          done()
          return found
        })
        const { name } = subject
        samples.push({ contender: contender.name, subject: name, round, ...value, othersPercent })
        console.log(`  ${round}  ${contender.name}: ${name}  paste ${value.pasteMs.toFixed(0)} ms`)
      }
    }
  }
  return samples
}

const pasted = ({ server }: Contender, subject: Subject) =>
  withNewProfile(async (context) => {
    await signIn(context, server)
    const page = await context.newPage()
    const network = watchNetwork(page)
    await page.goto(server.origin + subject.nextPath())
    await page.locator(editorSelector).first().click({ timeout: 120_000 })
    await network.rest()
    const cdp = await context.newCDPSession(page)
    await cdp.send('HeapProfiler.collectGarbage')
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    const pasteMs = await page.evaluate(pasteParagraphs, editorSelector)
    await page.close({ runBeforeUnload: false })
    return { pasteMs, heapMB: usedSize / 1e6 }
  })

/** Runs in the page, and knows nothing outside itself. */
function pasteParagraphs(selector: string): Promise<number> {
  const html = '<p>some <b>words</b> in a paragraph of a text</p>'.repeat(200)
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  clipboardData.setData('text/plain', html.replace(/<[^>]*>/g, ''))
  const start = performance.now()
  document
    .querySelector(selector)!
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - start)
      port2.postMessage(null)
    })
  })
}
