import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../../../scripts/kit/root.ts'
import { sharedBrowser } from '../../kit/browser.ts'
import type { Doors } from './doors.ts'
import { aDoor, run } from './doors.ts'

const chart = `import { emit, fromPromise, setup } from 'xstate'

export const lampMachine = setup({
  types: {
    input: {} as { watts: number },
    context: {} as { watts: number },
    events: {} as { type: 'user.press' } | { type: 'power.cut' },
    emitted: {} as { type: 'lit'; watts: number },
  },
  actors: { light: fromPromise<void, { watts: number }>(async () => {}) },
  actions: { tell: emit(({ context }) => ({ type: 'lit' as const, watts: context.watts })) },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'off',
  states: {
    off: { on: { 'user.press': 'asking', 'power.cut': 'dark' } },
    asking: {
      invoke: {
        src: 'light',
        input: ({ context }) => context,
        onDone: { target: 'on', actions: 'tell' },
        onError: 'off',
      },
    },
    on: { on: { 'user.press': 'off' }, after: { 60000: 'off' } },
    dark: {},
  },
})
`

const plan = `import type { Plan } from 'stateroom-admin/testing'
import { always } from 'stateroom-admin/testing'
import { lampMachine } from './lamp.machine.ts'

export const plan: Plan<typeof lampMachine> = {
  machine: lampMachine,
  inputs: { 'a bright one': { watts: 40 } },
  outcomes: { light: { done: { lit: undefined }, failed: { 'no power': 'no power' } } },
  laws: { 'its power stays': always((seen) => seen.now.watts === 40) },
}
`

/** A lamp as people see it. What a test changes in it is a fault. */
export const lampHtml = `<!doctype html>
<title>A lamp</title>
<button aria-pressed="false">Lamp</button>
<p role="status"></p>
<script>
  const button = document.querySelector('button')
  const status = document.querySelector('[role=status]')
  let timer = 0
  button.onclick = async () => {
    if (button.ariaBusy) return
    if (button.ariaPressed === 'true') {
      clearTimeout(timer)
      status.textContent = ''
      button.ariaPressed = 'false'
      return
    }
    button.ariaBusy = 'true'
    try {
      await fetch('/light', { method: 'POST', body: '{"watts":40}' })
      button.ariaPressed = 'true'
      status.textContent = 'Lit with 40 W'
      timer = setTimeout(() => { button.ariaPressed = 'false'; status.textContent = '' }, 60000)
    } catch {}
    button.ariaBusy = null
  }
</script>
`

const pageModel = `import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { PageModel } from 'stateroom-admin/testing'
import { unseen } from 'stateroom-admin/testing'
import type { HeldRequests, Stage } from 'stateroom-admin/testing/playwright'
import { endRequest, holdRequests } from 'stateroom-admin/testing/playwright'
import type { lampMachine } from '../../machines/lamp/lamp.machine.ts'

interface World {
  page: Page
  lights: HeldRequests
}

export const page: PageModel<typeof lampMachine, World, Stage> = {
  async open({ page }) {
    const body = readFileSync(new URL('lamp.html', import.meta.url), 'utf8')
    await page.route('http://sample.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body }),
    )
    const lights = await holdRequests(page, 'http://sample.test/light')
    await page.goto('http://sample.test/')
    return { page, lights }
  },
  states: {
    off: ({ page }) => expect(page.getByRole('button', { pressed: false })).toBeVisible(),
    asking: ({ page }) => expect(page.getByRole('button')).toHaveAttribute('aria-busy', 'true'),
    on: ({ page }) => expect(page.getByRole('button', { pressed: true })).toBeVisible(),
    dark: unseen('nobody sees it'),
  },
  events: {
    'user.press': ({ page }) => page.getByRole('button').click(),
    'power.cut': unseen('there is no cable'),
  },
  work: {
    light: {
      asked: async ({ lights }, input) => {
        expect((await lights.newest()).postDataJSON()).toEqual(input)
      },
      done: async ({ page, lights }) =>
        endRequest(page, await lights.next(), (route) => route.fulfill({ json: {} })),
      failed: async ({ page, lights }) =>
        endRequest(page, await lights.next(), (route) => route.abort()),
    },
  },
  emitted: {
    lit: ({ page }, { watts }) =>
      expect(page.getByRole('status')).toHaveText('Lit with ' + watts + ' W'),
  },
}
`

const spec = `import { test } from '@playwright/test'
import { modelTests } from 'stateroom-admin/testing/playwright'
import { plan } from '../../machines/lamp/lamp.plan.ts'
import { page } from './lamp.page.ts'

modelTests(plan, page, {}, (title, details, play) =>
  test(title, details, ({ page }, info) => play({ page }, info)),
)
`

/** It ends what hangs, and no test that passes waits for it. */
const config = (timeout: number) => `import { defineConfig } from '@playwright/test'

const { browser } = process.env

export default defineConfig({
  testDir: 'tests',
  timeout: ${timeout},
  expect: { timeout: 1000 },
  use: { launchOptions: JSON.parse(browser!) },
})
`

/** A folder with a lamp, its plan and its page, and with Playwright, as somebody has it. */
export interface Lamp extends Doors {
  /** `stateroom …` there, with a browser. */
  run(args: readonly string[]): ReturnType<typeof run>
  read(path: string): string
}

export async function aLamp(html: string = lampHtml, timeout = 60_000): Promise<Lamp> {
  const doors = aDoor()
  doors.write('machines/lamp/lamp.machine.ts', chart)
  doors.write('machines/lamp/lamp.plan.ts', plan)
  doors.write('tests/models/lamp.html', html)
  doors.write('tests/models/lamp.page.ts', pageModel)
  doors.write('tests/models/models.spec.ts', spec)
  doors.write('playwright.config.ts', config(timeout))
  doors.write('package.json', '{ "type": "module", "private": true }')
  doors.write('node_modules/.keep', '')
  for (const name of ['@playwright', 'playwright', 'xstate']) {
    symlinkSync(inProject(`node_modules/${name}`), join(doors.dir, 'node_modules', name))
  }
  symlinkSync(inProject(''), join(doors.dir, 'node_modules/stateroom-admin'))
  const { executablePath, env } = await sharedBrowser()
  const browser = JSON.stringify({ executablePath, env: { ...env, PATH: process.env.PATH } })
  return {
    ...doors,
    run: (args) =>
      run(doors, args, {
        browser,
        NODE_OPTIONS: '--conditions=stateroom-source',
      }),
    read: (path) => readFileSync(join(doors.dir, path), 'utf8'),
  }
}
