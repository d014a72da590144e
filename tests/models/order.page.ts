import type { Locator, Route } from '@playwright/test'
import { expect } from '@playwright/test'
import type { orderMachine } from '#machines/order'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import { admin } from '../kit/magazine.ts'
import { failHeld } from './kit/fail-held.ts'
import { comesAs } from './kit/people.ts'
import type { Visitor } from './kit/session-end.ts'
import { signInIfAsked } from './kit/session-end.ts'
import type { PanelStage } from './kit/stage.ts'

interface World extends Visitor {
  requests: HeldRequests
}

/** Where everything stands here. */
const key = 'a1'

type Model = PageModel<typeof orderMachine, World, PanelStage>

/** The magazine's categories, the first of which is chosen. Nothing is really moved: others count on it. */
export const page: Model = {
  async open({ page, panel }) {
    await comesAs(page, panel, admin)
    await page.route(/\/api\/categories\?.*_order/, answerWithPlaces)
    const requests = await holdRequests(
      page,
      /\/api\/(reorder|categories\/\d+\?)/,
      (request) => request.method() !== 'GET',
    )
    await page.goto(panel.at('/collections/categories?locale=en'))
    await page.locator('td[data-cell="select"] input').first().click()
    const world = { page, panel, requests, hasSession: true }
    await expect(menu(world)).toBeVisible()
    return world
  },
  states: {
    idle: async (world) => {
      await expect(world.page.locator('#order-refused')).toHaveCount(0)
      await expect(dialog(world)).toHaveCount(0)
      await isFree(world)
    },
    asking: (world) => expect(dialog(world)).toBeVisible(),
    moving: async (world) => {
      await expect(dialog(world)).toHaveCount(0)
      await isBusy(world)
    },
    undoing: (world) => isBusy(world),
    refused: async (world, { context: { problem } }) => {
      const { page, panel } = world
      const notice = page.locator('#order-refused')
      await expect(notice).toContainText(panel.words(`problem.${problem!.code}`))
      await isFree(world)
    },
  },
  events: {
    'user.ask': (world) => choose(world, 'order-position'),
    'user.cancel': (world) =>
      dialog(world)
        .getByRole('button', { name: world.panel.words('app.cancel') })
        .click(),
    'user.move': async (world, _, before) => {
      if (!before.matches('asking')) return choose(world, 'order-end')
      await dialog(world)
        .getByRole('button', { name: world.panel.words('order.position.confirm') })
        .click()
    },
    'user.undo': (world) => undo(world).click(),
    'user.close': async (world) => {
      await signInIfAsked(world)
      const { page, panel } = world
      await page
        .locator('#order-refused')
        .getByRole('button', { name: panel.words('app.close') })
        .click()
    },
  },
  work: {
    move: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async (world, moved) => {
        const route = await world.requests.next()
        await route.fulfill({ json: { orderValues: moved.map(() => key), success: true } })
        await expect(undo(world)).toBeVisible()
      },
      failed: fail,
    },
    undo: {
      asked: ({ requests }) => requests.expectAsked(),
      done: async ({ requests }) => (await requests.next()).fulfill({ json: { doc: {} } }),
      failed: fail,
    },
  },
  beyond: (step, snapshot) => {
    if (step.cause === 'done' && step.example === 'nothing') return 'the magazine has a dozen'
    if (step.cause !== 'event') return undefined
    return snapshot.can(step.event as never) ? undefined : 'it is not offered'
  },
}

const menu = ({ page }: World): Locator => page.locator('#order-move')

const dialog = ({ page, panel: { words } }: World): Locator =>
  page.getByRole('dialog').filter({ hasText: words('order.position.title') })

const undo = ({ page, panel: { words } }: World): Locator =>
  page.getByRole('button', { name: words('document.undo') })

const isBusy = (world: World): Promise<void> =>
  expect(menu(world)).toHaveAttribute('aria-busy', 'true')

const isFree = (world: World): Promise<void> =>
  expect(menu(world)).not.toHaveAttribute('aria-busy', 'true')

async function choose(world: World, id: string): Promise<void> {
  await signInIfAsked(world)
  await menu(world).click()
  await world.page.locator(`[role=menu] [data-value="${id}"]`).click()
}

/** Each stands where it was put. */
async function answerWithPlaces(route: Route): Promise<void> {
  const { searchParams } = new URL(route.request().url())
  if (searchParams.has('page')) return route.fallback()
  const asked = [...searchParams].filter(([name]) => name.startsWith('where[id][in]'))
  await route.fulfill({ json: { docs: asked.map(([, id]) => ({ id: Number(id), _order: key })) } })
}

async function fail(world: World, error: unknown): Promise<void> {
  await failHeld(world, await world.requests.next(), error)
}
