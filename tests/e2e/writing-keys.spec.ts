import type { Page } from '@playwright/test'
import { paragraph, richText } from '../../examples/magazine/seed/rich-text/nodes.ts'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'

// Each shortcut that the screen names is pressed wherever somebody writes; the table says who answers.

const places = ['text', 'slash menu', 'link', 'menu', 'find bar', 'drawer'] as const
type Place = (typeof places)[number]

const nobody: Record<Place, string> = {
  ...{ text: '', 'slash menu': '', link: '', menu: '', 'find bar': '', drawer: '' },
}
/** Of the document, wherever one is in it; a drawer stands above it. */
const everywhereBut = (what: string, others: Partial<Record<Place, string>> = {}) => ({
  ...{ text: what, 'slash menu': what, link: what, menu: what, 'find bar': what, drawer: '' },
  ...others,
})
/** A menu is closed by each shortcut, as those of a system are. */
const inText = (what: string, inSlashMenu = '') => ({
  ...nobody,
  text: what,
  'slash menu': inSlashMenu,
  menu: 'menus',
})

/** What is seen to change: the slash menu goes once the text changes, a menu when something opens. */
const answers: Record<string, Record<Place, string>> = {
  'Control+S': everywhereBut('save', { menu: 'menus, save' }),
  // Where Enter has a meaning of its own, it keeps that.
  'Control+Shift+Enter': { ...nobody, text: 'save', 'slash menu': 'text, slash', menu: 'menus' },
  // What is typed into a box is the box's own to undo.
  'Control+Z': everywhereBut('text', {
    'slash menu': 'text, slash',
    link: '',
    menu: 'text, menus',
  }),
  // What was typed for the slash menu leaves nothing to do again.
  'Control+Shift+Z': everywhereBut('text', { 'slash menu': '', link: '', menu: 'text, menus' }),
  'Control+Y': everywhereBut('text', { 'slash menu': '', link: '', menu: 'text, menus' }),
  'Control+.': everywhereBut('preview', { menu: 'menus, preview' }),
  // In the bar it is the browser's.
  'Control+F': everywhereBut('find', {
    'slash menu': 'find, slash',
    menu: 'find, menus',
    'find bar': '',
  }),
  F3: nobody,
  'Shift+F3': nobody,
  'Control+/': inText('menus', 'menus, slash'),
  // It is the first line.
  'Alt+ArrowUp': nobody,
  'Alt+ArrowDown': { ...nobody, text: 'text', 'slash menu': 'text' },
  'Control+Shift+L': inText('text', 'text'),
  'Control+K': {
    ...{ text: 'link', 'slash menu': 'palette, slash', link: 'palette' },
    ...{ menu: 'palette, menus', 'find bar': 'palette', drawer: 'palette' },
  },
  '?': {
    ...{ text: 'text', 'slash menu': 'text, slash', link: 'input' },
    ...{ menu: '', 'find bar': 'input', drawer: 'input' },
  },
  'Control+B': inText('text'),
  'Control+I': inText('text'),
  'Control+U': inText('text'),
  'Control+Shift+K': inText('link', 'link, slash'),
}

test('36.2 RICH-5 each shortcut is answered once, by its nearest owner', async ({
  page,
  panel,
}) => {
  test.slow()
  const keys = await keysNamed(page, panel)
  expect(keys.toSorted()).toEqual(Object.keys(answers).toSorted())
  const heard: Record<string, Record<string, string>> = {}
  for (const key of keys) {
    const at: Record<string, string> = {}
    for (const place of places) {
      await test.step(`${key} in the ${place}`, async () => {
        await enter(page, panel, place, key)
        at[place] = await answerTo(page, panel, key, answers[key]![place])
        await leave(page, panel)
      })
    }
    heard[key] = at
  }
  expect(heard).toEqual(answers)
})

const text = '#field-body[contenteditable="true"]'

/** Of the sheet of keys, and of what is labelled with them. */
async function keysNamed(page: Page, panel: Panel): Promise<string[]> {
  await openPost(page, panel)
  await page.locator(text).focus()
  const labelled = await page
    .locator('[aria-keyshortcuts]')
    .evaluateAll((all) => all.flatMap((one) => one.getAttribute('aria-keyshortcuts')!.split(' ')))
  await page.locator('form').getByRole('status').first().click()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: panel.words('keys.title') })
  await expect(sheet).toBeVisible()
  const named = await sheet.locator('kbd').allTextContents()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  const names: Record<string, string> = {
    ...{ '↑': 'ArrowUp', '↓': 'ArrowDown', '←': 'ArrowLeft', '→': 'ArrowRight' },
    Ctrl: 'Control',
    Space: 'Space',
  }
  const pressed = [...named, ...labelled.filter((one) => !one.includes('Meta'))].map((keys) =>
    keys
      .split('+')
      .map((key) => names[key] ?? key)
      .join('+'),
  )
  return [...new Set(pressed)]
}

let typed = 0

