import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { slowDown } from '../../tests/kit/uploading/real-client.ts'
import type { ServerProcess } from '../kit/server-process.ts'

export interface Measured {
  file: string
  hash: string
  /** Bytes. */
  size: number
  /** Where the server keeps what nobody has saved yet. */
  uploads: string
}

interface Target {
  url: string
}

/** Sends some files at once; answers the ms until all of them are there, whole. */
export type Contender = (count: number) => Promise<number>

/** What a form sends, by a program that does nothing else. */
export function curl(context: BrowserContext, server: ServerProcess, what: Measured): Contender {
  return async (count) => {
    const targets = await Promise.all(
      Array.from({ length: count }, () => askTarget(context, server, what)),
    )
    const begun = performance.now()
    const hashes = await Promise.all(targets.map(({ url }) => put(url, what.file)))
    const took = performance.now() - begun
    mustBe(what, hashes)
    takenHashes(what.uploads)
    return took
  }
}

async function askTarget(
  context: BrowserContext,
  { origin }: ServerProcess,
  { size }: Measured,
): Promise<Target> {
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

/**
 * What a person does in the panel. Several files are chosen while nearly nothing gets through, so that
 * all of them begin at once.
 */
export function panel(page: Page, server: ServerProcess, what: Measured): Contender {
  const uploads = page.locator('[data-upload]')
  const done = page.locator('[data-upload="done"]')

  return async (count) => {
    await page.goto(`${server.origin}/admin/collections/files/create`)
    await page.locator('[data-form-ready="true"]').waitFor()
    if (count > 1) await slowDown(page, 20_000)
    let begun = performance.now()
    for (let index = 1; index <= count; index += 1) {
      await page.locator('#field-file').setInputFiles(what.file)
      await uploads.nth(index - 1).waitFor()
      if (index < count) await openAnother(page)
    }
    if (count > 1) {
      begun = performance.now()
      await slowDown(page, -1)
    }
    await done.nth(count - 1).waitFor({ timeout: 300_000 })
    const took = performance.now() - begun
    mustBe(what, takenHashes(what.uploads))
    return took
  }
}

async function openAnother(page: Page): Promise<void> {
  await page.locator('nav a[href$="/collections/files"]').first().click()
  await page.locator('main a[href*="/collections/files/create"]').first().click()
  await page.locator('[data-form-ready="true"]').waitFor()
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
