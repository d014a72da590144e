import type { Locator, Page } from '@playwright/test'
import {
  heading,
  paragraph,
  richText,
  upload,
} from '../../examples/magazine/seed/rich-text/nodes.ts'
import { ask } from '../kit/ask.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { openPost } from '../kit/open-post.ts'
import { openPaletteWith, paletteLine } from '../kit/palette.ts'

// The sections of a long text: its outline beside it, and a section folded away and moved.

const cliffs = [
  heading('h2', 'Cliffs'),
  paragraph('Gulls nest here.'),
  heading('h3', 'Nests'),
  paragraph('Of grass.'),
  paragraph('And of twigs.'),
]
const sea = [heading('h2', 'Sea'), paragraph('Fish swim here.')]
const sky = [heading('h2', 'Sky'), paragraph('Clouds drift here.')]
const text = richText(...cliffs, ...sea, ...sky)

const inOrder = {
  asWritten: [
    ...['Cliffs', 'Gulls nest here.', 'Nests', 'Of grass.', 'And of twigs.'],
    ...['Sea', 'Fish swim here.', 'Sky', 'Clouds drift here.'],
  ],
  cliffsSecond: [
    ...['Sea', 'Fish swim here.'],
    ...['Cliffs', 'Gulls nest here.', 'Nests', 'Of grass.', 'And of twigs.'],
    ...['Sky', 'Clouds drift here.'],
  ],
}
const cliffsFolded = ['Cliffs', 'Sea', 'Fish swim here.', 'Sky', 'Clouds drift here.']

const blocksOf = (editor: Locator) => editor.locator(':scope > :is(h2, h3, p)')
const inSight = (editor: Locator) => blocksOf(editor).filter({ visible: true })
const heading2 = (editor: Locator, name: string) => editor.getByRole('heading', { name })

const undo = (page: Page) => page.keyboard.press('ControlOrMeta+z')

test('36.3 RICH-10 a section is folded at its heading, says how much it hides, and nothing of it is a change', {
  tag: ['@both'],
}, async ({ page, panel }) => {
  const { words } = panel
  const { editor, blocks } = await openPost(page, panel, text)
  const stored = await blocks()
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/posts')) writes.push(request.url())
  })
  await editor.getByText('Of grass.').click()
  await fold(page, panel, heading2(editor, 'Cliffs'))
  await expect(inSight(editor)).toHaveText(cliffsFolded)
  // The caret has left what is folded away.
  await expect
    .poll(() => page.evaluate(() => getSelection()?.focusNode?.textContent))
    .toBe('Cliffs')
  const unfold = page.getByRole('button', { name: words('richText.unfold') })
  await expect(unfold).toContainText(words('richText.folded', { count: 4 }))
  await expect(unfold).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible(page)
  await expectAtLine(unfold, heading2(editor, 'Cliffs'))

  // What is selected is copied, whether it's in sight or not.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('Of grass.')
  await expect(inSight(editor)).toHaveText(cliffsFolded)

  await expect(page.getByRole('button', { name: words('document.undo') })).toBeDisabled()
  await page.reload()
  await expect(inSight(editor)).toHaveText(inOrder.asWritten)
  expect(await blocks()).toEqual(stored)
  expect(writes).toEqual([])

  await fold(page, panel, heading2(editor, 'Nests'))
  await fold(page, panel, heading2(editor, 'Cliffs'))
  await expect(page.getByRole('button', { name: words('richText.unfold') })).toHaveCount(1)
  await unfold.click()
  await expect(inSight(editor)).toHaveText([
    ...['Cliffs', 'Gulls nest here.', 'Nests'],
    ...['Sea', 'Fish swim here.', 'Sky', 'Clouds drift here.'],
  ])
})

