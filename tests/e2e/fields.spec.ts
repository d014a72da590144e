import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { writeIn, writerOf } from '../kit/rich-text.ts'
import type { Words } from '../kit/words.ts'

const sourceIn: Readonly<Record<string, string>> = { en: 'Source', de: 'Quelle' }

test('CFG-4 DOC-9 a whole post is written, kept, and read again @core', async ({
  page,
  language,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/posts/create?locale=en'))
  await page.locator('#field-title').fill('Fields <b>at work</b>')
  await page.locator('#field-excerpt').fill('Everything that a post can hold, typed by hand.')
  await writeIn(writerOf(page, 'body'), 'One line.\n\nAnother.')
  const author = await chooseFirst(page, 'author')
  const category = await chooseFirst(page, 'categories')
  await page.locator('#field-publishedAt').fill('2026-11-21T09:30')
  await page.locator('#field-audience').selectOption('subscribers')
  await page.locator('#field-featured').check()

  await page.getByRole('tab').nth(1).click()
  await page.locator('#field-kind').getByRole('radio').nth(2).check()
  await page.locator('#field-readingMinutes').fill('7')
  await page.locator('#field-contact').fill('letters@magazine.example')
  const sources = page.locator('[data-field="sources"]')
  await sources
    .getByRole('button', { name: words('field.rows.add', { name: sourceIn[language]! }) })
    .click()
  await expect(page.locator('#field-sources__0__title')).toBeFocused()
  await page.keyboard.type('A source')
  await page.locator('#field-sources__0__url').fill('https://source.example')
  await expectAccessible(page)

  await page.locator('#action-save-draft').click()
  await expect(page).toHaveURL(/\/collections\/posts\/\d+\?locale=en$/)
  await expectSaved(page, words)
  await page.reload()

  await expect(page.locator('#field-title')).toHaveValue('Fields <b>at work</b>')
  await expect(writerOf(page, 'body').locator('p')).toHaveText(['One line.', 'Another.'])
  await expect(page.locator('#field-publishedAt')).toHaveValue('2026-11-21T09:30')
  await expect(page.locator('#field-audience')).toHaveValue('subscribers')
  await expect(page.locator('#field-featured')).toBeChecked()
  await expect(page.locator('#field-author')).toHaveValue(author)
  await expect(page.locator('[data-field="categories"]')).toContainText(category)
  await page.getByRole('tab').nth(1).click()
  await expect(page.locator('#field-kind').getByRole('radio').nth(2)).toBeChecked()
  await expect(page.locator('#field-readingMinutes')).toHaveValue('7')
  await expect(page.locator('#sources-row-0')).toContainText('01A source')
})

test('VAL-7 a publication that is refused opens the tab and the row of the first wrong field @both @core', async ({
  page,
  language,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/posts/create?locale=en'))
  await page.locator('#field-title').fill('Refused')
  await page.locator('#field-excerpt').fill('Long enough to be an excerpt of a post.')
  await writeIn(writerOf(page, 'body'), 'Text.')
  await chooseFirst(page, 'author')
  await page.getByRole('tab').nth(1).click()
  const sources = page.locator('[data-field="sources"]')
  await sources
    .getByRole('button', { name: words('field.rows.add', { name: sourceIn[language]! }) })
    .click()
  await page.locator('#field-sources__0__url').fill('https://source.example')
  await page.locator('#sources-row-0 [data-part="toggle"]').click()
  await expect(page.locator('#field-sources__0__url')).toHaveCount(0)
  await page.getByRole('tab').nth(0).click()

  await page.locator('#action-save').click()

  const title = page.locator('#field-sources__0__title')
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription(/./)
  await expect(page.getByRole('tab').nth(1)).toContainText('1')
  await expectAccessible(page)
})

test('what the site draws in a closed tab is fetched before it opens: nothing moves below the pointer', async ({
  page,
  panel: { at },
}) => {
  const fetched = ['ReadingTime', 'SourceLabel'].map((name) =>
    page.waitForResponse((response) => response.url().includes(`/assets/site/${name}`)),
  )
  await page.goto(at('/collections/posts/create?locale=en'))
  await Promise.all(fetched)
  await expect(page.getByRole('tab').nth(0)).toHaveAttribute('aria-selected', 'true')
})

test('I18N-2 a localized field says in which language it is written @both', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/categories'))
  await page.getByRole('link', { name: 'Design' }).click()
  await expect(page.locator('#field-name')).toHaveValue('Design')
  await page.goto(`${page.url().split('?')[0]}?locale=de`)

  const mark = words('field.localized', { locale: 'de' })
  await expect(page.locator('[data-field="name"]')).toContainText(mark)
  await expect(page.locator('[data-field="colour"]')).not.toContainText(mark)
})

test('UPL-5 a picture is chosen, saved and shown, and another document uses it @core', async ({
  page,
  panel: { at, words },
}) => {
  const name = `dot-${Date.now()}.png`
  await page.goto(at('/collections/media/create?locale=en'))
  await page
    .locator('#field-file')
    .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  await expect(page.locator('[data-field="file"]')).toContainText(name)
  await page.locator('#field-alt').fill('A dot')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/media\/\d+/)
  await expectSaved(page, words)
  await expect(page.locator('[data-field="file"]')).toContainText('image/png')
  await expect(page.locator('[data-field="file"] img')).toBeVisible()

  await page.goto(at('/collections/authors/create'))
  await page.locator('#field-name').fill('Dotty')
  const portrait = page.locator('[data-field="portrait"]')
  await portrait.getByRole('combobox').fill(name)
  await page.getByRole('option', { name }).click()
  await expect(portrait.locator('img')).toBeVisible()
  await expectAccessible(page)
})

