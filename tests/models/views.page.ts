import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'
import type { SavedView, viewsMachine } from '#machines/views'
import { chosenView } from '#machines/views'
import type { Problem } from '#problems'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { changeConfig } from './kit/change-config.ts'
import { failHeld } from './kit/fail-held.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  requests: HeldRequests
}

type Model = PageModel<typeof viewsMachine, World, PanelStage>
type Snapshot = Parameters<Extract<Model['states']['idle'], CallableFunction>>[1]

/** The views of the magazine's categories, which have some here. */
export const page: Model = {
  async open({ page, panel }, { chosen }) {
    await comesAs(page, panel, admin)
    await changeConfig(page, panel, (config) => ({
      ...config,
      collections: config.collections.map((collection) =>
        collection.slug === 'categories' ? { ...collection, queryPresets: true } : collection,
      ),
    }))
    const requests = await holdRequests(page, /\/api\/payload-query-presets/)
    const query = chosen === null ? '' : `&preset=${chosen}`
    await page.goto(panel.at(`/collections/categories?locale=en${query}`))
    await expect(button({ page, panel, requests, hasSession: true })).toBeVisible()
    return { page, panel, requests, hasSession: true }
  },
  states: {
    reading: (world) => expect(button(world)).toHaveAttribute('aria-busy', 'true'),
    unread: async (world, { context: { problem } }) => {
      await expect(button(world)).toHaveCount(0)
      await expect(world.page.getByText(world.panel.words('views.unread'))).toContainText(
        world.panel.words(`problem.${problem!.code}`),
      )
    },
    idle: async (world, snapshot) => {
      await expect(dialog(world)).toHaveCount(0)
      await expect(button(world)).not.toHaveAttribute('aria-busy')
      await isNamed(world, snapshot)
    },
    saving: async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      await expect(button(world)).toHaveAttribute('aria-busy', 'true')
    },
    'describing.editing': async (world, { context: { draft, problem } }) => {
      await expect(name(world)).toHaveValue(draft!.title)
      for (const [operation, field] of Object.entries(fields)) {
        const { constraint } = draft!.sharing[operation as keyof typeof fields]
        await expect(who(world, field)).toHaveValue(constraint)
      }
      await says(world, problem?.code)
    },
    'describing.saving': (world) => expect(submit(world)).toHaveAttribute('aria-busy', 'true'),
    'deleting.asking': async (world, { context: { draft, problem } }) => {
      const { words } = world.panel
      const question = words('views.confirmDelete.title', { title: draft!.title })
      await expect(dialog(world)).toContainText(question)
      await says(world, problem?.code)
    },
    'deleting.running': (world) => expect(confirm(world)).toHaveAttribute('aria-busy', 'true'),
  },
  events: {
    'user.retry': async (world) => {
      await signInIfAsked(world)
      const { page, panel } = world
      await page.getByRole('button', { name: panel.words('app.tryAgain') }).click()
    },
    'user.save': (world) => choose(world, 'view-save'),
    'user.saveAs': (world) => choose(world, 'view-save-as'),
    'user.describe': (world) => choose(world, 'view-describe'),
    'user.delete': (world) => choose(world, 'view-delete'),
    'user.rename': async (world, { title }) => {
      await signInIfAsked(world)
      await name(world).fill(title)
    },
    'user.share': async (world, { sharing }) => {
      await signInIfAsked(world)
      for (const [operation, field] of Object.entries(fields)) {
        const { constraint } = sharing[operation as keyof typeof fields]
        await who(world, field).selectOption(constraint)
      }
    },
    'user.submit': async (world) => {
      await signInIfAsked(world)
      await submit(world).click()
    },
    'user.confirm': async (world) => {
      await signInIfAsked(world)
      await confirm(world).click()
    },
    'user.cancel': async (world) => {
      await signInIfAsked(world)
      await dialog(world)
        .getByRole('button', { name: world.panel.words('app.cancel') })
        .click()
    },
    'browser.moved': unseen('whoever follows another address is watched by a test of its own'),
  },
  work: {
    read: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ requests }, views) =>
        (await requests.next()).fulfill({ json: { docs: views.map(presetOf) } }),
      failed: fail,
    },
    save: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ requests }, view) =>
        (await requests.next()).fulfill({ json: { doc: presetOf(view) } }),
      failed: fail,
    },
    remove: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ requests }) => (await requests.next()).fulfill({ json: {} }),
      failed: fail,
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    return snapshot.can(step.event as never) ? undefined : 'it is not offered'
  },
}

const fields = { read: 'views.read', update: 'views.change', delete: 'views.remove' } as const

const button = ({ page }: World): Locator => page.locator('[data-views]')

const dialog = ({ page }: World): Locator =>
  page.locator('[role=dialog], [role=alertdialog]').filter({ has: page.locator('[data-view]') })

const name = (world: World): Locator => dialog(world).locator('input[type=text]').first()

const who = (world: World, field: (typeof fields)[keyof typeof fields]): Locator =>
  dialog(world).getByLabel(world.panel.words(field), { exact: true })

const submit = (world: World): Locator => dialog(world).locator('#view-submit')

const confirm = (world: World): Locator =>
  dialog(world).getByRole('button', {
    name: world.panel.words('views.confirmDelete.confirm'),
    includeHidden: true,
  })

async function choose(world: World, id: string): Promise<void> {
  await signInIfAsked(world)
  await button(world).click()
  await world.page.locator(`[role=menu] [data-value="${id}"]`).click()
}

async function isNamed(world: World, { context }: Snapshot): Promise<void> {
  const view = chosenView(context)
  await expect(button(world)).toContainText(view?.title ?? world.panel.words('views.open'))
  const isUnknown = context.chosen !== null && view === null
  await expect(world.page.getByText(world.panel.words('views.unknown'))).toHaveCount(
    isUnknown ? 1 : 0,
  )
}

async function says(world: World, code: Problem['code'] | undefined): Promise<void> {
  const alert = dialog(world).getByRole('alert', { includeHidden: true })
  await expect(alert).toHaveCount(code ? 1 : 0)
  if (code) await expect(alert).toContainText(world.panel.words(`problem.${code}`))
}

async function fail(world: World, error: unknown): Promise<void> {
  await failHeld(world, await world.requests.next(), error)
}

const presetOf = ({ id, title, list, sharing }: SavedView) => ({
  id,
  title,
  access: sharing,
  where: list.where,
  columns: [{ accessor: 'name', active: true, sorted: -1 }],
})