test('36.3 RICH-10 a section unfolds by itself where something in it is to be seen', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, text)
  const foldCliffs = async () => {
    await fold(page, panel, heading2(editor, 'Cliffs'))
    await expect(inSight(editor)).toHaveText(cliffsFolded)
  }
  await test.step('words are found in it', async () => {
    await foldCliffs()
    await page.keyboard.press('ControlOrMeta+f')
    await page.getByRole('search').getByRole('searchbox').fill('grass')
    await page.keyboard.press('Enter')
    await expect(editor.getByText('Of grass.')).toBeInViewport()
    await page.keyboard.press('Escape')
  })
  await test.step('the palette goes to a heading in it', async () => {
    await foldCliffs()
    await openPaletteWith(page, 'Nest')
    const found = page.getByRole('group', { name: words('palette.headings') })
    await expect(found.getByRole('option')).toContainText(['Nests'])
    await page.keyboard.press('Enter')
    await expect(paletteLine(page)).toHaveCount(0)
    await expect(inSight(editor)).toHaveText(inOrder.asWritten)
  })
  await test.step('undo changes it, with the caret', async () => {
    await editor.getByText('Of grass.').click()
    await page.keyboard.press('End')
    await page.keyboard.type(' Green.')
    await foldCliffs()
    await heading2(editor, 'Sky').click()
    await undo(page)
    await expect(inSight(editor)).toHaveText(inOrder.asWritten)
  })
  await test.step('a line is put into it', async () => {
    await foldCliffs()
    await heading2(editor, 'Cliffs').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('High.')
    await expect(inSight(editor)).toHaveText(['Cliffs', 'High.', ...inOrder.asWritten.slice(1)])
    await undo(page)
    await undo(page)
    await expect(inSight(editor)).toHaveText(inOrder.asWritten)
  })
  await test.step('the next heading is none any more, and what was below it would vanish', async () => {
    await foldCliffs()
    await heading2(editor, 'Sea').click()
    await page.keyboard.press('ControlOrMeta+/')
    await page
      .getByRole('menuitemradio', { name: words('richText.paragraph').split('|')[0]! })
      .click()
    await expect(inSight(editor)).toHaveText(inOrder.asWritten)
    await undo(page)
  })
})

test('36.3 RICH-10 a section unfolds where a field in it needs attention', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const [picture] = (await ask(page, panel, 'GET', '/media?limit=1&depth=0')).docs
  const long = {
    ...upload(crypto.randomUUID(), 'media', picture.id),
    fields: { caption: 'a'.repeat(201) },
  }
  const { editor } = await openPost(
    page,
    panel,
    richText(heading('h2', 'Cliffs'), paragraph('High.'), long, ...sea),
  )
  await fold(page, panel, heading2(editor, 'Cliffs'))
  await expect(inSight(editor)).toHaveText(['Cliffs', 'Sea', 'Fish swim here.'])
  await page.getByRole('button', { name: words('document.publish'), exact: true }).click()
  const caption = editor.getByRole('textbox', { name: 'Caption' })
  await expect(caption).toBeFocused()
  await expect(caption).toBeInViewport()
})

test('36.3 RICH-10 what is folded away is not deleted unseen', async ({ page, panel }) => {
  const { editor } = await openPost(page, panel, text)
  const foldCliffs = async () => {
    await fold(page, panel, heading2(editor, 'Cliffs'))
    await expect(inSight(editor)).toHaveText(cliffsFolded)
  }
  await test.step('Backspace behind it', async () => {
    await foldCliffs()
    await heading2(editor, 'Sea').click()
    await page.keyboard.press('Home')
    await page.keyboard.press('Backspace')
    await expect(inSight(editor)).toHaveText(inOrder.asWritten)
  })
  await test.step('Delete before it', async () => {
    await foldCliffs()
    await heading2(editor, 'Cliffs').click()
    await page.keyboard.press('End')
    await page.keyboard.press('Delete')
    await expect(inSight(editor)).toHaveText(inOrder.asWritten)
  })
  for (const key of ['Backspace', 'x', 'Enter', 'ControlOrMeta+x']) {
    await test.step(`${key} over all that is selected`, async () => {
      await foldCliffs()
      await heading2(editor, 'Sea').click()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.press(key)
      await expect(inSight(editor)).toHaveText(inOrder.asWritten)
    })
  }
  await test.step('its heading is deleted, and the section stays', async () => {
    await foldCliffs()
    await heading2(editor, 'Cliffs').click()
    await page.keyboard.press('ControlOrMeta+/')
    await page.locator('[role="menuitem"][data-value="delete"]').click()
    await expect(inSight(editor)).toHaveText(inOrder.asWritten.slice(1))
    await undo(page)
    await expect(inSight(editor)).toHaveText(inOrder.asWritten)
  })
  await test.step('the second key deletes what is seen by now', async () => {
    await heading2(editor, 'Sea').click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.press('Backspace')
    await expect(inSight(editor)).toHaveText([''])
  })
})

