import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { drawersMachine } from '#machines/drawers'
import type { PageModel } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import type { Panel } from '../kit/fixtures.ts'
import { reasonAgainst } from './drawers.beyond.ts'
import { openQuestion } from './kit/question.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  panel: Panel
  saves: HeldRequests
}

/** The page of an author: the new post refers to them, and the post that is there is one of theirs. */
export const page: PageModel<typeof drawersMachine, World, PanelStage> = {
  async open({ page, panel }) {
    const author = await makeAuthor(page, panel)
    const world = {
      page,
      panel,
      saves: await holdRequests(
        page,
        /\/api\/(posts|authors)\/\d+\?/,
        (request) => request.method() === 'PATCH',
      ),
    }
    await page.goto(panel.at('/collections/authors'))
    await page.evaluate(
      (path) => history.pushState({ entry: 1 }, '', path),
      new URL(author).pathname,
    )
    await page.reload()
    await expectPage(world)
    return world
  },
  states: {
    closed: async (world) => {
      await expect(drawers(world)).toHaveCount(0)
      await expect(openQuestion(world.page)).toHaveCount(0)
      await expect(world.page.locator('#root')).toHaveJSProperty('inert', false)
    },
    'open.operable': async (world, { context: { stack } }) => {
      await expect(drawers(world)).toHaveCount(stack.length)
      await expect(openQuestion(world.page)).toHaveCount(0)
      await expect(world.page.locator('#root')).toHaveJSProperty('inert', true)
      await expect(top(world)).toHaveJSProperty('inert', false)
    },
    'open.asking': async (world, { context: { stack } }) => {
      const { words } = world.panel
      await expect(drawers(world)).toHaveCount(stack.length)
      await expect(openQuestion(world.page)).toContainText(words('leave.title'))
      await expect(top(world)).toHaveJSProperty('inert', true)
    },
    'open.saving': async (world, { context: { stack } }) => {
      await expect(drawers(world)).toHaveCount(stack.length)
      await expect(saveAndClose(world)).toHaveAttribute('aria-busy', 'true')
    },
  },
  events: {
    'user.saveAndLeave': (world) => saveAndClose(world).click(),
    'user.open': async (world, { drawer }, { context: { stack } }) => {
      await opener(world, drawer.key, stack.length).click()
      if (stack.at(-1)?.key === 'kept') await menuItem(world).click()
      await expect(drawers(world)).toHaveCount(stack.length + 1)
      await expect(top(world).locator('[data-form-ready="true"]')).toBeVisible()
    },
    'user.close': ({ page }) => page.keyboard.press('Escape'),
    'user.stay': ({ page, panel: { words } }) =>
      openQuestion(page)
        .getByRole('button', { name: words('leave.stay') })
        .click(),
    'user.leave': ({ page, panel: { words } }) =>
      openQuestion(page)
        .getByRole('button', { name: words('leave.leave') })
        .click(),
    // What was there is being saved, so that it can settle by itself whatever stands over it.
    'document.unsaved': async (world, { key }) => {
      await top(world).locator('textarea').first().fill(`Typed at ${Date.now()}.`)
      if (key === 'new') return
      await world.page.keyboard.press('ControlOrMeta+s')
      await world.saves.expectAsked()
    },
    'document.settled': async (world, { key }) => {
      const { page, panel, saves } = world
      if (key === 'kept') return (await saves.next()).continue()
      await top(world)
        .getByRole('button', { name: panel.words('document.more') })
        .click()
      await page.getByRole('menuitem', { name: panel.words('document.revert') }).click()
    },
    // It is tried again by itself.
    'document.notSaved': async ({ saves }) => (await saves.next()).abort(),
    'document.made': ({ page }) => page.keyboard.press('ControlOrMeta+s'),
    'document.deleted': async (world) => {
      const { page, panel } = world
      await top(world)
        .getByRole('button', { name: panel.words('document.more') })
        .click()
      await page.getByRole('menuitem', { name: panel.words('document.delete') }).click()
      await openQuestion(page)
        .getByRole('button', { name: panel.words('document.confirmDelete.confirm') })
        .click()
    },
    'page.leaving': async ({ page, panel: { words } }) => {
      await page.evaluate(() => history.back())
      await openQuestion(page)
        .getByRole('button', { name: words('leave.stay') })
        .click()
    },
    'page.left': async (world, _, { context }) => {
      const { page, panel } = world
      await page.evaluate(() => history.back())
      if (context.unsaved.length > 0) {
        await openQuestion(page)
          .getByRole('button', { name: panel.words('leave.leave') })
          .click()
      }
      await expect(page).toHaveURL(/\/collections\/authors$/)
      // The address changes before the page does, and until then the form is that which is left.
      await expect(page.locator('#root [data-form-ready]')).toHaveCount(0)
      await page.evaluate(() => history.forward())
      await expectPage(world)
    },
  },
  work: {},
  beyond: (step, snapshot) => (step.cause === 'event' ? reasonAgainst(step, snapshot) : undefined),
}

const drawers = ({ page }: World): Locator => page.locator('[role="dialog"][data-state="open"]')
const top = (world: World): Locator => drawers(world).last()

const saveAndClose = ({ page, panel: { words } }: World): Locator =>
  openQuestion(page)
    .getByRole('button', { name: words('leave.save') })
    .or(openQuestion(page).getByRole('button', { name: words('leave.saveDraft', { count: 1 }) }))

/** What opens the drawer from where one is: a row or a button of the page, of the post, or of the new one. */
function opener(world: World, key: string, depth: number): Locator {
  const place = depth === 0 ? world.page.locator('#root') : top(world)
  const { words } = world.panel
  const field = (path: string) => place.locator(`[data-field="${path}"]`)
  if (key === 'new') {
    const path = depth === 0 ? 'posts' : 'related'
    return field(path).getByText(words('field.create'), { exact: true })
  }
  return depth === 0
    ? field('posts').getByRole('row').nth(1).getByRole('cell').getByRole('link')
    : field('author').getByText(words('field.edit'), { exact: true })
}

/** Of the kinds of document that can be made there, the first. */
const menuItem = ({ page }: World) => page.getByRole('menuitem').first()

async function expectPage({ page }: World): Promise<void> {
  await expect(page.locator('#root [data-form-ready="true"]')).toBeVisible()
  await expect(page.locator('[data-field="posts"]').getByRole('row').nth(1)).toBeVisible()
}

/** Somebody with three posts; the address of their page. */
async function makeAuthor(page: Page, { server, at }: Panel): Promise<string> {
  const make = async (slug: string, data: object): Promise<number> => {
    const answer = await page.request.post(`${server.api}/${slug}?draft=true`, {
      data,
      headers: { origin: server.origin },
    })
    if (!answer.ok()) throw new Error(`Making one of ${slug} answered ${await answer.text()}`)
    return (await answer.json()).doc.id
  }
  const author = await make('authors', { name: 'Somebody' })
  for (const title of ['One', 'Two', 'Three']) {
    await make('posts', { title, slug: `${title.toLowerCase()}-of-${author}`, author })
  }
  return at(`/collections/authors/${author}`)
}
