import type { Page } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import { preflightPath } from '#contracts/preflight'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { testOver } from '../kit/test-over.ts'
import { makePage } from '../models/kit/made-page.ts'

/** A site with a check that blocks. */
const strict = testOver('tests/kit/checked-site')

test('20.10 what the checks find is listed with its field, and outdated once someone types @core', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await openPost(page, panel)
  await check(page, panel)

  const said = checks(page).getByRole('status')
  await expect(said).toHaveText(words('preflight.unblocked'))
  await expect(checks(page).getByRole('heading', { level: 2 })).toBeFocused()
  const warnings = checks(page).getByRole('list', {
    name: words('preflight.warnings', { count: 2 }),
  })
  await expect(warnings.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)

  await warnings.getByRole('button', { name: /Title/ }).click()
  const title = page.locator('#field-seo__title')
  await expect(title).toBeFocused()
  await title.fill('Fifty to sixty characters are what a title should have')
  await expect(said).toHaveText(words('preflight.outdated'))
  await expect(button(page, panel, 'preflight.anyway')).toHaveCount(0)

  await button(page, panel, 'preflight.again').click()
  await expect(said).toHaveText(words('preflight.unblocked'))
  await expect(
    checks(page).getByRole('list', { name: words('preflight.warnings', { count: 1 }) }),
  ).toBeVisible()
  await button(page, panel, 'app.close').click()
  await expect(checks(page)).toHaveCount(0)
  await expect(
    page.getByRole('button', { name: words('document.publishing'), exact: true }),
  ).toBeFocused()
})

test('20.10 a document is published in spite of warnings, when someone says so', async ({
  page,
  panel,
}) => {
  const id = await makePage(page, panel)
  await page.goto(panel.at(`/collections/pages/${id}?locale=en`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await check(page, panel)
  await button(page, panel, 'preflight.anyway').click()

  await expect(checks(page)).toHaveCount(0)
  await expect
    .poll(async () => (await ask(page, panel, 'GET', `/pages/${id}?depth=0`))._status)
    .toBe('published')
})

test('20.10 what could not be checked is said, and is no pass', async ({ page, panel }) => {
  const { words } = panel
  await openPost(page, panel)
  const endpoint = `**/api${preflightPath}*`
  await page.route(endpoint, (route) => route.abort())
  await check(page, panel)

  const said = checks(page).getByRole('status')
  await expect(said).toHaveText(
    words('preflight.unavailable', { reason: words('problem.server.unreachable') }),
  )
  await expect(button(page, panel, 'preflight.anyway')).toHaveCount(0)

  await page.unroute(endpoint)
  const text = 'This link couldn’t be checked: https://site.example'
  await page.route(endpoint, (route) =>
    route.fulfill({
      json: { findings: [], unchecked: [{ check: 'externalLinks', path: 'title', text }] },
    }),
  )
  await button(page, panel, 'preflight.again').click()
  await expect(said).not.toHaveText(words('preflight.clear'))
  const unchecked = checks(page).getByRole('list', {
    name: words('preflight.unchecked', { count: 1 }),
  })
  await expect(unchecked).toContainText(text)
})

test('20.10 LIST-4 who publishes several is told first which the checks warn of', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const slug = `warned-${crypto.randomUUID()}`
  const post = { title: 'A post', slug, ...(await whatIsRequired(page, panel)) }
  await ask(page, panel, 'POST', '/posts?draft=true', post)
  await page.goto(at(`/collections/posts?where[or][0][and][0][slug][equals]=${slug}`))
  await page.getByLabel(words('selection.page')).check()
  await page.getByRole('button', { name: words('bulk.action.publish'), exact: true }).click()

  const question = page.getByRole('dialog')
  await expect(question.getByText(words('bulk.warned', { count: 1, number: 1 }))).toBeVisible()
  await expect(question.getByRole('listitem')).toContainText(/Title.*:/)
  await expectAccessible(page)
  await page.locator('#bulk-confirm').click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText(words('bulk.told.publish', { count: 1, number: 1 }))).toBeVisible()
})

