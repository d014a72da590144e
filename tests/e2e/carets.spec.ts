import type { Locator, Page } from '@playwright/test'
import {
  beforeCaret,
  expect,
  open,
  pace,
  saveElsewhere,
  standBehind,
  stored,
  test,
} from '../kit/typed/fixtures.ts'

const text = 'First and last.'

/** Where texts are typed, and a document that has one there. */
const places = [
  { name: 'a text', id: 'title', values: (words: string) => ({ title: words }) },
  { name: 'a textarea', id: 'body', values: (words: string) => ({ body: words }) },
  { name: 'a field of the site', id: 'plain', values: (words: string) => ({ plain: words }) },
  {
    name: 'a row',
    id: 'rows__0__words',
    values: (words: string, row: string) => ({ rows: [{ id: row, words }] }),
  },
  {
    name: 'a block',
    id: 'layout__0__words',
    values: (words: string, row: string) => ({ layout: [{ id: row, blockType: 'part', words }] }),
  },
] as const

const field = (page: Page, id: string): Locator => page.locator(`#field-${id}`)

for (const { name, id, values } of places) {
  test(`33.3 DOC-12 in ${name} the caret stands behind what is undone, and done again`, async ({
    page,
    panel: { server },
  }) => {
    const row = crypto.randomUUID()
    await open(page, server, 'papers', values(text, row))
    const control = field(page, id)
    await standBehind(control, 'First')
    await page.keyboard.type(' one', pace)
    await field(page, 'mail').press('x')
    await standBehind(control, 'one')
    await page.keyboard.type(' two', pace)

    await page.keyboard.press('ControlOrMeta+z')
    await expect(control).toHaveValue('First one and last.')
    expect(await beforeCaret(control)).toBe('First one')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(control).toHaveValue('First one two and last.')
    expect(await beforeCaret(control)).toBe('First one two')

    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.type(' THREE', pace)
    await expect(control).toHaveValue('First one THREE and last.')
  })

  test(`33.3 R1 in ${name} the caret stays at its letter when a hook answers another text`, async ({
    page,
    panel: { server },
  }) => {
    const row = crypto.randomUUID()
    const docId = await open(page, server, 'proofs', values(text, row))
    const control = field(page, id)
    await standBehind(control, 'First')
    await page.keyboard.press('Home')
    await page.keyboard.type('  ', pace)
    await standBehind(control, 'First')
    await page.keyboard.type(' one', pace)
    await page.keyboard.press('ControlOrMeta+s')

    await expect(control).toHaveValue('First one and last.…')
    expect(await beforeCaret(control)).toBe('First one')
    await page.keyboard.type(' two', pace)
    await page.keyboard.press('ControlOrMeta+s')
    await expect
      .poll(() => stored(page, server, 'proofs', docId))
      .toMatchObject(values('First one two and last.…', row))
  })

  test(`33.3 R3 in ${name} the caret stays at its letter when what somebody else wrote is merged`, async ({
    page,
    panel: { server },
  }) => {
    const row = crypto.randomUUID()
    const docId = await open(page, server, 'papers', values(text, row))
    const control = field(page, id)
    await saveElsewhere(page, server, 'papers', docId, values(`At first: ${text} Or not.`, row))
    await field(page, 'mail').press('x')
    await standBehind(control, 'First')
    await page.keyboard.press('ControlOrMeta+s')

    await expect(control).toHaveValue(`At first: ${text} Or not.`)
    expect(await beforeCaret(control)).toBe('At first: First')
    await page.keyboard.type(' X', pace)
    await expect(control).toHaveValue('At first: First X and last. Or not.')
  })
}

test('33.3 what is selected stays selected when a hook answers another text', async ({
  page,
  panel: { server },
}) => {
  await open(page, server, 'proofs', { title: text })
  const control = field(page, 'title')
  await control.press('Home')
  await page.keyboard.type('  ', pace)
  await control.evaluate((input: HTMLInputElement) => input.setSelectionRange(8, 11, 'backward'))
  await page.keyboard.press('ControlOrMeta+s')

  await expect(control).toHaveValue('First and last.…')
  await page.keyboard.type('or', pace)
  await expect(control).toHaveValue('First or last.…')
})
