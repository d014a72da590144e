import { importPath } from '../site/import-path.ts'

/** Where `stateroom test --rung browser` looks, from where it's called. */
const folder = 'tests/models'

interface PageOf {
  /** The machine as a file is named, and its export. */
  file: string
  machine: string
  /** Its chart and plan, without their endings. */
  path: string
  title: string
}

/** What tests a new machine in a browser: a page to begin with, its model, and the spec that plays the tests. */
export function pageFiles({ file, machine, path, title }: PageOf): Record<string, string> {
  const source = importPath(folder, path)
  return {
    [`${folder}/${file}.html`]: html(title),
    [`${folder}/${file}.page.ts`]: model(file, machine, source),
    [`${folder}/${file}.spec.ts`]: spec(file, source),
  }
}

/** Finds the specs, and the browser that people name. */
export const playwrightConfig = `import { defineConfig } from '@playwright/test'

/** A Chromium of your own; without it, Playwright's. */
const { STATEROOM_BROWSER: executablePath } = process.env

export default defineConfig({
  testDir: '${folder}',
  use: { launchOptions: executablePath ? { executablePath } : {} },
})
`

const html = (
  title: string,
) => `<!-- A page to begin with. Replace it by yours: the page model opens it. -->
<!doctype html>
<html lang="en">
<title>${title}</title>
<form>
  <label>Value <input name="value" autocomplete="off"></label>
  <button>Send</button>
</form>
<p role="alert"></p>
<p role="status"></p>
<button type="button" hidden>Start again</button>
<script>
  const form = document.querySelector('form')
  const field = form.elements.value
  const alert = document.querySelector('[role=alert]')
  const status = document.querySelector('[role=status]')
  const again = document.querySelector('[type=button]')
  const isOpen = new URLSearchParams(location.search).has('open')

  const show = ({ busy = false, done = false, reason = '' } = {}) => {
    form.ariaBusy = String(busy)
    form.hidden = done
    again.hidden = !done
    field.readOnly = !isOpen || busy
    alert.textContent = reason
    status.textContent = done ? 'Sent.' : ''
  }
  show()

  field.oninput = () => show()
  form.onsubmit = async (event) => {
    event.preventDefault()
    if (form.ariaBusy === 'true' || field.value.trim() === '') return
    show({ busy: true })
    try {
      await fetch('/send', { method: 'POST', body: field.value })
      show({ done: true })
    } catch {
      show({ reason: 'Not sent. Try again.' })
    }
  }
  again.onclick = () => {
    field.value = ''
    show()
  }
</script>
`

const model = (
  file: string,
  machine: string,
  source: string,
) => `import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { PageModel } from 'stateroom-admin/testing'
import type { HeldRequests, Stage } from 'stateroom-admin/testing/playwright'
import { holdRequests } from 'stateroom-admin/testing/playwright'
import type { ${machine} } from '${source}.machine.ts'

interface World {
  page: Page
  /** Requests hang until the test says how they end. */
  sends: HeldRequests
}

const html = readFileSync(new URL('${file}.html', import.meta.url), 'utf8')

/** How each state looks, what causes each event, and how each request ends. */
export const page: PageModel<typeof ${machine}, World, Stage> = {
  async open({ page }, { isOpen }) {
    await page.route('http://sample.test/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    )
    const sends = await holdRequests(page, 'http://sample.test/send')
    await page.goto(\`http://sample.test/\${isOpen ? '?open' : ''}\`)
    return { page, sends }
  },
  states: {
    editing: async ({ page }, { context }) => {
      await expect(page.getByLabel('Value')).toHaveValue(context.value)
      await expect(page.getByLabel('Value')).toBeEditable({ editable: context.isOpen })
      await expect(page.getByRole('alert')).toBeEmpty()
    },
    sending: async ({ page }, { context }) => {
      await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
      await expect(page.getByLabel('Value')).toHaveValue(context.value)
      await expect(page.getByLabel('Value')).not.toBeEditable()
    },
    failed: async ({ page }, { context }) => {
      await expect(page.getByRole('alert')).toHaveText('Not sent. Try again.')
      await expect(page.getByLabel('Value')).toHaveValue(context.value)
    },
    done: async ({ page }) => {
      await expect(page.getByRole('status')).toHaveText('Sent.')
      await expect(page.getByRole('button', { name: 'Send' })).toBeHidden()
    },
  },
  events: {
    'user.change': async ({ page }, { value }) => {
      await page.getByLabel('Value').focus()
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.insertText(value)
    },
    'user.send': ({ page }) => page.getByRole('button', { name: 'Send' }).click(),
    'user.reset': ({ page }) => page.getByRole('button', { name: 'Start again' }).click(),
  },
  work: {
    send: {
      asked: ({ sends }) => sends.expectAsked(),
      done: async ({ sends }) => (await sends.next()).fulfill({ status: 204 }),
      failed: async ({ sends }) => (await sends.next()).abort(),
    },
  },
  beyond(step, snapshot) {
    if (step.cause !== 'event') return undefined
    const isOffered = (step.event.type === 'user.reset') === snapshot.matches('done')
    return isOffered ? undefined : 'the form and the button to start again are never both shown'
  },
}
`

const spec = (file: string, source: string) => `import { test } from '@playwright/test'
import type { Declare, Stage } from 'stateroom-admin/testing/playwright'
import { modelTests } from 'stateroom-admin/testing/playwright'
import { plan } from '${source}.plan.ts'
import { page } from './${file}.page.ts'

/** What a page model begins with; hand on fixtures of your own here. */
const declare: Declare<Stage> = (title, details, play) =>
  test(title, details, ({ page }, info) => play({ page }, info))

modelTests(plan, page, { cover: 'smoke' }, declare)
`
