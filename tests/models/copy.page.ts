import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import type { TextKey } from '#locales'
import type { copyMachine } from '#machines/copy'
import { pending } from '#machines/copy'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { changeConfig } from './kit/change-config.ts'
import { failHeld } from './kit/fail-held.ts'
import { makePage } from './kit/made-page.ts'
import { comesAs } from './kit/people.ts'
import { openQuestion } from './kit/question.ts'
import type { Visitor } from './kit/session-end.ts'
import { signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  reads: HeldRequests
  writes: HeldRequests
}

/** A page of the magazine, which has French as well here. */
export const page: PageModel<typeof copyMachine, World, PanelStage> = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    await changeConfig(page, panel, (config) => ({
      ...config,
      localization: config.localization && {
        ...config.localization,
        locales: [...config.localization.locales, { code: 'fr', label: 'French', rtl: false }],
      },
    }))
    await page.goto(panel.at(`/collections/pages/${await makePage(page, panel)}?locale=en`))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    const hold = (method: string) =>
      holdRequests(page, /\/api\/pages\/\d+\?/, (request) => request.method() === method)
    return { page, panel, reads: await hold('GET'), writes: await hold('PATCH'), hasSession: true }
  },
  states: {
    closed: ({ page }) => expect(dialog(page)).toHaveCount(0),
    'open.reading': async (world, { context: { to } }) => {
      const { page, panel } = world
      await expect(checkboxes(page).and(page.locator(':checked'))).toHaveCount(to.length)
      const told = dialog(page).getByText(panel.words('copy.comparing'))
      await expect(told).toHaveCount(to.length > 0 ? 1 : 0)
    },
    'open.refused': async (world, { context: { problem } }) => {
      const { page, panel } = world
      const { code } = problem!
      await expect(dialog(page)).toContainText(panel.words(`problem.${code}`))
      const isAsked = code === 'session.ended' && !world.hasSession
      await expect(openQuestion(page)).toHaveCount(isAsked ? 1 : 0)
    },
    'open.choosing': async (world, { context }) => {
      const { page, panel } = world
      await expect(dialog(page).locator('section')).toHaveCount(context.to.length)
      const nothing = dialog(page).getByText(panel.words('copy.nothingIn'))
      await expect(nothing).toHaveCount(context.to.length - pending(context).length)
    },
    'open.copying': async ({ page }) => {
      await expect(dialog(page).locator('[aria-busy="true"]')).toHaveCount(1)
    },
  },
  events: {
    'user.open': async ({ page, panel: { words } }) => {
      await page.getByRole('button', { name: words('document.more') }).click()
      await page.getByRole('menuitem', { name: words('copy.open') }).click()
    },
    'user.cancel': (world) => press(world, 'app.cancel'),
    'user.retry': (world) => press(world, 'app.tryAgain'),
    'user.copy': (world) => press(world, 'copy.confirm'),
    'user.switch': ({ page, panel: { words } }) =>
      dialog(page).getByLabel(words('copy.overwrite')).check(),
    'user.choose': async ({ page }, { to }, { context }) => {
      const names = { de: 'German', fr: 'French' }
      for (const locale of ['de', 'fr'] as const) {
        if (to.includes(locale) === context.to.includes(locale)) continue
        await dialog(page).getByLabel(names[locale], { exact: true }).click()
      }
    },
    'document.saved': unseen('what is unsaved is saved from here: see the end-to-end tests'),
  },
  work: {
    read: {
      asked: ({ reads }) => reads.expectAsked(),
      done: async ({ reads }, versions, { context: { to } }) => {
        await reads.expectAsked(1 + to.length)
        for (const route of await reads.all()) {
          const locale = new URL(route.request().url()).searchParams.get('locale') ?? ''
          await route.fulfill({ json: versions[locale] })
        }
      },
      failed: async (world, error, { context: { to } }) => {
        await world.reads.expectAsked(1 + to.length)
        const [first, ...others] = await world.reads.all()
        await failHeld(world, first!, error)
        for (const route of others) await route.abort()
      },
    },
    write: {
      asked: ({ writes }) => writes.expectAsked(),
      done: async ({ reads, writes }, { base }) => {
        const doc: DocumentData = { id: 1, updatedAt: base }
        await (await writes.next()).fulfill({ json: { doc } })
        // The document on the screen is asked for anew.
        await (await reads.next()).continue()
      },
      failed: async (world, error) => failHeld(world, await world.writes.next(), error),
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const event = step.event as { type: string; to?: readonly string[] }
    const isOpen = snapshot.matches('open')
    if (event.type === 'user.open') return isOpen ? 'the dialog stands over the menu' : undefined
    if (!isOpen) return 'the dialog is not there'
    if (event.type === 'user.cancel') return undefined
    if (event.type === 'user.retry') return snapshot.matches({ open: 'refused' }) ? undefined : none
    if (snapshot.matches({ open: 'refused' })) return none
    if (snapshot.matches({ open: 'copying' })) return 'a button is busy'
    const { mode, to } = snapshot.context
    if (event.type === 'user.switch') return mode === 'overwrite' ? 'it is chosen' : undefined
    if (event.type !== 'user.choose') return undefined
    const chosen = event.to ?? []
    const changed = ['de', 'fr'].filter((one) => to.includes(one) !== chosen.includes(one))
    return changed.length === 1 ? undefined : 'one box is pressed at a time'
  },
}

const none = 'no button offers it'

const dialog = (page: Page) => page.getByRole('dialog', { includeHidden: true })

const checkboxes = (page: Page) => dialog(page).getByRole('checkbox', { includeHidden: true })

async function press(world: World, name: TextKey): Promise<void> {
  await signInIfAsked(world)
  await dialog(world.page)
    .getByRole('button', { name: world.panel.words(name), exact: true })
    .click()
}
