import type { Locator, Page } from '@playwright/test'
import { paragraph, richText } from '../../examples/magazine/seed/rich-text/nodes.ts'
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
): Promise<boolean> {
  const effects: Record<string, unknown> = {}
  const nothing = await stateOf(page)
  for (const [by, use] of Object.entries(means)) {
    await select(page, editor)
    await act(use)
    effects[by] = await settled(page, nothing)
    await putBack(page, editor, nothing)
  }
  expect(effects.finger, `${name}: finger as mouse`).toEqual(effects.mouse)
  expect(effects.key, `${name}: key as mouse`).toEqual(effects.mouse)
  return JSON.stringify(effects.mouse) !== JSON.stringify(nothing)
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
}

/** What a person would see that something was done by. */
const stateOf = (page: Page): Promise<State> =>
  page.evaluate(async () => {
    const field = document.querySelector('[data-field="body"] [contenteditable]')!
    const nameOf = (element: Element) =>
      `${element.getAttribute('role') ?? element.localName} ${element.getAttribute('aria-label') ?? ''}`
    const layers = '[role="menu"], dialog[open], [role="dialog"], :popover-open, [data-full]'
    return {
      text: field.innerHTML.replaceAll(/ (class|data-[\w-]+|id|aria-[\w-]+)="[^"]*"/g, ''),
      open: [...document.querySelectorAll(layers)]
        .filter((one) => one.checkVisibility() && !one.matches(':has(> [data-look="floating"])'))
        .map(nameOf),
      clipboard: await navigator.clipboard.readText(),
    }
  })

/** What is open is closed, what was done is undone. */
async function putBack(page: Page, editor: Locator, to: State): Promise<void> {
  for (let tries = 0; tries < 6; tries++) {
    const now = await stateOf(page)
    if (JSON.stringify(now.open) !== JSON.stringify(to.open)) await page.keyboard.press('Escape')
    else if (now.text !== to.text) {
      await editor.focus()
      await page.keyboard.press('ControlOrMeta+z')
    } else return
    await frame(page)
  }
  await expect.poll(() => stateOf(page)).toMatchObject({ text: to.text, open: to.open })
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

async function openPost(page: Page, panel: Panel) {
  const tag = crypto.randomUUID().slice(0, 8)
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', {
    ...{ title: `On gulls ${tag}`, slug: `gulls-${tag}` },
    body: richText(paragraph('Gulls nest here.')),
  })
  await page.goto(panel.at(`/collections/posts/${doc.id}`))
  const editor = page.locator('#field-body[contenteditable="true"]')
  await expect(editor).toHaveText('Gulls nest here.')
  return { editor }
}
