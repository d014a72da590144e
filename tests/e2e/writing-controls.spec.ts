import type { Locator, Page } from '@playwright/test'
import {
  heading,
  paragraph,
  richText,
  table,
} from '../../examples/magazine/seed/rich-text/nodes.ts'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'

// Whatever control is found at a text: each is used by mouse, by finger and by key, and has to do the same
// by each, and something by all. Two ways that agree are the oracle of the third.

test.use({ hasTouch: true, permissions: ['clipboard-read', 'clipboard-write'] })

const means = {
  mouse: (control: Locator) => control.click(),
  finger: (control: Locator) => control.tap(),
  async key(control: Locator) {
    await control.focus()
    await control.press('Enter')
  },
}

for (const look of ['fixed', 'floating'] as const) {
  test(`36.2 RICH-5 each control of the ${look} toolbar does the same by mouse, finger and key`, async ({
    page,
    panel,
  }) => {
    test.slow()
    const { editor } = await openPost(page, panel)
    const toolbar = page.locator(`[role="toolbar"][data-look="${look}"]`)
    await select(page, editor)
    await expect(toolbar).toBeVisible()
    const names = await namesIn(toolbar.getByRole('button'))
    expect(names.length).toBeGreaterThan(4)

    for (const name of names) {
      const control = () => toolbar.getByRole('button', { name, exact: true })
      expect(await expectSame(name, page, editor, (use) => use(control())), name).toBe(true)
    }
  })
}

test('36.2 RICH-5 each entry of the menus of the toolbar does the same by mouse, finger and key', async ({
  page,
  panel,
}) => {
  test.slow()
  const { editor } = await openPost(page, panel)
  const toolbar = page.locator('[role="toolbar"][data-look="fixed"]')
  const menus = toolbar.locator('button[aria-haspopup="menu"]')
  await select(page, editor)
  const found: string[] = []
  const quiet: string[] = []
  for (let place = 0; place < (await menus.count()); place++) {
    await menus.nth(place).click()
    const names = await namesIn(page.getByRole('menuitem', { disabled: false }))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    for (const [index, name] of names.entries()) {
      found.push(name)
      const didSomething = await expectSame(name, page, editor, async (use) => {
        await use(menus.nth(place))
        const entry = page.getByRole('menuitem', { disabled: false }).nth(index)
        if (use === means.key) await goByArrows(page, entry)
        else await use(entry)
      })
      if (!didSomething) quiet.push(name)
    }
  }
  expect(found.length).toBeGreaterThan(15)
  // What the words are already.
  expect(quiet).toEqual(['Paragraph', 'Decrease indent'])
})

test('36.2 RICH-5 each entry of the menu of a block does the same by mouse, finger and key', async ({
  page,
  panel,
}) => {
  test.slow()
  const { editor } = await openPost(page, panel)
  const handle = page.locator('[data-block-handle] [aria-haspopup="menu"]')
  const open = async (use: Use) => {
    if (use === means.key) await page.keyboard.press('ControlOrMeta+/')
    else await use(handle)
    await expect(page.getByRole('menu')).toBeVisible()
  }
  const entries = page.locator('[role^="menuitem"]:not([aria-disabled="true"])')
  await select(page, editor)
  await open(means.mouse)
  const names = await namesIn(entries)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  const quiet: string[] = []
  for (const [index, name] of names.entries()) {
    const didSomething = await expectSame(name, page, editor, async (use) => {
      await open(use)
      if (use === means.key) await goByArrows(page, entries.nth(index))
      else await use(entries.nth(index))
    })
    if (!didSomething) quiet.push(name)
  }
  expect(names.length).toBeGreaterThan(8)
  // A block that has no other beside it is offered no way past one.
  expect(names).not.toContain('Move up')
  // What the block is already.
  expect(quiet).toEqual(['Paragraph'])
})

/** The columns of a new table are. */
const evenly = 'Distribute columns evenly'

for (const [what, name, quiet] of [
  ['of the tools of a table', 'richText.table.actions', [evenly, 'None', 'Top']],
  ['of the grip of a row', 'richText.table.row', []],
  ['of the grip of a column', 'richText.table.column', [evenly]],
] as const) {
  test(`36.2 RICH-4 each entry of the menu ${what} does the same by mouse, finger and key`, async ({
    page,
    panel,
  }) => {
    test.slow()
    const rows = ['Auk', 'Tern', 'Skua'].map((bird) => [
      `${bird} one`,
      `${bird} two`,
      `${bird} three`,
    ])
    const body = richText(paragraph('Birds.'), table([120, 120, 120], ...rows), paragraph(''))
    const { editor } = await openPost(page, panel, body)
    const choose = async () => {
      await editor.locator('td').nth(1).click()
      await expect.poll(() => caretIsIn(editor.locator('td').nth(1))).toBe(true)
    }
    const opener = page.getByRole('button', { name: panel.words(name), exact: true })
    const found = await expectEachEntrySame(page, editor, { opener, choose })
    expect(found.names.length).toBeGreaterThan(5)
    // What a cell is already.
    expect(found.quiet).toEqual(quiet)
  })
}