test('20.10 DOC-15 who plans a publication hears what the checks warn of', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await openPost(page, panel, await whatIsRequired(page, panel))
  await page.getByRole('button', { name: words('document.publishing'), exact: true }).click()
  await page.getByRole('menuitem', { name: words('schedule.open') }).click()
  const dialog = page.getByRole('dialog', { name: words('schedule.title') })
  await dialog.getByLabel(words('schedule.at')).fill('2099-03-04T09:30')
  await dialog.getByRole('button', { name: words('schedule.plan') }).click()
  await expect(dialog.getByText(words('schedule.warnings', { count: 2 }))).toBeVisible()
  await expectAccessible(page)
})

test('20.10 RICH-5 what is found inside a text leads to its very block', async ({
  page,
  panel,
}) => {
  const target = await makePage(page, panel)
  const id = await makePage(page, panel, { article: articleWithLinkTo(target) })
  await page.goto(panel.at(`/collections/pages/${id}?locale=en`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await check(page, panel)
  const found = checks(page).getByRole('button', { name: /^Article [^›]+$/ })
  await found.click()

  const link = page.getByRole('textbox', { name: 'Article' }).getByText('the draft')
  await expect(link).toBeInViewport()
  await expect
    .poll(() => page.evaluate(() => window.getSelection()?.toString()))
    .toBe('See the draft')
})

strict(
  '20.10 a problem that blocks is told at its field, and never published past',
  async ({ page, panel }) => {
    const { words } = panel
    await page.goto(panel.at('/collections/notes/create'))
    const title = page.locator('#field-title')
    await title.fill('Buy now!')
    await check(page, panel)
    await expect(checks(page).getByRole('status')).toHaveText(words('preflight.blocked'))
    const blocking = checks(page).getByRole('list', {
      name: words('preflight.blocking', { count: 1 }),
    })
    await expect(blocking).toContainText('Don’t shout.')
    await expect(button(page, panel, 'preflight.anyway')).toHaveCount(0)
    await button(page, panel, 'app.close').click()

    await page.getByRole('button', { name: words('document.publish'), exact: true }).click()
    await expect(page.locator('[data-field="title"]')).toContainText('Don’t shout.')
    await expect(title).toBeFocused()
    await title.fill('Buy now')
    await page.getByRole('button', { name: words('document.publish'), exact: true }).click()
    await expect(page.locator('[data-field="title"]')).not.toContainText('Don’t shout.')
    await expect(page.getByText(words('document.publishChanges'), { exact: true })).toBeVisible()
  },
)

const checks = (page: Page) => page.locator('#preflight')

const button = (page: Page, { words }: Panel, name: Parameters<Panel['words']>[0]) =>
  checks(page).getByRole('button', { name: words(name), exact: true })

async function check(page: Page, { words }: Panel): Promise<void> {
  await page.getByRole('button', { name: words('document.publishing'), exact: true }).click()
  await page.getByRole('menuitem', { name: words('preflight.open') }).click()
}

async function whatIsRequired(page: Page, panel: Panel): Promise<DocumentData> {
  const path = '/posts?limit=1&depth=0&where[_status][equals]=published'
  const { docs } = await ask(page, panel, 'GET', path)
  const { author, body, excerpt } = docs[0]
  return { author, body, excerpt }
}

/** A long one, whose last paragraph has a link to a page that isn’t published. */
function articleWithLinkTo(value: number): DocumentData {
  const block = { version: 1, direction: 'ltr', format: '', indent: 0 }
  const text = (text: string) => ({
    ...{ type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' },
  })
  const paragraph = (...children: DocumentData[]) => ({
    ...{ ...block, type: 'paragraph', textFormat: 0, children },
  })
  const link = {
    ...{
      ...block,
      type: 'link',
      version: 3,
      id: crypto.randomUUID(),
      children: [text('the draft')],
    },
    fields: { linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value } },
  }
  const fill = Array.from({ length: 60 }, (_, index) => paragraph(text(`Paragraph ${index}.`)))
  return {
    root: { ...block, type: 'root', children: [...fill, paragraph(text('See '), link)] },
  }
}

/** A draft without the texts for search engines. */
async function openPost(page: Page, panel: Panel, values: DocumentData = {}): Promise<number> {
  const slug = `checked-${crypto.randomUUID()}`
  const data = { title: 'A post', slug, ...values }
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', data)
  await page.goto(panel.at(`/collections/posts/${doc.id}?locale=en`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  return doc.id
}
