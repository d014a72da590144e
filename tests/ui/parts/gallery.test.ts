// @module-tag slow
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findings, openGallery } from './open-gallery.ts'

let gallery: Awaited<ReturnType<typeof openGallery>>
beforeAll(async () => {
  gallery = await openGallery()
}, 120_000)
afterAll(() => gallery.close())

describe('every part in every state', () => {
  test.each([
    ['light', '?theme=light', 1280],
    ['dark', '?theme=dark', 1280],
    ['right to left', '?dir=rtl', 1280],
    ['a phone', '', 360],
    ['a phone in the dark', '?theme=dark', 360],
  ])('axe finds nothing: %s', async (_, query, width) => {
    const page = await gallery.open(query, width)

    expect(await findings(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.context().close()
  })
})

describe('an overlay', () => {
  let page: Page
  beforeEach(async () => {
    page = await gallery.open()
    return () => page.context().close()
  })
  const focused = () => page.locator(':focus')
  const button = (name: string) => page.getByRole('button', { name, exact: true })

  test('R5 a dialog left by Escape gives the page and the focus back', async () => {
    await button('Ask before leaving').click()
    const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await dialog.waitFor()
    expect(await findings(page)).toEqual([])
    expect(await page.locator('#root').getAttribute('inert')).not.toBeNull()

    await page.keyboard.press('Escape')

    await dialog.waitFor({ state: 'detached' })
    expect(await focused().textContent()).toBe('Ask before leaving')
    expect(await page.locator('#root').getAttribute('inert')).toBeNull()
  })

  test('R5 a list in a dialog under a dialog: Escape leaves them one by one', async () => {
    await button('Dialog with a form').click()
    const form = page.getByRole('dialog', { name: 'Choose authors' })
    await form.getByLabel('Tags').click()
    await page.getByRole('option', { name: 'rooms' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('listbox').waitFor({ state: 'detached' })
    await button('Ask again').click()
    await page.getByRole('dialog', { name: 'A question on a question' }).waitFor()
    expect(await findings(page)).toEqual([])

    await page.keyboard.press('Escape')
    await page
      .getByRole('dialog', { name: 'A question on a question' })
      .waitFor({ state: 'detached' })
    expect(await form.isVisible()).toBe(true)
    expect(await focused().textContent()).toBe('Ask again')

    await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    expect(await focused().textContent()).toBe('Dialog with a form')
  })

  test('R5 a dialog in a dialog keeps the page out of reach until the last one is gone', async () => {
    await button('Dialog with a form').click()
    await button('Ask again').click()
    await page.getByRole('dialog', { name: 'A question on a question' }).waitFor()

    await page.keyboard.press('Escape')
    await page
      .getByRole('dialog', { name: 'A question on a question' })
      .waitFor({ state: 'detached' })

    expect(await page.locator('#root').getAttribute('inert')).not.toBeNull()
  })

  test('a menu is walked by keys; what is refused says why and stays', async () => {
    await button('More actions').last().press('Enter')
    await page.getByRole('menu').waitFor()
    expect(await findings(page)).toEqual([])
    expect(await page.getByRole('menuitem', { name: /Publish/ }).textContent()).toContain(
      '2 fields need attention.',
    )

    await page.getByRole('menuitemradio', { name: 'Dark' }).click()

    await button('More actions').last().click()
    const dark = page.getByRole('menuitemradio', { name: 'Dark' })
    expect(await dark.getAttribute('aria-checked')).toBe('true')
  })

  test.each([
    [['Enter', 'Enter']],
    [['Space', 'Enter']],
    [['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']],
    [['ArrowUp', 'Home', 'Enter']],
  ])('a menu loses no key of fast fingers: %j chooses the first entry', async (keys) => {
    const trigger = button('More actions').last()
    const window = await page.context().newCDPSession(page)
    await window.send('Emulation.setCPUThrottlingRate', { rate: 8 })
    await trigger.focus()

    await Promise.all(keys.map((key) => page.keyboard.press(key)))

    await page.getByRole('status').filter({ hasText: 'Duplicated' }).waitFor()
    await page.getByRole('menu').waitFor({ state: 'detached' })
    expect(await trigger.evaluate((element) => element === document.activeElement)).toBe(true)
  })

  test('a toast is read out, and can be closed by name', async () => {
    await button('Toast').click()
    const toast = page.getByRole('status').filter({ hasText: 'Duplicated' })
    await toast.waitFor()
    // A press that begins on the button and ends beside it, because the toast came up, is none.
    await toast.and(page.locator('[data-mounted]')).waitFor()
    await toast.evaluate((here) => Promise.all(here.getAnimations().map((one) => one.finished)))

    await toast.getByRole('button', { name: 'Close' }).click()

    await toast.waitFor({ state: 'detached' })
  })
})

describe('a control', () => {
  let page: Page
  beforeEach(async () => {
    page = await gallery.open()
    return () => page.context().close()
  })

  test('a choice among many is searched by typing and taken by Enter', async () => {
    const author = page.getByRole('combobox', { name: 'Author' })

    await author.click()
    await page.keyboard.type('be')
    await page.keyboard.press('Enter')

    expect(await author.inputValue()).toBe('Ben Adeyemi')
  })

  test('39.1 Enter before the highlight chooses the first of several at once', async () => {
    const tags = page.getByRole('combobox', { name: 'Tags' })

    // In one task: nothing is drawn between what is typed and Enter.
    await tags.evaluate((input: HTMLInputElement) => {
      input.focus()
      document.execCommand('insertText', false, 'roo')
      const enter = { key: 'Enter', bubbles: true, cancelable: true }
      input.dispatchEvent(new KeyboardEvent('keydown', enter))
    })

    await page.getByRole('button', { name: 'Remove rooms' }).waitFor()
    expect(await tags.inputValue()).toBe('')
  })

  test('39.1 an item that somebody went to is what Enter chooses', async () => {
    const author = page.getByRole('combobox', { name: 'Author' })

    await author.click()
    await page.keyboard.type('a')
    await page.keyboard.press('End')
    await page.locator('[data-highlighted]', { hasText: 'Chiara' }).first().waitFor()
    await page.keyboard.press('Enter')

    expect(await author.inputValue()).toBe('Chiara Neri')
  })

  test('a search that is left leaves what was chosen', async () => {
    const author = page.getByRole('combobox', { name: 'Author' })

    await author.click()
    await page.keyboard.type('nobody')
    await page.keyboard.press('Escape')

    expect(await author.inputValue()).toBe('Anna Kowal')
  })

  test('Backspace in an empty search takes the last chosen away', async () => {
    await page.getByRole('combobox', { name: 'Tags' }).press('Backspace')

    await page.getByRole('button', { name: 'Remove calm' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: 'Remove tools' }).isVisible()).toBe(true)
  })

  test('a refused button stays in the tab order and says why', async () => {
    const refused = page.getByRole('button', { name: 'Refused primary' })

    await refused.focus()

    expect(await page.getByRole('tooltip').first().textContent()).toBe(
      'Nothing has changed since 12:03:04.',
    )
    expect(await page.getByRole('tooltip').first().isVisible()).toBe(true)
    expect(await refused.getAttribute('aria-disabled')).toBe('true')
  })

  test('a field is heard with its error and its description', async () => {
    const tags = page.getByRole('combobox', { name: 'Tags' })
    const heard = ((await tags.getAttribute('aria-describedby')) ?? '').split(' ')

    const notes = await Promise.all(heard.map((id) => page.locator(`[id="${id}"]`).textContent()))

    expect(notes).toEqual(['At most three.', 'The first one names the section.'])
  })

  test('VAL-7 a wrong field says that it is wrong', async () => {
    const email = page.getByRole('textbox', { name: 'Email' })

    expect(await email.getAttribute('aria-invalid')).toBe('true')
  })

  test.each([
    ['', 'ArrowRight'],
    ['?dir=rtl', 'ArrowLeft'],
  ])('tabs follow the arrow keys in the reading direction%s', async (query, forwards) => {
    const other = await gallery.open(query)
    await other.getByRole('tab', { name: 'Content' }).press(forwards)

    const chosen = other.getByRole('tab', { name: /Search engines/ })
    expect(await chosen.getAttribute('aria-selected')).toBe('true')
    expect(await other.getByText('Words.', { exact: true }).isVisible()).toBe(true)
    expect(await other.getByText('The page itself.').count()).toBe(1)
    await other.context().close()
  })
})