test('36.3 RICH-10 a section is moved by the menu of its heading, by key and by dragging, each in one step', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, text)
  const choose = async (name: string) => {
    await page.keyboard.press('ControlOrMeta+/')
    await page.getByRole('menuitem', { name }).click()
  }
  await test.step('menu', async () => {
    await heading2(editor, 'Cliffs').dblclick({ position: { x: 10, y: 12 } })
    await choose(words('richText.handle.moveSectionDown'))
    await expect(blocksOf(editor)).toHaveText(inOrder.cliffsSecond)
    await expect.poll(() => page.evaluate(() => String(getSelection()).trim())).toBe('Cliffs')
    await choose(words('richText.handle.moveSectionUp'))
    await expect(blocksOf(editor)).toHaveText(inOrder.asWritten)
    await undo(page)
    await expect(blocksOf(editor)).toHaveText(inOrder.cliffsSecond)
    await undo(page)
    await expect(blocksOf(editor)).toHaveText(inOrder.asWritten)
  })
  await test.step('key, while folded', async () => {
    await fold(page, panel, heading2(editor, 'Cliffs'))
    await heading2(editor, 'Cliffs').click()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(blocksOf(editor)).toHaveText(inOrder.cliffsSecond)
    await expect(inSight(editor)).toHaveText([
      ...['Sea', 'Fish swim here.', 'Cliffs'],
      ...['Sky', 'Clouds drift here.'],
    ])
    await undo(page)
    await expect(blocksOf(editor)).toHaveText(inOrder.asWritten)
    await expect(inSight(editor)).toHaveText(cliffsFolded)
  })
  await test.step('a block goes past what is folded away, which then would take in what follows', async () => {
    await heading2(editor, 'Sea').click()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(inSight(editor)).toHaveText([
      ...['Sea', 'Cliffs', 'Gulls nest here.', 'Nests', 'Of grass.', 'And of twigs.'],
      ...['Fish swim here.', 'Sky', 'Clouds drift here.'],
    ])
    await undo(page)
    await expect(inSight(editor)).toHaveText(inOrder.asWritten)
  })
  await test.step('drag, while folded', async () => {
    await fold(page, panel, heading2(editor, 'Cliffs'))
    await drag(page, heading2(editor, 'Cliffs'), heading2(editor, 'Sky'))
    await expect(blocksOf(editor)).toHaveText(inOrder.cliffsSecond)
    await undo(page)
    await expect(blocksOf(editor)).toHaveText(inOrder.asWritten)
  })
  await test.step('select', async () => {
    await page.getByRole('button', { name: words('richText.unfold') }).click()
    await heading2(editor, 'Nests').click()
    await choose(words('richText.handle.selectSection'))
    await expect
      .poll(() => page.evaluate(() => String(getSelection()).split(/\n+/)))
      .toEqual(['Nests', 'Of grass.', 'And of twigs.'])
  })
})

test('36.3 RICH-10 R3 what someone else writes in a section stays while it is moved and folded', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor, id, blocks } = await openPost(page, panel, text)
  await fold(page, panel, heading2(editor, 'Cliffs'))
  const [top, first, ...rest] = cliffs
  const theirs = richText(
    ...[top!, first!, paragraph('So do terns.'), ...rest.slice(0, 1)],
    ...[paragraph('Of grass and feathers.'), ...rest.slice(2), ...sea, ...sky],
  )
  await heading2(editor, 'Cliffs').click()
  await page.keyboard.press('Alt+ArrowDown')
  await ask(page, panel, 'PATCH', `/posts/${id}?draft=true`, { body: theirs })
  await page.keyboard.press('ControlOrMeta+s')
  const moved = [
    ...['Sea', 'Fish swim here.'],
    ...['Cliffs', 'Gulls nest here.', 'So do terns.', 'Nests'],
    ...['Of grass and feathers.', 'And of twigs.', 'Sky', 'Clouds drift here.'],
  ]
  await expect(blocksOf(editor)).toHaveText(moved)
  await expect.poll(async () => (await blocks()).map((block) => wordsOf(block))).toEqual(moved)
  await expect(inSight(editor)).toHaveText([
    ...['Sea', 'Fish swim here.', 'Cliffs', 'Sky', 'Clouds drift here.'],
  ])
  await expect(page.getByRole('button', { name: words('richText.unfold') })).toContainText(
    words('richText.folded', { count: 5 }),
  )
})

