import type { Locator, Page } from '@playwright/test'
import { expect, openGallery, test, valuesIn } from '../kit/gallery.ts'

interface Node {
  type: string
  tag?: string
  text?: string
  children?: Node[]
}

const editorIn = (page: Page): Locator => page.getByRole('textbox', { name: 'Body' })
const handleIn = (page: Page): Locator =>
  page.locator('[data-block-handle]').last().getByRole('button', { name: 'Block: actions' })
const itemIn = (page: Page, words: string): Locator =>
  editorIn(page).getByText(words, { exact: true })
const undo = (page: Page) => page.evaluate(() => window.undo())

/** Lists as they are nested: `ul(one ul(below) two)`; of other blocks their words. */
const said = ({ type, tag, text = '', children = [] }: Node): string => {
  if (type === 'list') return `${tag}(${children.map(said).join(' ')})`
  return text + children.map(said).join('')
}

/** The blocks that the test wrote, below those of the sample. */
async function blocks(page: Page): Promise<readonly string[]> {
  const { body } = (await valuesIn(page)) as { body: { root: { children: Node[] } } }
  return body.root.children.slice(5).map(said)
}

const written = ['The end.', 'ul(one ul(below deeper) two three)', 'Between', 'ol(first)', 'Last']

test.beforeEach(async ({ page, gallery }) => {
  await openGallery(page, gallery, 'scene=rich')
  await itemIn(page, 'The end.').click()
  await page.keyboard.press('End')
  for (const keys of [
    ...['Enter', '- one', 'Enter', 'Tab', 'below', 'Enter', 'deeper', 'Enter', 'Shift+Tab'],
    ...['two', 'Enter', 'three', 'Enter', 'Enter', 'Between', 'Enter', '1. first'],
    ...['Enter', 'Enter', 'Last'],
  ]) {
    if (/^(Enter|Tab|Shift\+Tab)$/.test(keys)) await page.keyboard.press(keys)
    else await page.keyboard.type(keys)
  }
  await expect.poll(() => blocks(page)).toEqual(written)
  await page.keyboard.press('Escape')
})

interface Drag {
  /** Above or below the middle of what it is dragged to. */
  to: 'above' | 'below'
  aside?: number
}

/** Where the handle is, once it stands at the item of these words: it follows the pointer. */
async function handleAt(page: Page, words: string) {
  const item = itemIn(page, words).first()
  await item.hover()
  const isAtItem = async () => {
    const [handle, at] = [await handleIn(page).boundingBox(), await item.boundingBox()]
    if (!handle || !at) return false
    const middle = handle.y + handle.height / 2
    return middle > at.y && middle < at.y + at.height
  }
  await expect.poll(isAtItem).toBe(true)
  return (await handleIn(page).boundingBox())!
}

/** Takes the block of these words by its handle, and holds it beside another. */
async function hold(page: Page, words: string, over: string, { to, aside = 0 }: Drag) {
  const handle = await handleAt(page, words)
  const target = (await itemIn(page, over).boundingBox())!
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2]
  const end = target.y + target.height * (to === 'above' ? 0.25 : 0.75)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + aside, y + 6)
  await page.mouse.move(x + aside, end, { steps: 4 })
}

/** What became of it; taken back by one undo. */
async function dragged(page: Page, ...drag: [string, string, Drag]): Promise<readonly string[]> {
  await hold(page, ...drag)
  await expect(page.locator('[data-drop-line]').last()).toBeVisible()
  await page.mouse.up()
  await expect.poll(() => blocks(page)).not.toEqual(written)
  const became = await blocks(page)
  await undo(page)
  await expect.poll(() => blocks(page)).toEqual(written)
  return became
}