test('36.2 36.3 each entry of the outline goes to its heading by mouse, finger and key', async ({
  page,
  panel,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const body = richText(
    ...['Nests', 'Eggs', 'Chicks'].flatMap((words) => [heading('h2', words), paragraph(words)]),
  )
  const { editor } = await openPost(page, panel, body)
  const opener = page.getByRole('button', { name: panel.words('richText.outline'), exact: true })
  for (const [by, use] of Object.entries(means)) {
    for (const words of ['Chicks', 'Eggs', 'Nests']) {
      await use(opener)
      const entry = page.getByRole('menuitem', { name: words })
      if (use === means.key) await goByArrows(page, entry)
      else await use(entry)
      await expect(page.getByRole('menu')).toHaveCount(0)
      await page.keyboard.type(by[0]!)
      await expect(editor.getByRole('heading', { name: words })).toHaveText(`${by[0]}${words}`)
      await page.keyboard.press('ControlOrMeta+z')
      await expect(editor.getByRole('heading', { name: words })).toHaveText(words)
    }
  }
})

test('36.2 RICH-4 cells that are chosen together stay so through what is done to them', async ({
  page,
  panel,
}) => {
  const body = richText(paragraph('Birds.'), table([120, 120], ['Auk', 'Tern'], ['Skua', 'Gull']))
  const { editor } = await openPost(page, panel, body)
  const [from, to] = [editor.locator('th').first(), editor.locator('td').last()]
  const tools = page.getByRole('button', { name: panel.words('richText.table.actions') })
  await from.dragTo(to)
  const filled = (words: 'yellow' | 'none') =>
    page.getByRole('menuitemradio', { name: panel.words(`richText.table.fill.${words}`) })
  await tools.click()
  await filled('yellow').click()
  await expect(editor).toBeFocused()
  for (const cell of [from, to]) await expect(cell).toHaveAttribute('style', /background-color/)
  await tools.click()
  await filled('none').click()
  await expect(editor).toBeFocused()
  for (const cell of [from, to]) await expect(cell).not.toHaveAttribute('style', /background-color/)
})

test('36.2 RICH-5 what a menu does leaves the caret where it was', async ({ page, panel }) => {
  const { editor } = await openPost(page, panel)
  const menu = page.locator('[role="toolbar"][data-look="fixed"] [aria-haspopup="menu"]').first()
  for (const style of ['heading2', 'quote', 'paragraph'] as const) {
    await editor.focus()
    await page.keyboard.press('ControlOrMeta+End')
    await menu.click()
    const name = panel.words(`richText.${style}`).split('|')[0]!
    await page.getByRole('menuitem', { name, exact: true }).click()
    await expect(editor).toBeFocused()
    await page.keyboard.type(`${style}.`)
  }
  await expect(editor).toHaveText('Gulls nest here.heading2.quote.paragraph.')
})

const caretIsIn = (place: Locator) =>
  place.evaluate((one) => one.contains(getSelection()?.anchorNode ?? null))

/** Opened from its button, with what `choose` has put the caret into. */
async function expectEachEntrySame(
  page: Page,
  editor: Locator,
  { opener, choose }: { opener: Locator; choose: () => Promise<void> },
): Promise<{ names: string[]; quiet: string[] }> {
  const entries = page.locator('[role^="menuitem"]:not([aria-disabled="true"])')
  await choose()
  await opener.click()
  const names = await namesIn(entries)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  const quiet: string[] = []
  for (const [index, name] of names.entries()) {
    const act = async (use: Use) => {
      await use(opener)
      if (use === means.key) await goByArrows(page, entries.nth(index))
      else await use(entries.nth(index))
    }
    if (!(await expectSame(name, page, editor, act, choose))) quiet.push(name)
  }
  return { names, quiet }
}

/** As somebody without a mouse does. */
async function goByArrows(page: Page, entry: Locator): Promise<void> {
  await expect(page.getByRole('menu')).toBeFocused()
  const isThere = () => entry.evaluate((one) => one.hasAttribute('data-highlighted'))
  for (let steps = 0; steps < 30 && !(await isThere()); steps++) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
}

type Use = (control: Locator) => Promise<void>

/** Done by each means to the same selected words, the effects are one; answers whether there was any. */
async function expectSame(
  name: string,
  page: Page,
  editor: Locator,
  act: (use: Use) => Promise<void>,
  choose = () => select(page, editor),
): Promise<boolean> {
  const effects: Record<string, Omit<State, 'focus'>> = {}
  await choose()
  const nothing = await stateOf(page)
  for (const [by, use] of Object.entries(means)) {
    await choose()
    await act(use)
    const { focus, ...effect } = await settled(page, nothing)
    effects[by] = effect
    // A button that was pressed by key may be pressed again.
    const isLeft = effect.open.length > nothing.open.length || name === 'Full screen'
    if (!isLeft) expect.soft(focus, `the focus after ${name} by ${by}`).toBe('text')
    await putBack(page, editor, nothing)
  }
  expect(effects.finger, `${name}: finger as mouse`).toEqual(effects.mouse)
  expect(effects.key, `${name}: key as mouse`).toEqual(effects.mouse)
  return JSON.stringify({ ...nothing, ...effects.mouse }) !== JSON.stringify(nothing)
}

/** What stays so for some frames: other than before, or the same after a while. */
async function settled(page: Page, before: State): Promise<State> {
  await expect
    .poll(() => stateOf(page), { timeout: 1_500 })
    .not.toEqual(before)
    .catch(() => {})
  let last = await stateOf(page)
  for (let frames = 0; frames < 5; frames++) {
    await frame(page)
    const now = await stateOf(page)
    if (JSON.stringify(now) !== JSON.stringify(last)) frames = 0
    last = now
  }
  return last
}

interface State {
  /** The text with its marks. */
  text: string
  /** What is open, by role and name. */
  open: string[]
  clipboard: string
  /** Whether one goes on writing. */
  focus: 'text' | 'elsewhere'
}

/** What a person would see that something was done by. */
const stateOf = (page: Page): Promise<State> =>
  page.evaluate(async () => {
    const field = document.querySelector('[data-field="body"] [contenteditable]')!
    const nameOf = (element: Element) =>
      `${element.getAttribute('role') ?? element.localName} ${element.getAttribute('aria-label') ?? ''}`
    const layers = '[role="menu"], dialog[open], [role="dialog"], :popover-open, [data-full]'
    return {
      text: field.innerHTML.replaceAll(
        / (class|data-(?!lexical-(?:row|frozen))[\w-]+|id|aria-[\w-]+)="[^"]*"/g,
        '',
      ),
      open: [...document.querySelectorAll(layers)]
        .filter((one) => one.checkVisibility() && !one.matches(':has(> [data-look="floating"])'))
        .map(nameOf),
      clipboard: await navigator.clipboard.readText(),
      focus: field.contains(document.activeElement) ? 'text' : 'elsewhere',
    } as const
  })