test('36.3 RICH-10 the outline stays beside the text in full screen, and marks what is written and read', {
  tag: ['@both'],
}, async ({ page, panel }) => {
  const { words } = panel
  const long = Array.from({ length: 30 }, (_, index) => paragraph(`Line ${index}.`))
  const { editor } = await openPost(page, panel, richText(...cliffs, ...long, ...sea, ...sky))
  const { button, tree, items } = outlineOf(page, panel)
  // In the form there is no room for it.
  await button.click()
  await expect(page.getByRole('menu', { name: words('richText.outline') })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words('richText.fullScreen') }).click()
  await openOutline(page, panel)
  await expect(items).toHaveText(['Cliffs', 'Nests', 'Sea', 'Sky'])
  await expect(items.nth(1)).toHaveAttribute('aria-level', '2')
  const [pane, lines] = [(await tree.boundingBox())!, (await editor.boundingBox())!]
  expect(pane.x + pane.width).toBeLessThanOrEqual(lines.x)

  await editor.getByText('Of grass.').click()
  await expect(tree.locator('[aria-current]')).toHaveText('Nests')
  await expectAccessible(page)
  await items.filter({ hasText: 'Sea' }).click()
  await expect(editor).toBeFocused()
  await expect(tree.locator('[aria-current]')).toHaveText('Sea')
  await page.keyboard.type('Deep ')
  await expect(items).toHaveText(['Cliffs', 'Nests', 'Deep Sea', 'Sky'])
  // The caret is out of sight by now.
  await page.locator('[data-full]').evaluate((frame) => frame.scrollTo(0, 0))
  await expect(tree.locator('[aria-current]')).toHaveText('Cliffs')
  await expect(tree).toBeInViewport()

  await page.reload()
  await page.getByRole('button', { name: words('richText.fullScreen') }).click()
  await expect(tree).toBeVisible()
  await button.click()
  await expect(tree).toHaveCount(0)
})

