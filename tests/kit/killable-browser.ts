import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { BrowserContext } from '@playwright/test'
import { chromium } from '@playwright/test'
import { launchEnvironment, sharedBrowser } from './browser.ts'

/** A browser with a profile of its own, which can be ended as a power cut does. */
export interface KillableBrowser {
  context: BrowserContext
  kill(): Promise<void>
}

export async function startKillable(profile: string): Promise<KillableBrowser> {
  const { executablePath, env } = await sharedBrowser()
  const child = spawn(executablePath, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    env: launchEnvironment(env),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: a browser is many processes.
    detached: true,
  })
  const browser = await chromium.connectOverCDP(await addressOf(child))
  return {
    context: browser.contexts()[0]!,
    async kill() {
      const over = once(child, 'exit')
      process.kill(-child.pid!, 'SIGKILL')
      await over
    },
  }
}

const flags = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--remote-debugging-port=0',
]

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stderr! }).on('line', (line) => {
      const address = /listening on (ws:\S+)/.exec(line)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}.`)))
  })
}