test.describe('items of a list', () => {
  test('RICH-5 the handle stands at the item below the pointer, at its depth, and drags it with the list below @core', async ({
    page,
  }) => {
    const besides = async (words: string) => (await handleAt(page, words)).x
    const outer = await besides('two')
    expect(await besides('deeper')).toBeGreaterThan(outer + 12)
    expect(await besides('Between')).toBe(outer)

    expect(await dragged(page, 'two', 'one', { to: 'above' })).toEqual([
      'The end.',
      'ul(two one ul(below deeper) three)',
      ...written.slice(2),
    ])
    const [, moved] = await dragged(page, 'one', 'three', { to: 'below' })
    expect(moved).toBe('ul(two three one ul(below deeper))')
    const [, within] = await dragged(page, 'deeper', 'below', { to: 'above' })
    expect(within).toBe('ul(one ul(deeper below) two three)')
  })

  test('33.16 RICH-5 an item whose list becomes another while it is dragged stays in the hand', async ({
    page,
  }) => {
    await itemIn(page, 'three').click()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => blocks(page)).not.toEqual(written)
    await hold(page, 'two', 'one', { to: 'above' })
    await expect(page.locator('[data-drop-line]').last()).toBeVisible()
    await undo(page)
    await expect.poll(() => blocks(page)).toEqual(written)
    await expect(page.locator('[data-held]')).toHaveText('two')
    await page.mouse.up()
    await expect
      .poll(() => blocks(page))
      .toEqual(['The end.', 'ul(two one ul(below deeper) three)', ...written.slice(2)])
  })

  test('RICH-5 an item leaves its list for another one, for its outer list, and for a place between blocks', async ({
    page,
  }) => {
    const into = await dragged(page, 'three', 'first', { to: 'above' })
    expect(into.slice(1)).toEqual([
      'ul(one ul(below deeper) two)',
      'Between',
      'ol(three first)',
      'Last',
    ])
    const [, out] = await dragged(page, 'below', 'two', { to: 'below' })
    expect(out).toBe('ul(one ul(deeper) two below three)')
    const [, outdented] = await dragged(page, 'deeper', 'deeper', { to: 'below', aside: -40 })
    expect(outdented).toBe('ul(one ul(below) deeper two three)')
    expect(await dragged(page, 'one', 'Last', { to: 'below' })).toEqual([
      'The end.',
      'ul(two three)',
      'Between',
      'ol(first)',
      'Last',
      'ul(one ul(below deeper))',
    ])
    const only = await dragged(page, 'first', 'The end.', { to: 'above' })
    expect(only).toEqual(['ol(first)', ...written.slice(0, 3), 'Last'])
  })

  test('RICH-5 an item stays where it is when it is dropped there, on what goes along with it, or after Escape', async ({
    page,
  }) => {
    const line = page.locator('[data-drop-line]').last()
    await hold(page, 'one', 'deeper', { to: 'below' })
    await expect(page.locator('[data-held-words]')).toHaveText('one')
    await expect(editorIn(page).locator('[data-held]')).toHaveCount(2)
    await expect(line).toBeHidden()
    await page.mouse.up()
    await hold(page, 'two', 'three', { to: 'below' })
    await expect(line).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(line).toBeHidden()
    expect(await blocks(page)).toEqual(written)
  })

  test('RICH-5 the menu of the handle acts on the item; + adds an item below', async ({ page }) => {
    const act = async (words: string, name: string) => {
      await handleAt(page, words)
      await handleIn(page).click()
      await page.getByRole('menuitem', { name }).click()
    }
    const list = async () => (await blocks(page))[1]
    await act('one', 'Duplicate')
    await expect.poll(list).toBe('ul(one ul(below deeper) one ul(below deeper) two three)')
    await undo(page)
    await expect.poll(() => blocks(page)).toEqual(written)
    await act('one', 'Move down')
    await expect.poll(list).toBe('ul(two one ul(below deeper) three)')
    await undo(page)
    await expect.poll(() => blocks(page)).toEqual(written)
    await act('one', 'Delete')
    await expect.poll(list).toBe('ul(two three)')
    await undo(page)
    await expect.poll(() => blocks(page)).toEqual(written)
    await act('first', 'Delete')
    await expect.poll(() => blocks(page)).toEqual([...written.slice(0, 3), 'Last'])
    await undo(page)
    await expect.poll(() => blocks(page)).toEqual(written)
    await act('deeper', 'Delete')
    await expect.poll(list).toBe('ul(one ul(below) two three)')
    await act('below', 'Delete')
    await expect.poll(list).toBe('ul(one two three)')
    await undo(page)
    await undo(page)
    await expect.poll(() => blocks(page)).toEqual(written)

    await itemIn(page, 'two').click()
    // The editor hears of the caret a moment later.
    await page.evaluate(
      () => new Promise((heard) => requestAnimationFrame(() => setTimeout(heard))),
    )
    await page.keyboard.press('Control+/')
    await expect(page.getByRole('menu', { name: 'Block: actions' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(editorIn(page)).toBeFocused()
    await page.keyboard.press('Backspace')
    await page.keyboard.type('new')
    await expect.poll(list).toBe('ul(one ul(below deeper) two new three)')
    await act('new', 'Delete')
  })

  test('RICH-5 an item becomes another kind by itself, and the items around it stay what they are', async ({
    page,
  }) => {
    const turned = async (words: string, name: string) => {
      await handleAt(page, words)
      await handleIn(page).click()
      await page.getByRole('menuitemradio', { name }).click()
      await expect.poll(() => blocks(page)).not.toEqual(written)
      const became = await blocks(page)
      await undo(page)
      await expect.poll(() => blocks(page)).toEqual(written)
      return became.slice(1, -3)
    }
    expect(await turned('two', 'Heading 3')).toEqual([
      'ul(one ul(below deeper))',
      'two',
      'ul(three)',
    ])
    expect(await turned('one', 'Quote')).toEqual(['one', 'ul(below deeper two three)'])
    expect(await turned('below', 'Paragraph')).toEqual(['ul(one)', 'below', 'ul(deeper two three)'])
    expect(await turned('one', 'Numbered list')).toEqual([
      'ol(one ul(below deeper))',
      'ul(two three)',
    ])
    expect(await turned('deeper', 'Numbered list')).toEqual([
      'ul(one ul(below) ol(deeper) two three)',
    ])
  })
})