test('36.3 RICH-10 by key, the outline goes to a heading, folds its section and moves it', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { editor } = await openPost(page, panel, text)
  const { button, items } = outlineOf(page, panel)
  const item = (name: string) => items.filter({ hasText: name })
  await page.getByRole('button', { name: words('richText.fullScreen') }).click()
  await openOutline(page, panel)
  await heading2(editor, 'Cliffs').click()
  await page.keyboard.press('Shift+Tab')
  await expect(item('Cliffs')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(inSight(editor)).toHaveText(cliffsFolded)
  await expect(items).toHaveText([`Cliffs${words('richText.folded', { count: 4 })}`, 'Sea', 'Sky'])
  await expect(item('Cliffs')).toHaveAttribute('aria-expanded', 'false')
  await expectAccessible(page)

  await page.keyboard.press('Alt+ArrowDown')
  await expect(blocksOf(editor)).toHaveText(inOrder.cliffsSecond)
  await expect(items).toContainText(['Sea', 'Cliffs', 'Sky'])
  await expect(item('Cliffs')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(item('Nests')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(item('Cliffs')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(editor).toBeFocused()
  await page.keyboard.type('High ')
  await expect(blocksOf(editor).filter({ hasText: 'High Nests' })).toHaveCount(1)
  await undo(page)
  await undo(page)
  await expect(blocksOf(editor)).toHaveText(inOrder.asWritten)
  await button.click()
})

test('36.3 RICH-10 on a phone the outline is a menu, and a folded section can be opened with a finger', {
  tag: ['@phone'],
}, async ({ page, panel }) => {
  const { words } = panel
  await page.setViewportSize({ width: 360, height: 740 })
  const { editor } = await openPost(page, panel, text)
  await page.getByRole('button', { name: words('richText.fullScreen') }).click()
  await outlineOf(page, panel).button.click()
  await page.getByRole('menuitem', { name: 'Cliffs' }).click()
  await page.keyboard.press('ControlOrMeta+/')
  await page.getByRole('menuitem', { name: words('richText.fold') }).click()
  await expect(inSight(editor)).toHaveText(cliffsFolded)
  const unfold = page.getByRole('button', { name: words('richText.unfold') })
  await expect(unfold).toBeInViewport({ ratio: 1 })
  await expectAtLine(unfold, heading2(editor, 'Cliffs'))
  await unfold.click()
  await expect(inSight(editor)).toHaveText(inOrder.asWritten)
})

test('36.3 RICH-10 in Arabic, outline and folding are on the other side', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const arabic = richText(
    ...[heading('h2', 'النوارس'), paragraph('تعشش هنا.')],
    ...[heading('h2', 'البحر'), paragraph('الأسماك هنا.')],
  )
  const { editor } = await openPost(page, panel, arabic)
  await page.locator('html').evaluate((html) => html.setAttribute('dir', 'rtl'))
  await page.getByRole('button', { name: words('richText.fullScreen') }).click()
  const { button, tree, items } = outlineOf(page, panel)
  await openOutline(page, panel)
  const [pane, lines] = [(await tree.boundingBox())!, (await editor.boundingBox())!]
  expect(pane.x).toBeGreaterThanOrEqual(lines.x + lines.width)

  await items.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(inSight(editor)).toHaveText(['النوارس', 'البحر', 'الأسماك هنا.'])
  const unfold = page.getByRole('button', { name: words('richText.unfold') })
  await expectAtLine(unfold, editor.getByRole('heading').first())
  const [mark, line] = [(await unfold.boundingBox())!, (await editor.boundingBox())!]
  expect(mark.x).toBeLessThan(line.x + line.width / 2)
  await page.keyboard.press('ArrowLeft')
  await expect(inSight(editor)).toHaveCount(4)
  await button.click()
})

type Panel = Parameters<typeof openPost>[1]

/** By the sign that appears at the end of a heading under the pointer. */
async function fold(page: Page, { words }: Panel, at: Locator) {
  await at.hover()
  const sign = page.getByRole('button', { name: words('richText.fold'), exact: true })
  await expectAtLine(sign, at)
  await sign.click()
}

/** The sign stands in the line of its heading, at its end. */
async function expectAtLine(sign: Locator, at: Locator) {
  const isThere = async () => {
    const [mark, line] = [await sign.boundingBox(), await at.boundingBox()]
    if (!mark || !line) return false
    const middle = mark.y + mark.height / 2
    return middle > line.y && middle < line.y + line.height
  }
  await expect.poll(isThere).toBe(true)
}

/** Takes a block by its handle, and drops it before another. */
async function drag(page: Page, from: Locator, to: Locator) {
  await from.hover()
  const handle = page.locator('[data-block-handle] [data-part="trigger"]').first()
  await expectAtLine(handle, from)
  const [grip, over] = [(await handle.boundingBox())!, (await to.boundingBox())!]
  const x = grip.x + grip.width / 2
  await page.mouse.move(x, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(x, over.y - 20, { steps: 4 })
  await page.mouse.move(x, over.y + 4)
  await expect(page.locator('[data-drop-line]').first()).toBeVisible()
  await page.mouse.up()
}

function outlineOf(page: Page, { words }: Panel) {
  const name = words('richText.outline')
  const tree = page.getByRole('tree', { name })
  return {
    button: page.locator('[data-field="body"] [data-look="fixed"]').getByRole('button', { name }),
    tree,
    items: tree.getByRole('treeitem'),
  }
}

/** Whether it is open is remembered. */
async function openOutline(page: Page, panel: Panel) {
  const { button, tree } = outlineOf(page, panel)
  await expect(button).toHaveAttribute('aria-pressed', /true|false/)
  if ((await button.getAttribute('aria-pressed')) === 'false') await button.click()
  await expect(tree).toBeVisible()
}

const wordsOf = (node: Record<string, unknown>): string =>
  typeof node.text === 'string'
    ? node.text
    : ((node.children ?? []) as Record<string, unknown>[]).map(wordsOf).join('')