test('DOC-12 UPL-5 a file that was saved in another’s place is neither taken back nor sent again', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/media/create?locale=en'))
  const choose = (name: string) =>
    page
      .locator('#field-file')
      .setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') })
  const save = async () => {
    await page.locator('#action-save').click()
    await expectSaved(page, words)
  }
  await choose(`first-${Date.now()}.png`)
  await page.locator('#field-alt').fill('A dot')
  await save()
  await expect(page).toHaveURL(/\/collections\/media\/\d+/)
  await page.reload()
  await page.locator('#field-alt').fill('A small dot')
  await choose(`second-${Date.now()}.png`)
  await save()

  const alt = page.locator('#field-alt')
  await page.locator('#action-undo').click()
  await expect(alt).toHaveValue('A dot')
  await page.locator('#action-redo').click()
  await expect(alt).toHaveValue('A small dot')
  await expect(page.locator('#action-redo')).toHaveAccessibleDescription(
    words('document.nothingToRedo'),
  )
  await expectSaved(page, words)
})

test('the fields fit a phone @phone', async ({ page, panel: { at } }) => {
  await page.goto(at('/globals/settings'))
  await expect(page.locator('#field-title')).toBeVisible()

  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  await expect.poll(() => page.evaluate(overflow)).toBe(0)
})

test('RICH-5 the toolbar of a text stands upon the bar of buttons, without a gap @phone', async ({
  page,
  panel: { at },
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(at('/collections/pages/create'))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  const article = page.locator('#field-article[role="textbox"]')
  await article.scrollIntoViewIfNeeded()
  await article.click()
  for (let line = 0; line < 40; line += 1) await page.keyboard.press('Enter')
  await article.evaluate((text) => text.scrollIntoView({ block: 'start' }))
  const bar = page.locator('#action-save').locator('xpath=ancestor::div[2]')
  const gap = async () => {
    const toolbar = await page.locator('[role="toolbar"][data-look="fixed"]').last().boundingBox()
    const foot = await bar.boundingBox()
    return Math.round(foot!.y - (toolbar!.y + toolbar!.height))
  }
  await expect.poll(gap).toBe(0)
})

test.describe('in German', () => {
  test.use({ language: 'de', locale: 'de-DE' })

  test('all that one can press below a document is on a phone’s screen @phone', async ({
    page,
    panel: { at },
  }) => {
    await page.goto(at('/collections/posts/1'))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    await page.locator('#field-title').fill('Bearbeitet')
    await expect(page.locator('#action-save')).toBeEnabled()

    for (const button of await page.locator('main header').getByRole('button').all()) {
      await expect(button).toBeInViewport({ ratio: 1 })
    }
  })
})

/** Takes the first document that a relationship offers; the words that stand for it. */
async function chooseFirst(page: Page, field: string): Promise<string> {
  await page.locator(`[data-field="${field}"]`).getByRole('combobox').click()
  const first = page.getByRole('listbox').getByRole('option', { disabled: false }).first()
  const words = (await first.textContent()) ?? ''
  await first.click()
  await page.keyboard.press('Escape')
  return words.trim()
}

const expectSaved = (page: Page, words: Words) =>
  expect(
    page.getByText(new RegExp(`^${words('document.status.saved', { time: '' }).trim()} \\d`)),
  ).toBeVisible()

/** A PNG of one pixel. */
const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
