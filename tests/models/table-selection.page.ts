import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { ChosenCells, tableSelectionMachine } from '#machines/table-selection'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { Words } from '../kit/words.ts'
import { articleIn, elementOf, openArticle, paragraph, words } from './kit/open-article.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
}

const cell = (text: string, colSpan = 1) =>
  elementOf('tablecell', [paragraph(words(text))], {
    ...{ backgroundColor: null, colSpan, rowSpan: 1, headerState: 0 },
  })
const row = (...cells: ReturnType<typeof cell>[]) => elementOf('tablerow', cells)

/** An article with a table, one of whose cells is joined; what is done with it is taken back at once. */
export const page: PageModel<typeof tableSelectionMachine, World, PanelStage> = {
  async open(stage) {
    await openArticle(
      stage,
      paragraph(words('Outside')),
      elementOf('table', [
        row(cell('Joined', 2)),
        row(cell('North'), cell('East')),
        row(cell('West'), cell('South')),
      ]),
    )
    return { page: stage.page, words: stage.panel.words }
  },
  states: {
    outside: (world) => expect(tools(world)).toHaveCount(0),
    'inside.cell': async (world) => {
      await expect(tools(world)).toBeVisible()
      await expect(menu(world)).toBeHidden()
    },
    'inside.range': async (world) => {
      await expect(tools(world)).toBeVisible()
      await expect(menu(world)).toBeHidden()
    },
    'inside.menu': async (world, { context: { cells } }) => {
      await expect(menu(world)).toBeVisible()
      await expect(item(world, 'merge')).toHaveCount(cells!.rows * cells!.columns > 1 ? 1 : 0)
      await expect(item(world, 'split')).toHaveCount(cells!.merged)
    },
    'inside.closing': unseen('it is left at once'),
  },
  events: {
    'page.selected': (world, { cells }) => select(world, cells),
    'user.openMenu': (world) => tools(world).click(),
    'user.closeMenu': ({ page }) => page.keyboard.press('Escape'),
    'user.act': async (world, { action }, { context }) => {
      await item(world, action as 'merge').click()
      await takeBack(world, context.cells)
    },
    'user.style': async (world, _, { context }) => {
      await world.page
        .getByRole('menuitemradio', { name: world.words('richText.table.fill.yellow') })
        .click()
      await takeBack(world, context.cells)
    },
  },
  work: {},
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type } = step.event
    const isInMenu = snapshot.matches({ inside: 'menu' })
    if (type === 'page.selected' && isInMenu) return 'the menu has the focus'
    if (type === 'user.act' && !isInMenu) return 'it is in the menu'
    return snapshot.can(step.event as never) ? undefined : 'nothing stands for it'
  },
}

const tools = ({ page, words }: World) =>
  page.locator('[data-field="article"]').getByRole('button', {
    name: words('richText.table.actions'),
  })
const menu = ({ page, words }: World) =>
  page.getByRole('menu', { name: words('richText.table.actions'), includeHidden: true })
const item = (world: World, action: 'merge' | 'split') =>
  menu(world).getByRole('menuitem', {
    name: world.words(`richText.table.${action}`),
    exact: true,
  })

async function select(world: World, cells: ChosenCells | null): Promise<void> {
  const at = (text: string) => articleIn(world.page).getByText(text, { exact: true })
  if (cells === null) return at('Outside').click()
  if (cells.merged > 0) return at('Joined').click()
  if (cells.rows * cells.columns === 1) return at('North').click()
  const [from, to] = [await at('North').boundingBox(), await at('South').boundingBox()]
  await world.page.mouse.move(from!.x + 5, from!.y + 5)
  await world.page.mouse.down()
  await world.page.mouse.move(to!.x + 5, to!.y + 5, { steps: 5 })
  await world.page.mouse.up()
}

async function takeBack(world: World, cells: ChosenCells | null): Promise<void> {
  await world.page.keyboard.press('ControlOrMeta+z')
  await expect(articleIn(world.page).locator('td, th')).toHaveText([
    'Joined',
    'North',
    'East',
    'West',
    'South',
  ])
  await select(world, cells)
}
