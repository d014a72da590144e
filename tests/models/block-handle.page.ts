import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { BlockDrop, blockHandleMachine } from '#machines/block-handle'
import type { PageModel } from '#testing'
import type { Words } from '../kit/words.ts'
import { articleIn, openArticle, paragraph, words } from './kit/open-article.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  words: Words
}

/** The words of each block by the key that the plan has for it. */
const said: Readonly<Record<string, string>> = { '3': 'Alpha', '5': 'Bravo', '7': 'Charlie' }

/** An article of three paragraphs; what is done with one of them is taken back at once. */
export const page: PageModel<typeof blockHandleMachine, World, PanelStage> = {
  async open(stage) {
    await openArticle(stage, ...Object.values(said).map((text) => paragraph(words(text))))
    return { page: stage.page, words: stage.panel.words }
  },
  states: {
    hidden: (world) => expect(handle(world)).toBeHidden(),
    'shown.resting': async (world, { context }) => {
      await expect(menu(world)).toBeHidden()
      await expect(held(world)).toHaveCount(0)
      await expect.poll(() => besideIn(world)).toBe(said[context.block!])
    },
    'shown.menu.pressed': (world) => expect(menu(world)).toBeVisible(),
    'shown.menu.called': (world) => expect(menu(world)).toBeVisible(),
    'shown.dragging': async (world, { context }) => {
      await expect(held(world)).toHaveText(said[context.block!]!)
      await expect(world.page.locator('[data-drop-line]').first()).toBeVisible({
        visible: context.drop !== null,
      })
    },
  },
  events: {
    'page.pointed': (world, { block }) => point(world, block),
    'page.selected': async (world, { block }) => {
      if (block !== null) await block_(world, block).click()
      else await world.page.locator('#field-title').focus()
    },
    'user.callMenu': ({ page }) => page.keyboard.press('ControlOrMeta+/'),
    'user.openMenu': (world) => handle(world).click(),
    'user.closeMenu': ({ page }) => page.keyboard.press('Escape'),
    'user.act': async (world, { action }, { context }) => {
      await world.page
        .getByRole('menuitem', { name: world.words(`richText.handle.${action}`), exact: true })
        .click()
      await takeBack(world, context.block!)
    },
    'user.turnInto': async (world, _, { context }) => {
      await world.page.getByRole('menuitemradio', { name: 'Heading 2' }).click()
      await takeBack(world, context.block!)
    },
    'user.lift': async (world) => {
      const { x, y } = await centerOf(world)
      await world.page.mouse.move(x, y)
      await world.page.mouse.down()
      await world.page.mouse.move(x + 8, y, { steps: 2 })
    },
    'page.dragged': async (world, { drop }, { context }) => {
      const block = block_(world, drop?.block ?? context.block!)
      const { x, y, height } = (await block.boundingBox())!
      await world.page.mouse.move(x + 20, y + height / 4, { steps: 4 })
    },
    'user.drop': async (world, _, { context }) => {
      await world.page.mouse.up()
      if (context.drop !== null) await takeBack(world, context.block!)
    },
    'user.cancel': async ({ page }) => {
      await page.keyboard.press('Escape')
      await page.mouse.up()
    },
  },
  work: {},
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    const { type, block, drop } = step.event as Event
    const isResting = snapshot.matches({ shown: 'resting' })
    if (type.startsWith('page.') && !isResting && !snapshot.matches('hidden')) {
      if (type !== 'page.dragged') return 'the pointer and the caret have something else to do'
    }
    if (type === 'user.act' && isResting) return 'these are in the menu'
    if (type === 'page.dragged' && drop) {
      if (drop.block === snapshot.context.block) return 'that is where it is'
      if (snapshot.context.block === '5') return 'it is before that one'
    }
    if (type === 'page.pointed' && block === snapshot.context.block) return 'it is there'
    if (type === 'page.selected' && block === snapshot.context.caret) return 'it is there'
    return snapshot.can({ type, block, drop } as never) ? undefined : 'nothing stands for it'
  },
}

interface Event {
  type: string
  block?: string | null
  drop?: BlockDrop | null
}

const frame = ({ page }: World) => page.locator('[data-field="article"] [data-rich-text]')
const handle = (world: World) =>
  frame(world).getByRole('button', { name: world.words('richText.handle'), includeHidden: true })
const menu = (world: World) =>
  world.page.getByRole('menu', { name: world.words('richText.handle'), includeHidden: true })
const held = (world: World) => frame(world).locator('[data-held-words]')
const block_ = ({ page }: World, key: string) =>
  articleIn(page).locator(':scope > *').filter({ hasText: said[key]! }).first()

async function point(world: World, key: string | null): Promise<void> {
  if (key !== null) return block_(world, key).hover()
  await world.page.locator('#field-title').hover()
}

async function centerOf(world: World): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await handle(world).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** The words of the block that the handle stands beside. */
async function besideIn(world: World): Promise<string | null> {
  const box = await handle(world).boundingBox()
  if (!box) return null
  const middle = box.y + box.height / 2
  return articleIn(world.page)
    .locator(':scope > *')
    .evaluateAll((blocks, middle) => {
      const at = blocks.find((block) => {
        const { top, bottom } = block.getBoundingClientRect()
        return top <= middle && middle <= bottom
      })
      return at?.textContent ?? null
    }, middle)
}

async function takeBack(world: World, block: string): Promise<void> {
  await world.page.keyboard.press('ControlOrMeta+z')
  await expect(articleIn(world.page).locator(':scope > p')).toHaveText(Object.values(said))
  await point(world, block)
}
