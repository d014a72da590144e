import { readdirSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Page } from 'playwright'
import { inProject } from '../scripts/kit/root.ts'
import { withChoices } from '../tests/kit/choices.ts'
import { startMagazine } from '../tests/kit/magazine.ts'
import { openPaletteWith } from '../tests/kit/palette.ts'
import { signIn } from '../tests/kit/sign-in.ts'
import { languageName } from '../ui/kit/language-name.ts'
import { quantile } from './kit/quantile.ts'
import { benchEnvironment, printEnvironment, writeReport } from './kit/report.ts'
import { browserVersion, withNewProfile } from './load/browser.ts'

declare global {
  interface Window {
    /** From the press to the end of the frame that has the words of another language. */
    tookMs: number | null
  }
}

/** `npm run bench:language`: from choosing a language to its words, in a document with unsaved text. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options: { json: { type: 'string' } } })
  const where = benchEnvironment({ chromium: await browserVersion() })
  printEnvironment(where)
  const server = await startMagazine()
  try {
    const who = withChoices(await signIn(server), server, { theme: 'light', language: 'en' })
    const times = await withNewProfile(async (context) => {
      await context.addCookies(who.cookies)
      await context.addInitScript(installProbe)
      const page = await context.newPage()
      const made = await page.request.post(`${server.api}/posts?draft=true`, {
        data: { title: 'Gulls', slug: `gulls-${crypto.randomUUID().slice(0, 8)}` },
        headers: { origin: server.origin },
      })
      const { doc } = await made.json()
      await page.goto(`${server.url}/collections/posts/${doc.id}`)
      await page.locator('[data-form-ready="true"]').waitFor()
      await page.locator('#field-title').fill('Unsaved')
      return switchThrough(page)
    })
    const found = {
      languages: times.length,
      p50: quantile(times, 0.5),
      p95: quantile(times, 0.95),
      times,
    }
    console.log(
      `${times.length} languages: p50 ${found.p50.toFixed(0)} ms, p95 ${found.p95.toFixed(0)} ms`,
    )
    writeReport(flags.json, { bench: 'language', ...where, found })
  } finally {
    await server.discard()
  }
  return 0
}

const languages = readdirSync(inProject('locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['en', 'notes', 'terms'].includes(entry.name))
  .map(({ name }) => name)

/** Each language once, so that none was loaded before; a letter is typed right after each choice. */
async function switchThrough(page: Page): Promise<number[]> {
  const times: number[] = []
  const title = page.locator('#field-title')
  let text = 'Unsaved'
  for (const code of languages) {
    await openPaletteWith(page, languageName(code))
    await page.evaluate(() => {
      window.tookMs = null
    })
    await page
      .getByRole('option')
      .filter({ hasText: languageName(code) })
      .first()
      .click()
    await title.press('End')
    await title.press('x')
    text += 'x'
    const took = await page.waitForFunction(() => window.tookMs, undefined, { polling: 'raf' })
    times.push((await took.jsonValue())!)
    const has = await title.inputValue()
    if (has !== text) throw new Error(`In ${code} the title is “${has}” instead of “${text}”.`)
  }
  return times
}

/** Runs in the page before any script of its own, and knows nothing outside itself. */
function installProbe(): void {
  let pressed: number | null = null
  let before: string | null = null
  const words = () => document.querySelector('#action-save')?.textContent ?? null
  addEventListener(
    'click',
    ({ timeStamp }) => {
      pressed = timeStamp
      before = words()
    },
    true,
  )
  new MutationObserver(() => {
    if (pressed === null || words() === before) return
    const began = pressed
    pressed = null
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        window.tookMs = performance.now() - began
        port1.close()
      }
      port2.postMessage(null)
    })
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
