import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'

export interface Measured {
  file: string
  hash: string
  /** Bytes. */
  size: number
  /** Where the server is for them. */
  origin: string
  /** Where the server keeps what nobody has saved yet. */
  uploads: string
}

interface Target {
  url: string
}

/** Sends some files at once; answers the ms until all of them are there, whole. Says when they are. */
export type Contender = (count: number, done: () => void) => Promise<number>

/** What a form sends, by a program that does nothing else. */
export function curl(context: BrowserContext, what: Measured): Contender {
  return async (count, done) => {
    const targets = await Promise.all(Array.from({ length: count }, () => askTarget(context, what)))
    const begun = performance.now()
    const hashes = await Promise.all(targets.map(({ url }) => put(url, what.file)))
    const took = performance.now() - begun
    done()
    mustBe(what, hashes)
    takenHashes(what.uploads)
    return took
  }
}

async function askTarget(context: BrowserContext, { origin, size }: Measured): Promise<Target> {
  const answer = await context.request.post(
    `${origin}/api/uploadthing?collectionSlug=files&actionType=upload&slug=uploader`,
    {
      headers: { origin },
      data: { files: [{ name: 'measured.bin', size, type: '', lastModified: 0 }], input: null },
    },
  )
  return (await answer.json())[0]
}

function put(url: string, file: string): Promise<string> {
  const sent = ['-s', '-X', 'PUT', '-H', 'expect:', '-H', 'range: bytes=0-', '-F', `file=@${file}`]
  const child = spawn('curl', [...sent, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (bytes) => {
      said += bytes
    })
    child.once('error', reject)
    child.once('close', () => resolve(JSON.parse(said).fileHash))
  })
}

/** The same form from an empty page: as fast as this browser sends a file. */
export function barePage(context: BrowserContext, what: Measured): Contender {
  return async (count, done) => {
    const page = await context.newPage()
    await page.goto(`${what.origin}/admin/robots.txt`)
    await page.setContent('<input type="file">')
    await page.locator('input').setInputFiles(what.file)
    const targets = await Promise.all(Array.from({ length: count }, () => askTarget(context, what)))
    const took = await page.evaluate(
      async (urls) => {
        const file = document.querySelector('input')!.files![0]!
        const put = (url: string) =>
          new Promise((resolve, reject) => {
            const form = new FormData()
            form.set('file', file.slice(0), file.name)
            const request = new XMLHttpRequest()
            request.open('PUT', url)
            request.onload = resolve
            request.onerror = reject
            request.send(form)
          })
        const begun = performance.now()
        await Promise.all(urls.map(put))
        return performance.now() - begun
      },
      targets.map(({ url }) => url),
    )
    done()
    await page.close()
    mustBe(what, takenHashes(what.uploads))
    return took
  }
}

/** What a person does in the panel, from the choice of the file; several files are chosen in as many tabs. */
export function panel(context: BrowserContext, what: Measured): Contender {
  return async (count, done) => {
    const pages: Page[] = []
    for (let index = 0; index < count; index += 1) {
      const page = await context.newPage()
      await page.goto(`${what.origin}/admin/collections/files/create`)
      await page.locator('[data-form-ready="true"]').waitFor()
      await page.evaluate(watchUpload)
      pages.push(page)
    }
    await Promise.all(pages.map((page) => page.locator('#field-file').setInputFiles(what.file)))
    const times = await Promise.all(
      pages.map(async (page) => {
        await page.waitForFunction(() => window.upload.done, undefined, { timeout: 300_000 })
        return page.evaluate(() => window.upload)
      }),
    )
    done()
    await pages[0]!.evaluate(() => indexedDB.deleteDatabase('stateroom-uploads'))
    for (const page of pages) await page.close()
    mustBe(what, takenHashes(what.uploads))
    return (
      Math.max(...times.map(({ done }) => done)) - Math.min(...times.map(({ chosen }) => chosen))
    )
  }
}

declare global {
  interface Window {
    /** ms of the clock that all tabs share; 0: not yet. */
    upload: { chosen: number; done: number }
  }
}

function watchUpload(): void {
  window.upload = { chosen: 0, done: 0 }
  const now = () => performance.timeOrigin + performance.now()
  addEventListener('change', () => (window.upload.chosen ||= now()), true)
  new MutationObserver(() => {
    if (document.querySelector('[data-upload="done"]')) window.upload.done ||= now()
  }).observe(document.body, { subtree: true, childList: true, attributes: true })
}

/** Of the files that wait to be saved; they are gone then. */
function takenHashes(folder: string): string[] {
  const hashes: string[] = []
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    if (name.endsWith('.json')) hashes.push(JSON.parse(readFileSync(path, 'utf8')).hash)
    rmSync(path)
  }
  return hashes
}

function mustBe({ hash }: Measured, hashes: readonly string[]): void {
  const other = hashes.find((one) => one !== hash)
  if (hashes.length === 0 || other) throw new Error(`Arrived with the SHA-256 ${other}.`)
}
