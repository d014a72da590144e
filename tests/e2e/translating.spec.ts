import { expectAtTrigger } from '../kit/at-trigger.ts'
import {
  bar,
  expect,
  expectAccessible,
  halfTranslated,
  save,
  saved,
  show,
  source,
  test,
  text,
} from '../kit/translated-site/fixtures.ts'

test.use({ magazine: 'translated' })

/** As the site's config calls the language in the panel's own. */
const german = { en: 'German', de: 'Deutsch' } as const

test('39.3 a document is translated beside its source, field by field @both', async ({
  page,
  panel,
  language,
}) => {
  const { words } = panel
  const id = await halfTranslated(page, panel)
  const progress = (done: string) =>
    words('translation.progressIn', { language: german[language as 'en'], done, all: '4' })
  await show(page, panel, id, 'en')
  await expectAtTrigger(page, page.locator('#translation-toggler'))
  await page.locator('#translation-toggler').click()
  const into = page.locator('[data-value="translate-into-de"]')
  await expect(into).toContainText(words('translation.count', { done: '0', all: '4' }))
  await into.click()

  await expect(bar(page, panel).getByText(progress('0'))).toBeVisible()
  await expect(page.locator('#field-title')).toBeFocused()
  await expect(source(page, 'title')).toContainText(words('translation.outdated'))
  await expect(source(page, 'title').locator('ins')).toHaveText(/old/)
  await expect(source(page, 'body')).toContainText('Gulls and ropes.')
  await expect(source(page, 'body')).toContainText(words('translation.missing'))
  await expect(source(page, 'sections.0.heading')).toContainText('Opening hours')
  await expect(page.locator('#field-slug')).toHaveCount(0)
  await expectAccessible(page)

  await page.locator('#field-title').fill('Der alte Hafen')
  await page.keyboard.press('F8')
  await expect(page.locator('#field-body')).toBeFocused()
  await page.keyboard.type('Möwen und Taue.')
  await page.keyboard.press('F8')
  await expect(page.locator('#field-sections__0__heading')).toBeFocused()
  await page.keyboard.type('Öffnungszeiten')
  await expect(bar(page, panel).getByText(progress('3'))).toBeVisible()
  await expect(source(page, 'title')).not.toContainText(words('translation.outdated'))
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => saved(page, panel, id, 'de'))
    .toMatchObject({
      ...{ title: 'Der alte Hafen', body: 'Möwen und Taue.' },
      sections: [{ heading: 'Öffnungszeiten' }],
    })
  expect(await saved(page, panel, id, 'en')).toMatchObject({ title: 'The old harbour' })
  await expect(bar(page, panel).getByText(progress('3'))).toBeVisible()
})

test('39.3 people say that a translation still fits', async ({ page, panel }) => {
  const { words } = panel
  const id = await halfTranslated(page, panel)
  await show(page, panel, id, 'de')
  await page.locator('#translation-toggler').click()
  const title = source(page, 'title')
  await title.getByRole('button', { name: words('translation.stillFits') }).click()
  await expect(title).not.toContainText(words('translation.outdated'))
  await expect(page.locator('#field-title')).toBeFocused()

  await page.reload()
  await expect(source(page, 'body')).toBeVisible()
  await expect(title).toHaveCount(0)
  await page.getByRole('button', { name: words('translation.all') }).click()
  await expect(title).toContainText('The old harbour')
  await expect(title).not.toContainText(words('translation.outdated'))
  await expect(page.locator('#field-slug')).toBeVisible()
})

test('39.3 copies the source, as a whole and paragraph by paragraph', async ({ page, panel }) => {
  const { words } = panel
  const id = await halfTranslated(page, panel)
  await show(page, panel, id, 'de')
  await page.locator('#translation-toggler').click()
  const english = { language: 'English' }
  const article = source(page, 'article')
  const paragraphs = article.getByRole('button', {
    name: words('translation.copyParagraph', english),
  })
  await paragraphs.nth(1).click()
  const editor = page.locator('[data-field="article"] [contenteditable="true"]')
  await expect(editor).toHaveText('Bring a coat.')
  await paragraphs.nth(0).click()
  await expect(editor.locator('p')).toHaveText(['It opens at eight.', 'Bring a coat.'])

  const body = source(page, 'body')
  await body.getByRole('button', { name: words('field.fallback.copy', english) }).click()
  await expect(page.locator('#field-body')).toHaveValue('Gulls and ropes.')
  await expect(page.locator('#field-body')).toBeFocused()
  // It is an edit like any other.
  await page.keyboard.press('ControlOrMeta+z')
  await expect(page.locator('#field-body')).toHaveValue('')
})

test('39.3 changes of the source arrive while somebody translates', async ({ page, panel }) => {
  const { words } = panel
  const id = await halfTranslated(page, panel)
  await save(page, panel, id, 'de', {
    article: text('Es öffnet um acht.', 'Nimm einen Mantel mit.'),
  })
  await show(page, panel, id, 'de')
  await page.locator('#translation-toggler').click()
  await expect(source(page, 'body')).toContainText('Gulls and ropes.')
  await page.locator('#field-body').fill('Möwen')

  await save(page, panel, id, 'en', {
    body: 'Gulls, ropes and tar.',
    article: text('It opens at nine.', 'Bring a coat.'),
  })
  await expect(source(page, 'body')).toContainText('Gulls, ropes and tar.')
  await expect(page.locator('#field-body')).toHaveValue('Möwen')
  const article = source(page, 'article')
  await expect(article).toContainText(words('translation.outdated'))
  await expect(article.locator('del')).toHaveText('eight')
  await expect(article.locator('ins')).toHaveText('nine')
})

test('39.3 the menu of languages says how far each translation is', async ({ page, panel }) => {
  const { words } = panel
  const id = await halfTranslated(page, panel)
  await show(page, panel, id, 'en')
  const menu = words('shell.contentLocaleIs', { locale: 'English' })
  await page.getByRole('button', { name: menu }).click()
  const choice = page.getByRole('menuitemradio', { name: /German/ })
  await expect(choice).toContainText(words('translation.count', { done: '0', all: '4' }))
})

test('39.3 the form is the ordinary one again once somebody stops', async ({ page, panel }) => {
  const { words } = panel
  const id = await halfTranslated(page, panel)
  await show(page, panel, id, 'de')
  await page.locator('#translation-toggler').click()
  await expect(source(page, 'title')).toBeVisible()
  await page.locator('#translation-toggler').click()
  await expect(source(page, 'title')).toHaveCount(0)
  await expect(bar(page, panel)).toHaveCount(0)
  await expect(page.locator('#field-slug')).toBeVisible()
  await page.goto(panel.at('/collections/categories'))
  await expect(page.getByRole('button', { name: words('translation.open') })).toHaveCount(0)
})