/** What is open is closed, what was done is undone. */
async function putBack(page: Page, editor: Locator, to: State): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    const now = await stateOf(page)
    if (now.open.length > to.open.length) await page.keyboard.press('Escape')
    else if (now.text !== to.text) {
      await editor.focus()
      await page.keyboard.press('ControlOrMeta+z')
    } else return
    await frame(page)
  }
  await expect.poll(async () => (await stateOf(page)).text).toBe(to.text)
}

async function select(page: Page, editor: Locator): Promise<void> {
  await editor.focus()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight')
  await expect.poll(() => page.evaluate(() => getSelection()?.toString().trim())).toBe('Gulls')
  await page.evaluate(() => navigator.clipboard.writeText(''))
  // What floats beside it is there anew.
  await frame(page)
  await frame(page)
}

const frame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))))

const namesIn = (controls: Locator): Promise<string[]> =>
  controls.evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && !one.hasAttribute('disabled'))
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
  )

async function openPost(page: Page, panel: Panel, body = richText(paragraph('Gulls nest here.'))) {
  const tag = crypto.randomUUID().slice(0, 8)
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', {
    ...{ title: `On gulls ${tag}`, slug: `gulls-${tag}` },
    body,
  })
  await page.goto(panel.at(`/collections/posts/${doc.id}`))
  const editor = page.locator('#field-body[contenteditable="true"]')
  await expect(editor).toBeVisible()
  return { editor }
}
