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
