import type { Page } from '@playwright/test'
import {
  body,
  expect,
  expectAccessible,
  openNew,
  readDocument,
  savedText,
  statusLine,
  test,
  title,
} from '../kit/self-saving/fixtures.ts'

test.use({ magazine: 'of removed collections' })

/** From now on the server answers as if its config had no such collection. */
const takeAway = (page: Page, slug: string) =>
  page.route(new RegExp(`/api/${slug}(/|\\?|$)`), (route) =>
    route.continue({ url: route.request().url().replace(`/api/${slug}`, `/api/${slug}-of-old`) }),
  )

for (const slug of ['leaflets', 'pages'] as const) {
  test(`33.16 DOC-14 R14 a collection that a deploy took away is no deleted document: ${slug}`, async ({
    page,
    context,
    panel,
  }) => {
    const { words } = panel
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const id = await openNew(page, panel, slug)
    await takeAway(page, slug)

    await title(page).press('End')
    await title(page).pressSequentially(' again', { delay: 60 })
    await body(page).fill('Typed on.')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(statusLine(page)).toContainText(words('problem.server.routeGone'))
    await expect(page.getByRole('button', { name: words('document.recreate') })).toHaveCount(0)
    await expectAccessible(page)
    await title(page).press('ControlOrMeta+a')
    await title(page).press('ControlOrMeta+c')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hello again')
    await expect(body(page)).toHaveValue('Typed on.')

    // The deploy is taken back.
    await page.unrouteAll()
    await page.keyboard.press('ControlOrMeta+s')
    await expect(statusLine(page)).toContainText(savedText(panel))
    expect(await readDocument(page, panel, slug, id)).toMatchObject({
      title: 'Hello again',
      body: 'Typed on.',
    })
  })
}

/** Nor has the config that the next page asks for. */
async function takeFromConfig(page: Page, slug: string) {
  // Fetched for a test and not for a visitor, it comes without the config.
  await page.route(new RegExp(`/collections/${slug}/`), async (route) =>
    route.fulfill({ response: await route.fetch() }),
  )
  await page.route('**/api/stateroom/config', async (route) => {
    const origin = new URL(page.url()).origin
    const response = await route.fetch({ headers: { ...route.request().headers(), origin } })
    const config = await response.json()
    const isOther = (one: { slug: string }) => one.slug !== slug
    const collections = config.collections.filter(isOther)
    expect(collections.length).toBe(config.collections.length - 1)
    await route.fulfill({ response, json: { ...config, collections } })
  })
}

test('33.16 DOC-13 what was typed into a collection that a deploy took away can be copied after a reload', async ({
  page,
  context,
  panel,
}) => {
  const { words } = panel
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openNew(page, panel, 'leaflets')
  await title(page).press('End')
  await title(page).pressSequentially(' again', { delay: 60 })
  await body(page).fill('Typed on.\nIn two lines.')
  await takeAway(page, 'leaflets')
  await takeFromConfig(page, 'leaflets')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()

  await expect(page.getByRole('heading', { name: words('notFound.title') })).toBeVisible()
  await expect(page.getByText(words('recovery.goneEntity'))).toBeVisible()
  await expect(page.getByText('Hello again')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words('lock.copy') }).press('Enter')
  await expect(page.getByText(words('lock.copied'))).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Hello again')
  expect(copied).toContain('Typed on.\nIn two lines.')

  await page.getByRole('button', { name: words('recovery.discard') }).click()
  await expect(page.getByText(words('notFound.text'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(words('notFound.text'))).toBeVisible()
})
