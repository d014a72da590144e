import type { Locator } from '@playwright/test'
import { expect } from '@playwright/test'
import { reindexPath } from '#contracts/reindex'
import type { reindexMachine } from '#machines/reindex'
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
import { mustAskForSession, signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  requests: HeldRequests
}

/** The magazine's categories, which are a search here. */
export const page: PageModel<typeof reindexMachine, World, PanelStage> = {
  async open({ page, panel }, { collections }) {
    await comesAs(page, panel, admin)
    await changeConfig(page, panel, (config) => ({
      ...config,
      collections: config.collections.map((collection) =>
        collection.slug === 'categories' ? { ...collection, search: { collections } } : collection,
      ),
    }))
    const requests = await holdRequests(page, new RegExp(`/api/categories${reindexPath}`))
    await page.goto(panel.at('/collections/categories?locale=en'))
    await expect(page.locator('tbody tr').first()).toBeVisible()
    return { page, panel, requests, hasSession: true }
  },
  states: {
    idle: async (world) => {
      await expect(menu(world)).toHaveCount(0)
      await expect(question(world)).toHaveCount(0)
      await expect(button(world)).not.toHaveAttribute('aria-busy')
      await mustAskForSession(world, !world.hasSession)
    },
    choosing: async (world, { context: { chosen, collections } }) => {
      for (const slug of collections) {
        const isChosen = String(chosen.includes(slug))
        await expect(item(world, slug)).toHaveAttribute('aria-checked', isChosen)
      }
      const isAll = String(chosen.length === collections.length)
      await expect(item(world, 'all')).toHaveAttribute('aria-checked', isAll)
      const refusal = menu(world).getByText(world.panel.words('reindex.nothing'))
      await expect(refusal).toHaveCount(chosen.length === 0 ? 1 : 0)
    },
    confirming: async (world, { context: { chosen } }) => {
      const { words } = world.panel
      const names = chosen.map((slug) => labels[slug])
      const title =
        names.length > 1
          ? words('reindex.confirmAll.title')
          : words('reindex.confirmNamed.title', { collections: `${names[0]}` })
      await expect(question(world)).toContainText(title)
    },
    running: (world) => expect(button(world)).toHaveAttribute('aria-busy', 'true'),
  },
  events: {
    'user.open': async (world) => {
      await signInIfAsked(world)
      await button(world).click()
      await expect(menu(world)).toBeVisible()
    },
    'user.close': ({ page }) => page.keyboard.press('Escape'),
    'user.toggle': (world, { collection }) => item(world, collection).click(),
    'user.toggleAll': (world) => item(world, 'all').click(),
    // One that is refused can be pressed all the same.
    'user.ask': (world) => item(world, 'go').click({ force: true }),
    'user.cancel': (world) =>
      question(world)
        .getByRole('button', { name: world.panel.words('app.cancel') })
        .click(),
    'user.confirm': (world) =>
      question(world)
        .getByRole('button', { name: world.panel.words('reindex.confirm') })
        .click(),
    'server.progressed': unseen('a request that hangs cannot be answered line by line'),
  },
  work: {
    reindex: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async (world, answer) => {
        await (await world.requests.next()).fulfill({ json: answer })
        await seeToast(world, answer.message)
      },
      failed: async (world, error) => {
        const { code } = error as Problem
        await failHeld(world, await world.requests.next(), error)
        if (code !== 'server.unreachable')
          await seeToast(world, world.panel.words(`problem.${code}`))
      },
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type, collection } = step.event as { type: string; collection?: string }
    if (collection === 'users') return 'the menu does not list it'
    if (snapshot.matches('choosing')) return ofMenu.includes(type) ? undefined : 'the menu is open'
    if (snapshot.matches('confirming')) return ofQuestion.includes(type) ? undefined : 'it is asked'
    return type === 'user.open' ? undefined : 'nothing is open'
  },
}

const ofMenu = ['user.close', 'user.toggle', 'user.toggleAll', 'user.ask']
const ofQuestion = ['user.cancel', 'user.confirm']

const labels: Readonly<Record<string, string>> = { posts: 'Posts', pages: 'Pages' }

/** The one that opens the menu: the question's own has the same name, and leaves a moment later. */
const button = ({ page, panel: { words } }: World): Locator =>
  page
    .getByRole('button', { name: words('reindex.open'), includeHidden: true })
    .and(page.locator('[aria-haspopup="menu"]'))

const menu = ({ page, panel: { words } }: World): Locator =>
  page.getByRole('menu', { name: words('reindex.open') })

const item = (world: World, id: string): Locator =>
  menu(world).locator(`[data-value="reindex-${id}"]`)

const question = ({ page, panel: { words } }: World): Locator =>
  page.getByRole('alertdialog').filter({ hasText: words('reindex.confirm') })

/** Tells what has happened, and is closed so that the next one can be told from it. */
async function seeToast({ page, panel: { words } }: World, text: string): Promise<void> {
  const toast = page.locator('[data-scope="toast"][data-part="root"]').filter({ hasText: text })
  await expect(toast).toBeVisible()
  await toast.getByRole('button', { name: words('app.close') }).click()
  await expect(toast).toHaveCount(0)
}
