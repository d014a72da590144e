import { rmSync } from 'node:fs'
import type { BrowserContext } from 'playwright'
import type { PreviewServer } from 'vite'
import { build, preview } from 'vite'
import { inProject } from '../../scripts/kit/root.ts'
import type { PageMemory } from '../kit/page-memory.ts'
import { memoryOf } from '../kit/page-memory.ts'
import { temporaryFolder } from '../kit/temporary-folder.ts'
import { undisturbed } from '../kit/undisturbed.ts'
import { withNewProfile } from '../load/browser.ts'
import { installDifferenceProbe } from './difference-probe.ts'

export interface DifferenceSample {
  scene: string
  round: number
  /** From the press to the end of the frame that shows the first marked words. */
  paintedMs: number
  /** Until all of it is drawn, what is below the window included. */
  wholeMs: number
  /** The longest that the page was blocked; the browser does not tell those below 50 ms: 0. */
  longestTaskMs: number
  before: PageMemory
  after: PageMemory
  othersPercent: number
}

const scenes = [
  { name: 'many', about: '200 rows × 7 values' },
  { name: 'long', about: 'a text of 6,000 words' },
] as const

/** Compares versions in a page that does nothing else, so that only the differences are measured. */
export async function measureDifferences(rounds: number): Promise<DifferenceSample[]> {
  const { server, close } = await serveGallery()
  const samples: DifferenceSample[] = []
  try {
    for (let round = 1; round <= rounds; round++) {
      for (const scene of scenes) {
        const { value, othersPercent } = await undisturbed(3, async (done) => {
          const found = await withNewProfile((context) => once(context, server, scene.name))
          done()
          return found
        })
        samples.push({ scene: scene.about, round, ...value, othersPercent })
        console.log(`  ${round}  ${scene.about}: painted in ${value.paintedMs.toFixed(0)} ms`)
      }
    }
  } finally {
    await close()
  }
  return samples
}

async function once(context: BrowserContext, server: PreviewServer, scene: string) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.addInitScript(installDifferenceProbe)
  await page.goto(`${server.resolvedUrls?.local[0]}?scene=${scene}&wait`)
  const button = page.getByRole('button', { name: 'Compare' })
  await button.waitFor()
  const before = await memoryOf(cdp)
  await page.evaluate(() => window.differences.watch())
  await button.click()
  await page.waitForFunction(() => window.differences.wholeMs() !== null)
  const measured = await page.evaluate(() => ({
    paintedMs: window.differences.paintedMs() ?? Number.NaN,
    wholeMs: window.differences.wholeMs() ?? Number.NaN,
    longestTaskMs: window.differences.longestTaskMs(),
  }))
  return { ...measured, before, after: await memoryOf(cdp) }
}

/** The gallery of differences, built as the product is. */
async function serveGallery() {
  const outDir = temporaryFolder('differences')
  const configFile = inProject('ui/gallery/differences/vite.config.ts')
  await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } })
  const server = await preview({
    configFile,
    logLevel: 'error',
    build: { outDir },
    preview: { port: 0 },
  })
  const close = async () => {
    await server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
  return { server, close }
}