/** There is something to save and to undo, or for the keys of that to do again; then one goes there. */
async function enter(page: Page, panel: Panel, place: Place, key: string): Promise<void> {
  const { words } = panel
  const editor = page.locator(text)
  typed += 1
  await editor.focus()
  await page.keyboard.press('ControlOrMeta+End')
  await page.keyboard.type(`n${typed}`)
  await expect(editor).toContainText(`n${typed}`)
  if (/Shift\+Z|\+Y/.test(key)) {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(editor).not.toContainText(`n${typed}`)
  }
  await page.keyboard.press('ControlOrMeta+Home')
  if (place === 'slash menu') {
    await page.keyboard.type('/')
    await expect(page.getByRole('listbox')).toBeVisible()
    return
  }
  await page.keyboard.press('Shift+End')
  if (place === 'link') {
    await page.keyboard.press('ControlOrMeta+k')
    await expect(page.getByRole('combobox', { name: words('richText.link.target') })).toBeFocused()
  } else if (place === 'find bar') {
    await page.keyboard.press('ControlOrMeta+f')
    await expect(page.getByRole('searchbox', { name: words('find.label') })).toBeFocused()
  } else if (place === 'menu' || place === 'drawer') {
    const bar = page.locator('[role="toolbar"][data-look="fixed"]')
    await bar.getByRole('button', { name: words('richText.insert') }).press('Enter')
    await expect(page.getByRole('menu')).toBeFocused()
    if (place === 'menu') return
    const [label] = words('richText.relationship').split('|')
    await page.getByRole('menuitem', { name: label! }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
  }
}

/** What a person sees that answered; nothing: nobody did. What is expected is waited for, and then what else comes. */
async function answerTo(page: Page, panel: Panel, key: string, expected: string): Promise<string> {
  let saves = 0
  const count = (request: { method: () => string; url: () => string }) => {
    if (request.method() === 'PATCH' && request.url().includes('/api/posts/')) saves += 1
  }
  const before = await seen(page, panel)
  page.on('request', count)
  await page.keyboard.press(key)
  const answer = async () => {
    const after = await seen(page, panel)
    const names = Object.keys(after).filter((name) => after[name] !== before[name])
    const saved = saves === 1 ? 'save' : `save ${saves} times`
    return [...names, ...(saves > 0 ? [saved] : [])].join(', ')
  }
  await expect
    .poll(answer, { timeout: 10_000 })
    .toBe(expected)
    .catch(() => {})
  // Frames, not milliseconds: a busy machine has fewer of them, too.
  for (let frames = 0; frames < 15; frames++) await frame(page)
  page.off('request', count)
  return answer()
}

/** What can be told apart on the screen, by name. */
const seen = (page: Page, { words }: Panel): Promise<Record<string, string | number | boolean>> =>
  page.evaluate(
    ({ find, title }) => {
      const field = document.querySelector('[data-field="body"] [contenteditable]')!
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).length
      const at = document.activeElement
      const palette = shown('[data-layer] [role="combobox"][enterkeyhint="go"]')
      const sheet = [...document.querySelectorAll('[role="dialog"]')].filter(
        (one) => one.checkVisibility() && one.textContent?.startsWith(title),
      ).length
      const clean = field.innerHTML.replaceAll(
        / (data-[\w-]+|id|aria-[\w-]+|style|dir)="[^"]*"/g,
        '',
      )
      return {
        text: clean,
        input: at instanceof HTMLInputElement ? at.value : '',
        palette,
        sheet,
        find: shown(`search[aria-label="${find}"]`),
        link: shown('[data-link-box]'),
        menus: shown('[role="menu"]'),
        slash: shown('[id$="-slash"] [role="option"]'),
        drawers: shown('[role="dialog"]') - palette - sheet,
        preview: document.querySelector('#live-preview-toggler')?.ariaPressed ?? '',
      }
    },
    { find: words('find.label'), title: words('keys.title') },
  )

/** Whatever is open is closed, and the text is as it was. */
async function leave(page: Page, { words }: Panel): Promise<void> {
  const editor = page.locator(text)
  const preview = page.locator('#live-preview-toggler')
  const question = page.getByRole('alertdialog')
  const find = `search[aria-label="${words('find.label')}"]`
  const entries = page.locator(`[data-link-box] input, ${find} input`)
  const layers = page.locator(`[role="dialog"], [role="menu"], [data-link-box], ${find}`)
  for (let tries = 0; tries < 9 && (await layers.or(question).count()) > 0; tries++) {
    if (await question.isVisible()) await question.getByRole('button').last().click()
    else if (await page.locator('[role="dialog"], [role="menu"]').count()) {
      await page.keyboard.press('Escape')
    } else await entries.last().press('Escape')
    await frame(page)
  }
  await expect(layers).toHaveCount(0)
  if ((await preview.getAttribute('aria-pressed')) === 'true') await preview.click()
  await editor.focus()
  await page.keyboard.press('Escape')
  await expect(async () => {
    const now = await editor.textContent()
    if (now === lines) return
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => editor.textContent(), { timeout: 1000 }).not.toBe(now)
    expect(await editor.textContent()).toBe(lines)
  }).toPass({ intervals: [0] })
}

const frame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))))

let lines = ''

async function openPost(page: Page, panel: Panel) {
  const tag = crypto.randomUUID().slice(0, 8)
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', {
    ...{ title: `On gulls ${tag}`, slug: `gulls-${tag}` },
    body: richText(paragraph('Gulls nest here.'), paragraph('Another line.')),
  })
  await page.goto(panel.at(`/collections/posts/${doc.id}`))
  await expect(page.locator(text)).toContainText('Another line.')
  lines = (await page.locator(text).textContent()) ?? ''
}
