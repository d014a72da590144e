import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { chromium } from 'playwright'
import { launchEnvironment, sharedBrowser } from '../../tests/kit/browser.ts'
import { freePort } from '../kit/free-port.ts'

export interface StepTime {
  step: string
  seconds: number
}

/** What somebody does from nothing to their first saved document, in the folder that holds the project. */
export async function measureFirstDocument(
  folder: string,
  create: readonly string[],
): Promise<StepTime[]> {
  const steps: StepTime[] = []
  const step = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const started = performance.now()
    const result = await work()
    steps.push({ step: name, seconds: (performance.now() - started) / 1000 })
    return result
  }
  const project = join(folder, 'demo')
  await step('create', () => command(folder, 'npx', create))
  await step('npm install', () => command(project, 'npm', ['install', '--no-audit', '--no-fund']))
  const server = await step('npm start, until its address', () => start(project))
  try {
    const { executablePath, env } = await sharedBrowser()
    const browser = await chromium.launch({ executablePath, env: launchEnvironment(env) })
    try {
      const page = await browser.newPage()
      await step('the first user, in the browser', () => makeUser(page, server.link))
      await step('the first document, until it’s saved', () => saveDocument(page, server.link))
    } finally {
      await browser.close()
    }
  } finally {
    await server.stop()
  }
  return steps
}

async function command(cwd: string, program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}.`)
}

/** As `npm start` has it, which wouldn't pass the signal on that stops it. */
async function start(cwd: string) {
  const args = ['node_modules/stateroom-admin/dist/node/cli.js', 'start', '--seed', 'seed.ts']
  const child = spawn(process.execPath, args, {
    ...{ cwd, stdio: ['ignore', 'pipe', 'inherit'] },
    env: { ...process.env, PORT: String(await freePort()) },
  } as const)
  const link = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.once('exit', () => reject(new Error(`The server ended:\n${said}`)))
    child.stdout.on('data', (part) => {
      said += part
      const found = /http\S+create-first-user\?token=\S+/.exec(said)
      if (found) resolve(found[0])
    })
  })
  const stop = async () => {
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
  }
  return { link, stop }
}

async function makeUser(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.locator('#field-email').fill('ada@site.example')
  await page.locator('#field-password').fill('correct horse battery')
  await page.locator('#field-confirm-password').fill('correct horse battery')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/admin\/?$/)
}

async function saveDocument(page: Page, link: string): Promise<void> {
  await page.goto(new URL('/admin/collections/pages/create', link).href)
  await page.locator('#field-title').fill('My first page')
  await page.locator('#field-slug').fill('my-first-page')
  await page.locator('#action-save').click()
  await page.waitForURL(/\/collections\/pages\/\d+/)
}
