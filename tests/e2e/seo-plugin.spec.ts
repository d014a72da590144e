import { existsSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { generatePath } from '#contracts/seo'
import { inProject } from '../../scripts/kit/root.ts'
import { ask } from '../kit/ask.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { testOver } from '../kit/test-over.ts'

const test = testOver('tests/kit/seo-plugin-site')

test.skip(
  !existsSync(inProject('tests/payload-packages/node_modules/@payloadcms/plugin-seo')),
  'Payload’s plugin is installed on demand.',
)

test('SEO-1 SEO-2 SEO-3 the fields of Payload’s own plugin are judged, generated, previewed and saved', async ({
  page,
  panel,
}) => {
  const { words, server } = panel
  const file = await page.request.post(`${server.api}/media`, {
    multipart: {
      file: { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') },
      _payload: JSON.stringify({ alt: 'A dot' }),
    },
    headers: { origin: server.origin },
  })
  const cover = (await file.json()).doc.id
  const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', {
    ...{ title: 'Quiet tools', slug: 'quiet', cover },
  })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/plugin-seo/')) asked.push(new URL(request.url()).pathname)
  })
  await page.goto(panel.at(`/collections/posts/${doc.id}`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()

  const title = page.locator('#field-meta__title')
  await expect(page.locator('[data-part="seo-overview"]')).toHaveText(
    words('seo.checks', { current: 0, total: 3 }),
  )
  await title.fill('x'.repeat(61))
  await expect(part(page, 'title', 'length')).toContainText(words('seo.length.tooLong'))
  for (const name of ['title', 'description', 'image'] as const) {
    await part(page, name, 'generate').getByRole('button').first().click()
  }
  await expect(title).toHaveValue('Quiet tools – Site')
  await expect(page.locator('#field-meta__description')).toHaveValue('All about Quiet tools.')
  await expect(page.locator('[data-field="meta.image"]')).toContainText(words('seo.image.good'))
  await expect(page.getByRole('region', { name: words('seo.preview.result') })).toContainText(
    'site.example/quiet',
  )
  for (const what of ['title', 'description', 'image', 'url'] as const) {
    expect(asked).toContain(`/api${generatePath(what)}`)
  }
  await expectAccessible(page)

  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.locator('#action-save-draft').click()
  await saved
  const { meta } = await ask(page, panel, 'GET', `/posts/${doc.id}?draft=true&depth=0`)
  expect(meta).toMatchObject({
    title: 'Quiet tools – Site',
    description: 'All about Quiet tools.',
    image: cover,
  })
})

const part = (page: Page, name: string, what: 'length' | 'generate') =>
  page.locator(`[data-field="meta.${name}"] [data-part="seo-${what}"]`)

const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
