import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../kit/accessible.ts'
import { expectAtTrigger } from '../kit/at-trigger.ts'
import { expect, openGallery, test, valuesIn } from '../kit/gallery.ts'

interface Node {
  type: string
  text?: string
  tag?: string
  format?: number
  fields?: Record<string, unknown>
  children?: Node[]
}

const blocksIn = async (page: Page): Promise<Node[]> => {
  const { body } = (await valuesIn(page)) as { body: { root: { children: Node[] } } }
  return body.root.children
}

/** What a block says, in short: `h2 A hammer`. */
const said = ({ children = [], tag, text = '', type }: Node): string =>
  `${children.length > 0 ? `${tag ?? type} ` : ''}${children.map((child) => said(child)).join('') || text || type}`
const textIn = ({ children = [], text = '' }: Node): string =>
  text + children.map((child) => textIn(child)).join('')
const words = async (page: Page) => (await blocksIn(page)).map(said)

const editorIn = (page: Page): Locator => page.getByRole('textbox', { name: 'Body' })

/** At the end of a paragraph with these words. */
async function caretAfter(page: Page, ending: string): Promise<void> {
  const offset = () => page.evaluate(() => getSelection()?.anchorOffset ?? 0)
  await editorIn(page).getByText(ending, { exact: true }).click()
  await expect.poll(offset).toBeGreaterThan(0)
  await page.keyboard.press('End')
  await expect.poll(offset).toBe(ending.length)
  // The editor hears of it a moment later.
  await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => setTimeout(heard))))
}

const handleIn = (page: Page): Locator =>
  page.locator('[data-block-handle]').last().getByRole('button', { name: 'Block: actions' })

/** The handle, once it stands at the block of these words: it follows the pointer. */
async function handleAt(page: Page, words: Locator): Promise<Locator> {
  await words.hover()
  const isAtWords = async () => {
    const [handle, at] = [await handleIn(page).boundingBox(), await words.boundingBox()]
    if (!handle || !at) return false
    const middle = handle.y + handle.height / 2
    return middle > at.y && middle < at.y + at.height
  }
  await expect.poll(isAtWords).toBe(true)
  return handleIn(page)
}

/** Types a slash and words, and chooses the entry of this name that they find first. */
async function insert(page: Page, typed: string, name: string): Promise<void> {
  await page.keyboard.type(typed)
  const found = page
    .getByRole('listbox', { name: 'Insert' })
    .getByRole('option', { selected: true })
  await expect(found).toHaveAccessibleName(name)
  await page.keyboard.press('Enter')
}

