import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { selectionMachine } from '#machines/selection'
import { countOf } from '#machines/selection'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { PanelStage } from './kit/stage.ts'
import { showTwoPosts } from './kit/two-posts.ts'

type Model = PageModel<typeof selectionMachine, PanelStage, PanelStage>
type Snapshot = Parameters<Extract<Model['states']['some'], CallableFunction>>[1]

/** A list of two posts. */
export const page: Model = {
  async open({ page, panel }) {
    await showTwoPosts(page, panel, 2)
    await page.goto(panel.at('/collections/posts?locale=en'))
    await expect(boxes(page)).toHaveCount(2)
    return { page, panel }
  },
  states: {
    none: async (world, snapshot) => {
      await expect(world.page.getByRole('heading', { name: 'Posts' })).toBeVisible()
      await areChosen(world, snapshot)
    },
    some: areCounted,
    all: areCounted,
  },
  events: {
    'user.toggle': ({ page }, { id }) => boxOf(page, id).click(),
    'user.range': ({ page }, { id }) => boxOf(page, id).click({ modifiers: ['Shift'] }),
    'user.togglePage': ({ page, panel: { words } }) =>
      page.getByLabel(words('selection.page')).click(),
    'user.chooseMatching': ({ page, panel: { words } }, { total }) =>
      page.getByRole('button', { name: words('selection.matching', { number: total }) }).click(),
    'user.clear': ({ page, panel: { words } }) =>
      page.getByRole('button', { name: words('bulk.clear') }).click(),
    'page.changed': async ({ page }) => {
      await page.evaluate(() => history.pushState(null, '', '?search=first&locale=en'))
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    },
    'page.counted': unseen('the list counts two here, always'),
    'server.removed': unseen('what is deleted is gone: see the end-to-end tests'),
  },
  work: {},
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type } = step.event as { type: string }
    const isNone = snapshot.matches('none')
    if (type === 'user.range') return isNone ? 'without a beginning, a box is pressed' : undefined
    if (type === 'page.changed') return isNone ? 'there is nothing to be given up' : undefined
    if (type === 'user.clear') return isNone ? notOffered : undefined
    if (type !== 'user.chooseMatching') return undefined
    return isNone || snapshot.matches('all') || countOf(snapshot.context) === 2
      ? notOffered
      : undefined
  },
}

const notOffered = 'no button offers it'

const boxes = (page: Page) => page.locator('td[data-cell="select"] input')

const boxOf = (page: Page, id: string | number) => boxes(page).nth(Number(id) - 1)

async function areCounted(world: PanelStage, snapshot: Snapshot): Promise<void> {
  const { page, panel } = world
  const count = countOf(snapshot.context)
  const told = panel.words('selection.count', { count, number: count })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(told)
  await areChosen(world, snapshot)
}

async function areChosen({ page }: PanelStage, { context, value }: Snapshot): Promise<void> {
  for (const id of [1, 2]) {
    const isOn = value === 'all' ? !context.without.includes(id) : context.ids.includes(id)
    await expect(boxOf(page, id)).toBeChecked({ checked: isOn })
  }
}
