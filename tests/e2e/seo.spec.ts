import type { Page } from '@playwright/test'
import { generatePath } from '#contracts/seo'
import { holdRequests } from '../../testing/browser/index.ts'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'

test('20.9 SEO-1 SEO-2 SEO-3 title, description and picture are judged, generated and previewed', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const title = 'The quiet tools that still make good magazines'
  const id = await makePost(page, panel, { title })
  await open(page, panel, id)

  const overview = page.locator('[data-part="seo-overview"]')
  await expect(overview).toHaveText(words('seo.checks', { current: 0, total: 3 }))
  await expect(length(page, 'seo.title')).toContainText(words('seo.length.missing'))
  await expect(length(page, 'seo.title')).toContainText(
    words('seo.characters.needed', { count: 50 }),
  )

  await page.locator('#field-seo__title').fill('x'.repeat(46))
  await expect(length(page, 'seo.title')).toContainText(words('seo.length.almostThere'))
  await expect(length(page, 'seo.title')).toContainText(
    words('seo.characters.needed', { count: 4 }),
  )
  await page.locator('#field-seo__title').fill('x'.repeat(61))
  await expect(length(page, 'seo.title')).toContainText(words('seo.length.tooLong'))
  await expect(length(page, 'seo.title')).toContainText(
    words('seo.characters.tooMany', { count: 1 }),
  )

  await generate(page, panel, 'seo.title').click()
  await expect(page.locator('#field-seo__title')).toHaveValue(`${title} – Recto`)
  await expect(length(page, 'seo.title')).toContainText(words('seo.length.good'))
  await expect(overview).toHaveText(words('seo.checks', { current: 1, total: 3 }))

  const picture = page.locator('[data-field="seo.image"]')
  await expect(picture).toContainText(words('seo.image.none'))
  await generate(page, panel, 'seo.image').click()
  await expect(picture).toContainText(words('seo.image.good'))
  await expect(overview).toHaveText(words('seo.checks', { current: 2, total: 3 }))

  const result = page.getByRole('region', { name: words('seo.preview.result') })
  await expect(result).toContainText(`${title} – Recto`)
  await expect(result).toContainText(/\/posts\/seo-/)
  expect((await result.locator('> div').boundingBox())?.width).toBeLessThanOrEqual(600)
  const card = page.getByRole('region', { name: words('seo.preview.card') })
  await expect(card.getByRole('presentation')).toBeVisible()
  await expectAccessible(page)

  await picture.getByRole('button', { name: words('seo.undo') }).click()
  await expect(picture).toContainText(words('seo.image.none'))
})

test('20.9 SEO-3 what was typed survives an empty answer, a refusal and a late answer', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await open(page, panel, await makePost(page, panel, { title: 'T', seo: { title: 'Typed' } }))
  const field = page.locator('#field-seo__title')
  const status = page.locator('[data-field="seo.title"]').getByRole('status')
  const endpoint = `**/api${generatePath('title')}*`

  await page.route(endpoint, (route) => route.fulfill({ status: 403, json: {} }))
  await generate(page, panel, 'seo.title').click()
  await expect(status).toContainText(words('seo.failed', { label: 'Title' }))
  await expect(field).toHaveValue('Typed')

  await page.unroute(endpoint)
  await page.route(endpoint, (route) => route.fulfill({ json: { result: '' } }))
  await status.getByRole('button', { name: words('app.tryAgain') }).click()
  await expect(status).toContainText(words('seo.empty'))
  await expect(field).toHaveValue('Typed')
  await status.getByRole('button', { name: words('seo.clear') }).click()
  await expect(field).toHaveValue('')
  await status.getByRole('button', { name: words('seo.undo') }).click()
  await expect(field).toHaveValue('Typed')

  await page.unroute(endpoint)
  const held = await holdRequests(page, new RegExp(`/api${generatePath('title')}`))
  await generate(page, panel, 'seo.title').click()
  await held.expectAsked()
  await field.fill('Typed meanwhile')
  await (await held.next()).fulfill({ json: { result: 'Late' } })
  await expect(status).toContainText(words('seo.offered', { value: 'Late' }))
  await expect(field).toHaveValue('Typed meanwhile')
  await status.getByRole('button', { name: words('seo.use') }).click()
  await expect(field).toHaveValue('Late')
})

const length = (page: Page, path: string) =>
  page.locator(`[data-field="${path}"] [data-part="seo-length"]`)

const labels: Record<string, string> = { 'seo.title': 'Title', 'seo.image': 'Image' }

const generate = (page: Page, { words }: Panel, path: string) =>
  page
    .locator(`[data-field="${path}"] [data-part="seo-generate"]`)
    .getByRole('button', { name: words('seo.generateNamed', { label: labels[path]! }) })

async function makePost(page: Page, panel: Panel, values: object): Promise<number> {
  const { docs } = await ask(page, panel, 'GET', '/media?limit=1&where[width][greater_than]=600')
  const data = { slug: `seo-${crypto.randomUUID()}`, cover: docs[0]?.id, ...values }
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', data)
  return doc.id
}

async function open(page: Page, panel: Panel, id: number): Promise<void> {
  await page.goto(panel.at(`/collections/posts/${id}?locale=en`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await page.locator('summary', { hasText: /Search and sharing|Suche und Teilen/ }).click()
}