/** In the middle of an element. */
async function centerOf(element: Locator): Promise<{ x: number; y: number }> {
  const { height, width, x, y } = (await element.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

const undo = (page: Page) => page.evaluate(() => window.undo())

const stored = [
  'h2 A hammer',
  'paragraph It never interrupts.',
  'callout-of-old',
  'block',
  'block',
  'paragraph The end.',
]

test.beforeEach(async ({ page, gallery }) => {
  await openGallery(page, gallery, 'scene=rich')
  await expect(editorIn(page).getByText('The end.')).toBeVisible()
})

test.describe('rich text', () => {
  test('RICH-1 opening changes nothing; what is typed is in its block, and no other is touched @core', async ({
    page,
  }) => {
    const before = await blocksIn(page)
    expect(before.map(said)).toEqual(stored)

    await caretAfter(page, 'The end.')
    await page.keyboard.type(' Really')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('!')

    const last = async () =>
      (await blocksIn(page))[5]!.children!.map(({ format, text }) => [text, format])
    await expect.poll(last).toEqual([
      ['The end. Really', 0],
      ['!', 1],
    ])
    expect((await blocksIn(page)).slice(0, 5)).toEqual(before.slice(0, 5))
  })

  test('RICH-5 Markdown becomes what it says', async ({ page }) => {
    await caretAfter(page, 'The end.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('## More')
    await page.keyboard.press('Enter')
    await page.keyboard.type('1. first')
    await page.keyboard.press('Enter')
    await page.keyboard.type('second')

    await expect
      .poll(async () => (await words(page)).slice(6))
      .toEqual(['h2 More', 'ol listitem firstlistitem second'])
  })

  test('RICH-3 the slash menu: words in any place of a name, arrows in a circle, Escape until the trigger is gone @core', async ({
    page,
  }) => {
    await caretAfter(page, 'The end.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('/head')
    const menu = page.getByRole('listbox', { name: 'Insert' })
    await expect(menu.getByRole('option')).toContainText(
      [1, 2, 3, 4, 5, 6].map((n) => `Heading ${n}`),
    )
    await page.keyboard.press('ArrowUp')
    await expect(menu.getByRole('option', { selected: true })).toHaveAccessibleName('Heading 6')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(menu.getByRole('option', { selected: true })).toHaveAccessibleName('Heading 2')
    await page.keyboard.press('Enter')
    await page.keyboard.type('A saw')
    await expect(menu).toHaveCount(0)
    await expect.poll(async () => (await words(page)).slice(6)).toEqual(['h2 A saw'])

    await page.keyboard.press('Enter')
    await page.keyboard.type('/tab')
    await page.keyboard.press('Escape')
    await page.keyboard.type('le')
    await expect(menu).toHaveCount(0)
    await page.keyboard.press('Enter')
    await page.keyboard.type('/xyzzy')
    await expect(page.getByText('No matches for “xyzzy”').first()).toBeVisible()
  })

  test('RICH-2 a block has its form in the text, its fields belong to the document, and one that is gone can only be removed', async ({
    page,
  }) => {
    const callout = editorIn(page).getByRole('region', { name: 'Callout' })
    await callout.getByLabel('Heading').fill('Mind both edges')
    await expect
      .poll(async () => (await blocksIn(page))[3]!.fields)
      .toMatchObject({ heading: 'Mind both edges' })

    await callout.getByRole('textbox', { name: 'Note' }).click()
    await page.keyboard.type('Within')
    await expect
      .poll(async () => JSON.stringify((await blocksIn(page))[3]!.fields!.note))
      .toContain('"text":"Within"')

    await callout.getByRole('button', { name: 'Callout: actions' }).click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await expect(editorIn(page).getByRole('region', { name: 'Callout' })).toHaveCount(2)
    const copies = async () =>
      (await blocksIn(page)).filter(({ fields }) => fields?.blockType === 'callout')
    await expect
      .poll(async () => (await copies()).map(({ fields }) => fields!.heading))
      .toEqual(Array(2).fill('Mind both edges'))
    expect(new Set((await copies()).map(({ fields }) => fields!.id)).size).toBe(2)

    await expect(page.getByText('Error: Block gone not found')).toBeVisible()
    await page.getByRole('button', { name: 'Remove gone' }).click()
    await expect
      .poll(async () => (await words(page)).filter((one) => one === 'block'))
      .toHaveLength(2)
  })

  test('RICH-2 what is embedded is chosen by a press and deleted by a key', async ({ page }) => {
    await editorIn(page).getByText('Content of type “callout-of-old”').click()
    await page.keyboard.press('Delete')
    await expect.poll(() => words(page)).toEqual(stored.filter((one) => one !== 'callout-of-old'))
    await undo(page)
    await expect.poll(() => words(page)).toEqual(stored)
  })

  test('RICH-2 an inline block with more than two fields opens its drawer; cancelling takes it out again', async ({
    page,
  }) => {
    await caretAfter(page, 'The end.')
    await insert(page, ' /chart', 'Chart')
    const drawer = page.getByRole('dialog', { name: 'Create Chart' })
    await drawer.getByLabel('Caption').fill('Rain')
    await drawer.getByRole('button', { name: 'Save changes' }).click()
    const chart = () =>
      blocksIn(page).then((all) => all.at(-1)!.children!.find(({ type }) => type === 'inlineBlock'))
    await expect.poll(async () => (await chart())?.fields).toMatchObject({ caption: 'Rain' })

    await page.getByRole('button', { name: 'Edit Chart' }).click()
    await page.getByRole('dialog').getByLabel('Caption').fill('Snow')
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await chart())?.fields).toMatchObject({ caption: 'Rain' })
  })

  test('RICH-5 a link is made of what is selected, never a script, and kept with an id @core', async ({
    page,
    gallery,
  }) => {
    const refused = 'body.root.children.5.children.0.fields.rel'
    await openGallery(page, gallery, `scene=rich&refuse=${refused}`)
    await caretAfter(page, 'The end.')
    await page.keyboard.press('Shift+Home')
    await page.keyboard.press('Control+Shift+k')
    const form = page.getByRole('form', { name: 'Edit link' })
    await form.getByRole('combobox', { name: 'Document or address' }).fill('javascript:alert(1)')
    await form.getByRole('button', { name: 'Apply' }).click()
    await expect(form.getByText('Enter a web, mail, phone or relative address.')).toBeVisible()
    await form.getByRole('combobox', { name: 'Document or address' }).fill('example.com/ü')
    await page.keyboard.press('Enter')
    const linkNow = async () => (await blocksIn(page)).at(-1)!.children![0]
    await expect.poll(linkNow).toMatchObject({
      type: 'link',
      version: 3,
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      fields: { linkType: 'custom', url: 'https://example.com/%C3%BC', newTab: false },
    })

    // 19: the site's own fields of a link are fields of the document, in the same form.
    const relation = form.getByLabel('Relation')
    await relation.fill('nofollow')
    await expect.poll(async () => (await linkNow())?.fields).toMatchObject({ rel: 'nofollow' })
    await form.getByRole('button', { name: 'Apply' }).click()
    await expect(form).toHaveCount(0)
    await page.getByRole('button', { name: 'Edit link' }).click()
    await relation.fill('sponsored')
    await expect(relation).toBeFocused()
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await linkNow())?.fields).toMatchObject({ rel: 'nofollow' })

    await page.getByRole('button', { name: 'Edit link' }).click()
    await relation.fill('')
    await form.getByRole('button', { name: 'Apply' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(editorIn(page).locator('a[data-refused]')).toHaveText('The end.')
    await editorIn(page).getByText('The end.').click()
    const shown = page.getByRole('button', { name: 'Edit link' }).locator('..')
    await expect(shown.getByText('1 field needs attention')).toBeAttached()
    await page.getByRole('button', { name: 'Edit link' }).click()
    await expect(relation).toHaveAttribute('aria-invalid', 'true')
    await relation.fill('ugc')
    await form.getByRole('button', { name: 'Apply' }).click()
    await expect(editorIn(page).locator('a[data-refused]')).toHaveCount(0)
  })

  test('RICH-4 a table: by size, with cells that are joined and parted, rows and columns', async ({
    page,
  }) => {
    await caretAfter(page, 'The end.')
    await page.keyboard.press('Enter')
    await insert(page, '/table', 'Table')
    await page.getByLabel('Rows').fill('2')
    await page.getByRole('button', { name: 'Insert table' }).click()
    await expect(editorIn(page).locator('table')).toBeVisible()
    await expect(editorIn(page)).toBeFocused()
    await page.keyboard.type('Tool')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Age')
    const act = async (name: string) => {
      await page.getByRole('button', { name: 'Table actions' }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await act('Insert row below')
    await act('Insert column after')
    await act('Striped rows')
    const table = async () => (await blocksIn(page)).find(({ type }) => type === 'table')!
    await expect.poll(table).toMatchObject({ rowStriping: true })
    const { children: rows } = await table()
    expect(rows!.map(({ children }) => children!.length)).toEqual([4, 4, 4])
    expect(said(rows![0]!)).toContain('Tool')
    await act('Delete table')
    await expect
      .poll(async () => (await words(page)).filter((one) => one.startsWith('table')))
      .toEqual([])
  })

  test('RICH-4 cells come from a spreadsheet and go to one; a column is dragged, cells have a background', async ({
    page,
  }) => {
    await caretAfter(page, 'The end.')
    await page.keyboard.press('Enter')
    await insert(page, '/table', 'Table')
    await page.getByLabel('Rows').fill('2')
    await page.getByLabel('Columns').fill('2')
    await page.getByRole('button', { name: 'Insert table' }).click()
    const table = async () => (await blocksIn(page)).find(({ type }) => type === 'table')!
    const cells = async () =>
      (await table()).children!.map(({ children }) => children!.map((cell) => textIn(cell)))
    await expect(editorIn(page).locator('table')).toBeVisible()
    await expect(editorIn(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await paste(page, { 'text/plain': 'Age\t"two\nlines"\nSaw\t2\nAxe\t3\n' })
    await expect.poll(cells).toEqual([
      ['', 'Age', 'twolines'],
      ['', 'Saw', '2'],
      ['', 'Axe', '3'],
    ])
    await undo(page)
    await expect.poll(cells).toEqual([
      ['', ''],
      ['', ''],
    ])
    await editorIn(page).locator('th').first().click()
    const cellOfCaret = () =>
      page.evaluate(() => {
        const node = getSelection()?.anchorNode
        const part = node instanceof Element ? node : node?.parentElement
        return part?.closest<HTMLTableCellElement>('th, td')?.cellIndex
      })
    await expect.poll(cellOfCaret).toBe(0)
    await paste(page, {
      'text/html':
        '<google-sheets-html-origin><style></style><table data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr><td style="color:#f00">Hammer</td><td>4</td></tr></tbody></table></google-sheets-html-origin>',
      'text/plain': 'Hammer\t4',
    })
    await expect.poll(async () => (await cells())[0]).toEqual(['Hammer', '4'])

    const [first, second] = [
      editorIn(page).locator('th').first(),
      editorIn(page).locator('th').nth(1),
    ]
    const { height, width, x, y } = (await first.boundingBox())!
    await page.mouse.move(x + width - 1, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width + 60, y + height / 2)
    await page.mouse.up()
    await expect.poll(async () => (await first.boundingBox())!.width).toBeCloseTo(width + 61, -1)
    const [widened] = ((await table()) as { colWidths?: number[] }).colWidths!

    await second.click()
    const menu = async (role: 'menuitem' | 'menuitemradio', name: string) => {
      await page.getByRole('button', { name: 'Table actions' }).click()
      await page.getByRole(role, { name, exact: true }).click()
    }
    await menu('menuitemradio', 'Yellow')
    await menu('menuitemradio', 'Middle')
    await menu('menuitem', 'Narrow column')
    await expect
      .poll(async () => (await table()).children![0]!.children![1])
      .toMatchObject({
        backgroundColor: '#fbeeb8',
        verticalAlign: 'middle',
      })
    await expect
      .poll(async () => ((await table()) as { colWidths?: number[] }).colWidths)
      .toEqual([widened, expect.any(Number)])
    await expectAccessible(page)

    await first.hover()
    await page.mouse.down()
    await editorIn(page).locator('td').nth(1).hover()
    await page.mouse.up()
    const copied = await editorIn(page).evaluate((element) => {
      const clipboardData = new DataTransfer()
      element.dispatchEvent(
        new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
      )
      return [clipboardData.getData('text/plain'), clipboardData.getData('text/html')]
    })
    expect(copied[0]).toBe('Hammer\t4\n\t')
    expect(copied[1]).toContain('<table')
  })

  test('RICH-5 what is pasted from Google Docs and Word is clean, and a script is no link', async ({
    page,
  }) => {
    await caretAfter(page, 'The end.')
    await page.keyboard.press('Enter')
    await paste(page, {
      'text/html':
        '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span style="color:#f00;font-weight:400">Plan</span></h2><p dir="ltr"><span style="font-weight:700;color:#123456">Bold</span><a href="javascript:alert(1)">bad</a><a href="https://a.example/x">good</a></p></b>',
      'text/plain': 'Plan\nBold bad good',
    })
    await expect.poll(async () => (await words(page)).slice(6)).toContain('h2 Plan')
    const json = JSON.stringify((await blocksIn(page)).slice(6))
    expect(json).not.toContain('javascript:')
    expect(json).not.toContain('color')
    expect(json).not.toContain('"ltr"')
    expect(json).toContain('"url":"https://a.example/x"')
  })

  test('RICH-5 Markdown that is pasted becomes what it says', async ({ page }) => {
    await caretAfter(page, 'The end.')
    await page.keyboard.press('Enter')
    await paste(page, { 'text/plain': '# Plan\n\n- one\n- two' })
    await expect
      .poll(async () => (await words(page)).slice(-2))
      .toEqual(['h1 Plan', 'ul listitem onelistitem two'])
  })

  test('RICH-5 keys pressed while the page is busy act where the caret is seen', async ({
    page,
  }) => {
    await caretAfter(page, 'The end.')
    await page.keyboard.press('Home')
    await busy(page)
    await Promise.all(['End', 'Enter', 'x'].map((key) => page.keyboard.press(key)))
    await expect
      .poll(async () => (await words(page)).slice(5))
      .toEqual(['paragraph The end.', 'paragraph x'])
  })

  test('RICH-5 Alt and an arrow move the block; the toolbar is one stop, with arrows inside', async ({
    page,
  }) => {
    await caretAfter(page, 'The end.')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(async () => (await words(page)).at(-2)).toBe('paragraph The end.')

    const toolbar = page.getByRole('toolbar', { name: 'Formatting: Body' })
    await toolbar.getByRole('button', { name: 'Bold' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(toolbar.getByRole('button', { name: 'Italic' })).toBeFocused()
  })

  test('RICH-5 Alt and an arrow move an item of a list with what is below it, and at its end the list', async ({
    page,
  }) => {
    await caretAfter(page, 'The end.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('- one')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('below')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('two')
    const said = async () => (await blocksIn(page)).map((block) => textIn(block)).slice(5)
    await expect.poll(said).toEqual(['The end.', 'onebelowtwo'])
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(said).toEqual(['The end.', 'twoonebelow'])
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(said).toEqual(['The end.', 'onebelowtwo'])
    await editorIn(page).getByText('below', { exact: true }).click()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(said).toEqual(['The end.', 'onebelowtwo'])
    await editorIn(page).getByText('one', { exact: true }).click()
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(said).toEqual(['onebelowtwo', 'The end.'])
  })

  test('RICH-4 a finger drags the border of a column of the table with the caret', async ({
    page,
  }) => {
    await caretAfter(page, 'The end.')
    await page.keyboard.press('Enter')
    await insert(page, '/table', 'Table')
    await page.getByRole('button', { name: 'Insert table' }).click()
    const cell = editorIn(page).locator('td, th').first()
    await cell.click()
    const box = (await cell.boundingBox())!
    const [x, y] = [box.x + box.width - 4, box.y + box.height / 2]
    const { send } = await touchOf(page)
    await send('touchStart', { x, y })
    await send('touchMove', { x: x + 30, y })
    await send('touchMove', { x: x + 60, y })
    await send('touchEnd')
    await expect.poll(async () => (await cell.boundingBox())!.width).toBeGreaterThan(box.width + 50)
    await undo(page)
    await expect.poll(async () => (await cell.boundingBox())!.width).toBe(box.width)
  })

  test('RICH-5 a block is dragged by its handle, by mouse and by touch: one step, with a line where it drops', async ({
    page,
  }) => {
    const line = page.locator('[data-drop-line]').last()
    const lead = editorIn(page).getByText('A hammer')
    await caretAfter(page, 'The end.')
    await page.keyboard.type(' Now')
    const handle = await handleAt(page, editorIn(page).getByText('The end. Now'))
    const [from, to] = [await centerOf(handle), await centerOf(lead)]
    const drag = async () => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 20, from.y - 20)
      await page.mouse.move(from.x + 20, to.y - 8)
      await expect(line).toBeVisible()
    }
    await drag()
    await expect.poll(async () => (await centerOf(line)).y).toBeLessThan(to.y)
    await page.keyboard.press('Escape')
    await expect(line).toBeHidden()
    await page.mouse.up()
    expect((await words(page)).at(-1)).toBe('paragraph The end. Now')

    await drag()
    await page.mouse.up()
    await expect.poll(() => words(page)).toEqual(['paragraph The end. Now', ...stored.slice(0, -1)])
    await expect(page.getByRole('menu')).toHaveCount(0)
    await undo(page)
    await expect.poll(async () => (await words(page)).at(-1)).toBe('paragraph The end. Now')
    await undo(page)
    await expect.poll(() => words(page)).toEqual(stored)

    const finger = await centerOf(await handleAt(page, lead))
    const below = await centerOf(editorIn(page).getByText('It never'))
    const { send } = await touchOf(page)
    await send('touchStart', finger)
    await send('touchMove', { x: finger.x, y: finger.y + 20 })
    await send('touchMove', { x: finger.x, y: below.y + 10 })
    await expect(line).toBeVisible()
    await send('touchEnd')
    await expect.poll(async () => (await words(page))[1]).toBe('h2 A hammer')
  })

  test('33.16 RICH-5 a block that becomes another while it is dragged stays in the hand', async ({
    page,
  }) => {
    const line = page.locator('[data-drop-line]').last()
    const lead = editorIn(page).getByText('A hammer')
    await caretAfter(page, 'The end.')
    await page.keyboard.type(' Now')
    const from = await centerOf(await handleAt(page, editorIn(page).getByText('The end. Now')))
    const to = await centerOf(lead)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y - 20)
    await page.mouse.move(from.x + 20, to.y - 8)
    await expect(line).toBeVisible()
    await undo(page)
    await expect.poll(async () => (await words(page)).at(-1)).toBe('paragraph The end.')
    await expect(page.locator('[data-held]')).toHaveText('The end.')
    await page.mouse.up()
    await expect.poll(async () => (await words(page))[0]).toBe('paragraph The end.')
  })

  test('RICH-5 the menu of a block, by press and by key: turn into, duplicate, copy, delete; + adds one', async ({
    page,
  }) => {
    await (await handleAt(page, editorIn(page).getByText('The end.'))).click()
    await page.getByRole('menuitemradio', { name: 'Heading 3' }).click()
    await expect.poll(async () => (await words(page)).at(-1)).toBe('h3 The end.')
    await undo(page)
    await expect.poll(async () => (await words(page)).at(-1)).toBe('paragraph The end.')

    await caretAfter(page, 'The end.')
    await page.keyboard.press('Control+/')
    await expect(page.getByRole('menu', { name: 'Block: actions' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(editorIn(page)).toBeFocused()
    await page.keyboard.type(' Go')
    await expect.poll(async () => (await words(page)).at(-1)).toBe('paragraph The end. Go')

    const act = async (block: string | Locator, name: string) => {
      if (typeof block === 'string') await handleAt(page, editorIn(page).getByText(block).first())
      else await block.hover()
      await handleIn(page).click()
      await page.getByRole('menuitem', { name }).click()
    }
    await act('The end. Go', 'Duplicate')
    await expect
      .poll(async () => (await words(page)).slice(-2))
      .toEqual(Array(2).fill('paragraph The end. Go'))
    await act('A hammer', 'Move down')
    await act('It never', 'Delete')
    await expect
      .poll(async () => (await words(page)).slice(0, 2))
      .toEqual(['h2 A hammer', 'callout-of-old'])
    await act(page.getByRole('button', { name: 'Collapse Callout' }), 'Duplicate')
    await expect(editorIn(page).getByRole('region', { name: 'Callout' })).toHaveCount(2)
    const ids = (await blocksIn(page)).flatMap(({ fields }) => fields?.id ?? [])
    expect(new Set(ids).size).toBe(ids.length)

    await handleAt(page, editorIn(page).getByText('A hammer'))
    await page.getByRole('button', { name: 'Add block below' }).click()
    await insert(page, 'quo', 'Quote')
    await page.keyboard.type('Quiet')
    await expect.poll(async () => (await words(page))[1]).toBe('quote Quiet')
  })

  test('RICH-5 words are found in the text, each marked without a change of the page, and replaced in one step', async ({
    page,
  }) => {
    const marked = (name: string) =>
      page.evaluate(
        (key) => [...(CSS.highlights.get(key) ?? [])].map((range) => (range as Range).toString()),
        name,
      )
    await caretAfter(page, 'The end.')
    await page.keyboard.type(' Never say never')
    const before = await editorIn(page).innerHTML()
    await page.keyboard.press('Control+f')
    const bar = page.getByRole('search')
    await bar.getByRole('searchbox').fill('never')
    await expect(bar.getByRole('status')).toHaveText('3 matches')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(bar.getByRole('status')).toHaveText('2 of 3 Body')
    await expect
      .poll(async () => [await marked('found-text'), await marked('found-others')])
      .toEqual([['Never'], ['never', 'never']])
    expect(await editorIn(page).innerHTML()).toBe(before)

    await bar.getByRole('button', { name: 'Match case' }).click()
    await expect(bar.getByRole('status')).toHaveText('2 matches')
    await bar.getByRole('button', { name: 'Replace…' }).click()
    await bar.getByRole('button', { name: 'Next match' }).click()
    await bar.getByRole('textbox', { name: 'Replace with' }).fill('nevermore')
    await page.keyboard.press('Enter')
    await expect(bar.getByRole('status')).toHaveText('2 of 2 Body')
    await expect.poll(async () => (await words(page))[1]).toBe('paragraph It nevermore interrupts.')
    await bar.getByRole('button', { name: 'Replace all' }).click()
    await expect(editorIn(page).getByText('Never say nevermore')).toBeVisible()
    await expect
      .poll(async () => (await words(page))[1])
      .toBe('paragraph It nevermoremore interrupts.')
    await undo(page)
    await expect.poll(async () => (await words(page))[1]).toBe('paragraph It nevermore interrupts.')
    await expect(editorIn(page).getByText('Never say never', { exact: false })).toBeVisible()
    await undo(page)
    await expect.poll(async () => (await words(page))[1]).toBe('paragraph It never interrupts.')
  })

  test('RICH-5 words are replaced in the whole document, in fields and texts at every depth: told before, one step', async ({
    page,
  }) => {
    await page.getByRole('textbox', { name: 'Title' }).fill('Mind the tools')
    const note = editorIn(page).getByRole('textbox', { name: 'Note' })
    await note.click()
    await page.keyboard.type('mind, and Mind')
    await expect.poll(async () => JSON.stringify(await valuesIn(page))).toContain('mind, and Mind')
    const before = await valuesIn(page)
    await page.keyboard.press('Control+f')
    const bar = page.getByRole('search')
    await bar.getByRole('searchbox').fill('mind')
    await bar.getByRole('button', { name: 'Replace…' }).click()
    await bar.getByRole('textbox', { name: 'Replace with' }).fill('watch')
    await bar.getByRole('button', { name: 'Replace 4 in document' }).click()
    await expect(bar.getByRole('status')).toHaveText('No matches')
    const after = async () => JSON.stringify(await valuesIn(page))
    for (const said of ['watch the tools', 'watch the edge', 'watch, and watch']) {
      await expect.poll(after).toContain(said)
    }
    await expect(note).toHaveText('watch, and watch')
    await expect(
      bar.getByRole('button', { name: 'Replace 0 in document' }),
    ).toHaveAccessibleDescription('No matches to replace.')
    await undo(page)
    await expect.poll(() => valuesIn(page)).toEqual(before)
    await expect(note).toHaveText('mind, and Mind')
  })

  test('RICH-5 the outline leads to a heading and says what level is skipped; the text is copied as Markdown and HTML', async ({
    page,
  }) => {
    await caretAfter(page, 'The end.')
    await page.keyboard.press('Enter')
    await page.keyboard.type('#### Deep')
    const toolbar = page.getByRole('toolbar', { name: 'Formatting: Body' })
    const outline = toolbar.getByRole('button', { name: 'Outline' })
    await outline.click()
    const entries = page.getByRole('menu', { name: 'Outline' }).getByRole('menuitem')
    await expect(entries).toHaveText(['A hammer', 'DeepSkips H3'])
    await expect(entries.nth(1).locator('[data-current]')).toHaveText('Deep')
    await entries.first().click()
    await expect(editorIn(page)).toBeFocused()
    await page.keyboard.type('Oh! ')
    await expect.poll(async () => (await words(page))[0]).toBe('h2 Oh! A hammer')

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const expectCopied = async (name: string, text: string) => {
      await toolbar.getByRole('button', { name: 'More formatting' }).click()
      await page.getByRole('menuitem', { name }).click()
      await expect(page.getByRole('menu')).toHaveCount(0)
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(text)
    }
    await expectCopied('Copy text as Markdown', '## Oh! A hammer\n\nIt never **interrupts**.\n')
    await expectCopied('Copy text as HTML', '<h2>Oh! A hammer</h2>')
  })

  test('RICH-5 straight quotes become those of the language, and undo gives them back', async ({
    page,
  }) => {
    await caretAfter(page, 'The end.')
    const last = async () => (await words(page)).at(-1)
    await page.keyboard.type(' He said "it\'s')
    await expect.poll(last).toBe('paragraph The end. He said “it’s')
    await page.keyboard.type(' so"')
    await expect.poll(last).toBe('paragraph The end. He said “it’s so”')
    await undo(page)
    await expect.poll(last).toBe('paragraph The end. He said “it’s so"')
  })

  test('RICH-5 words have the styles of the config, in one step', async ({ page }) => {
    await caretAfter(page, 'The end.')
    await page.keyboard.press('Shift+Home')
    const styles = page
      .getByRole('toolbar', { name: 'Formatting: Body' })
      .getByRole('button', { name: 'Text styles' })
      .first()
    const choose = async (name: string) => {
      await styles.click()
      await page.getByRole('menuitemradio', { name }).click()
    }
    const text = async () => (await blocksIn(page)).at(-1)!.children![0]
    await choose('Marked')
    await expect.poll(text).toMatchObject({ text: 'The end.', $: { color: 'marked' } })
    const shown = editorIn(page).getByText('The end.')
    await expect(shown).toHaveCSS('background-color', 'rgb(251, 238, 184)')
    await styles.click()
    await expect(page.getByRole('menuitemradio', { name: 'Marked' })).toBeChecked()
    await page.keyboard.press('Escape')
    await undo(page)
    await expect.poll(text).not.toHaveProperty('$')
    await expect(shown).not.toHaveCSS('background-color', 'rgb(251, 238, 184)')
  })

  test('17.14 its menus open where they are pressed', async ({ page }) => {
    const toolbar = page.getByRole('toolbar', { name: 'Formatting: Body' })
    for (const name of ['More formatting', 'Outline', 'Text styles']) {
      await expectAtTrigger(page, toolbar.getByRole('button', { name }))
    }
    await expectAtTrigger(page, page.getByRole('button', { name: 'Callout: actions' }))
    await expectAtTrigger(page, await handleAt(page, editorIn(page).getByText('The end.')))
  })

  test('RICH-5 on a phone each button of the toolbar is as large as a finger', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const toolbar = page.getByRole('toolbar', { name: 'Formatting: Body' })
    for (const button of await toolbar.getByRole('button').all()) {
      const { height, width } = (await button.boundingBox())!
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
    }
  })

  test('RICH-1 is accessible, and its parts have names', async ({ page }) => {
    await caretAfter(page, 'The end.')
    await expectAccessible(page)
  })

  test('RICH-2 what cannot be a text is shown as it is stored', async ({ page, gallery }) => {
    await openGallery(page, gallery, `scene=rich&values=${encodeURIComponent('{"body":"hello"}')}`)
    await expect(page.getByText('This rich text is damaged. It’s shown as JSON.')).toBeVisible()
    expect(await valuesIn(page)).toMatchObject({ body: 'hello' })
  })
})

/** Holds the page for a moment: what is pressed meanwhile waits in line. */
const busy = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      const end = performance.now() + 400
      while (performance.now() < end);
    })
  })

/** A finger on the screen. */
async function touchOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  type Kind = 'touchStart' | 'touchMove' | 'touchEnd'
  const send = (type: Kind, ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  return { send }
}

async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await editorIn(page).evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    for (const [type, content] of Object.entries(given)) clipboardData.setData(type, content)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, data)
}
