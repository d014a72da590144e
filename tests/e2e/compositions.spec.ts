import type { Page } from '@playwright/test'
import {
  beforeCaret,
  composer,
  expect,
  open,
  pace,
  saveElsewhere,
  standBehind,
  stored,
  test,
} from '../kit/typed/fixtures.ts'

const line = (page: Page) => page.locator('form [role="status"]').first()

for (const id of ['title', 'body']) {
  test(`33.5 R1 a word that is composed in ${id} is whole when a hook answers another text`, async ({
    page,
    panel: { server, words },
  }) => {
    const docId = await open(page, server, 'galleys', { [id]: 'First and last.' })
    const control = page.locator(`#field-${id}`)
    await expect(control).toHaveValue('First and last.…')
    await standBehind(control, 'First')
    const { compose, finish } = await composer(page)
    await page.keyboard.type(' ')
    await compose('o')
    await compose('on')
    await expect(line(page)).toContainText(words('document.status.saved', { time: '' }).trim())
    expect(await stored(page, server, 'galleys', docId)).toMatchObject({
      [id]: 'First on and last.…',
    })

    await compose('one')
    await finish('one')
    await expect(control).toHaveValue('First one and last.…')
    expect(await beforeCaret(control)).toBe('First one')
    await page.keyboard.type(' two', pace)
    await expect
      .poll(() => stored(page, server, 'galleys', docId))
      .toMatchObject({ [id]: 'First one two and last.…' })
    await expect(control).toHaveValue('First one two and last.…')
  })
}

test('33.5 R1 what a hook puts before a word that is composed stays, and is shown after it', async ({
  page,
  panel: { server, words },
}) => {
  const docId = await open(page, server, 'galleys', { title: 'Script' })
  const control = page.locator('#field-body')
  const { compose, finish } = await composer(page)
  await control.focus()
  await compose('o')
  await compose('on')
  await expect(line(page)).toContainText(words('document.status.saved', { time: '' }).trim())
  await compose('one')
  await expect(control).toHaveValue('one')
  await finish('one')

  await expect(control).toHaveValue('one…')
  expect(await beforeCaret(control)).toBe('one')
  await expect.poll(() => stored(page, server, 'galleys', docId)).toMatchObject({ body: 'one…' })
})

test('33.5 R1 a word that is composed in code leaves what a hook wrote above it', async ({
  page,
  panel: { server, words },
}) => {
  const docId = await open(page, server, 'galleys', { title: 'Script' })
  const source = page.getByRole('textbox', { name: 'Source' })
  await page.locator('[data-field="source"]').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-field="source"] .monaco-editor[role="code"]')).toBeVisible()
  await source.focus()
  await page.keyboard.type('let ', pace)
  const { compose, finish } = await composer(page)
  await compose('o')
  await compose('on')
  await expect(line(page)).toContainText(words('document.status.saved', { time: '' }).trim())
  expect(await stored(page, server, 'galleys', docId)).toMatchObject({
    source: '// checked\nlet on',
  })
  await compose('one')
  await finish('one')
  await page.keyboard.type(' = 1', pace)

  await expect
    .poll(() => stored(page, server, 'galleys', docId))
    .toMatchObject({ source: '// checked\nlet one = 1' })
  await expect(page.locator('[data-field="source"] .view-lines')).toContainText('let one = 1')
})

test('33.5 R3 a field of the site that holds its value whole takes back nothing that others wrote', async ({
  page,
  panel: { server },
}) => {
  const docId = await open(page, server, 'papers', { pair: { left: 'mine', right: 'old' } })
  await saveElsewhere(page, server, 'papers', docId, { pair: { left: 'mine', right: 'theirs' } })
  await page.locator('#field-mail').press('x')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(page.locator('#own-pair')).toContainText('theirs')

  const left = page.locator('#own-pair-left')
  await left.press('End')
  await page.keyboard.type(' and more', pace)
  await page.keyboard.press('Backspace')
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(() => stored(page, server, 'papers', docId))
    .toMatchObject({ pair: { left: 'mine and mor', right: 'theirs' } })
})
