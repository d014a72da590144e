import type { Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { testOver } from '../kit/test-over.ts'

/** Each language of a card has a status of its own. */
const test = testOver('tests/kit/two-languages')

test('33.12 DOC-5 one language is unpublished alone, and the question says which', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await publishedCard(page, panel)
  await open(page, panel, id, 'de')
  const question = await unpublish(page, panel)
  const said = { title: 'Eins', language: 'German' }
  await expect(question).toContainText(words('document.confirmUnpublish.inLanguage.title', said))
  await expect(question).toContainText(words('document.confirmUnpublish.inLanguage.text', said))
  await expectAccessible(page)
  await button(question, words('document.confirmUnpublish.confirm')).click()

  await expect(question).toHaveCount(0)
  await expect(button(page, words('document.publishing'))).toHaveAttribute('aria-disabled', 'true')
  expect(await statuses(page, panel, id)).toEqual({ en: 'published', de: 'draft' })
  await page.locator('#field-title').fill('Zwei')
  await page.keyboard.press('ControlOrMeta+s')
  await expect.poll(async () => (await draft(page, panel, id)).title).toBe('Zwei')
  expect(await statuses(page, panel, id)).toEqual({ en: 'published', de: 'draft' })
})

test('33.12 DOC-5 all languages are unpublished at once, although one lacks its title', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await publishedCard(page, panel, null)
  await open(page, panel, id, 'en')
  const question = await unpublish(page, panel)
  await question.locator('#unpublish-all').click()
  const title = words('document.confirmUnpublish.title', { title: 'One' })
  await expect(page.getByRole('alertdialog')).toContainText(title)
  await button(page, words('document.confirmUnpublish.all')).click()

  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect.poll(() => statuses(page, panel, id)).toEqual({ en: 'draft', de: 'draft' })
  await expect(page.locator('#field-title')).toHaveValue('One')
})

const button = (within: Pick<Page, 'getByRole'>, name: string) =>
  within.getByRole('button', { name, exact: true })

async function open(page: Page, { at }: Panel, id: number, locale: string): Promise<void> {
  await page.goto(at(`/collections/cards/${id}?locale=${locale}`))
  await expect(page.locator('#field-title')).toBeVisible()
}

async function unpublish(page: Page, { words }: Panel) {
  await button(page, words('document.publishing')).click()
  await page.getByRole('menuitem', { name: words('document.unpublish') }).click()
  return page.getByRole('alertdialog')
}

/** Public in both languages. */
async function publishedCard(page: Page, panel: Panel, german: string | null = 'Eins') {
  const made = { title: 'One', _status: 'published' }
  const { doc } = await ask(page, panel, 'POST', '/cards?locale=en', made)
  const { id } = doc as { id: number }
  if (german !== null) {
    const body = { title: german, _status: 'published' }
    await ask(page, panel, 'PATCH', `/cards/${id}?locale=de`, body)
  }
  expect(await statuses(page, panel, id)).toEqual({ en: 'published', de: 'published' })
  return id
}

async function statuses(page: Page, panel: Panel, id: number) {
  const read = (locale: string) => ask(page, panel, 'GET', `/cards/${id}?locale=${locale}&depth=0`)
  return { en: (await read('en'))._status, de: (await read('de'))._status }
}

const draft = (page: Page, panel: Panel, id: number) =>
  ask(page, panel, 'GET', `/cards/${id}?locale=de&depth=0&draft=true`)
