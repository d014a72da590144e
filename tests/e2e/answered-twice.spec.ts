import type { Page } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import {
  expect,
  makeDocument,
  openDocument,
  openNew,
  publicly,
  readDocument,
  savedText,
  statusLine,
  test,
  title,
} from '../kit/self-saving/fixtures.ts'

test.use({ magazine: 'answered twice' })

/** Something on the way sends each save twice, and hands on the second answer. */
async function sendTwice(page: Page, slug: string): Promise<{ method: string; status: number }[]> {
  const answers: { method: string; status: number }[] = []
  await page.route(new RegExp(`/api/${slug}(/\\d+)?\\?`), async (route) => {
    const method = route.request().method()
    if (method === 'GET') return route.continue()
    await route.fetch()
    const second = await route.fetch()
    answers.push({ method, status: second.status() })
    await route.fulfill({ response: second })
  })
  return answers
}

for (const slug of ['pages', 'leaflets'] as const) {
  test(`33.16 R3 a save that reaches the server twice is saved, and not tried for ever, in ${slug}`, async ({
    page,
    panel,
  }) => {
    await page.clock.install()
    const id = await openNew(page, panel, slug)
    const answers = await sendTwice(page, slug)

    await title(page).press('End')
    await title(page).pressSequentially(' again', { delay: 60 })
    await page.keyboard.press('ControlOrMeta+s')
    await expect(statusLine(page)).toContainText(savedText(panel))
    const count = answers.length
    await page.clock.runFor(60_000)
    await expect(statusLine(page)).toContainText(savedText(panel))

    expect(answers).toHaveLength(count)
    expect(count).toBeLessThan(5)
    expect((await readDocument(page, panel, slug, id)).title).toBe('Hello again')
  })
}

test('33.16 DOC-5 an unpublish that reaches the server twice makes one version, and is done', async ({
  page,
  panel,
}) => {
  const id = await makeDocument(page, panel, 'leaflets', { _status: 'published' })
  await openDocument(page, panel, 'leaflets', id)
  const answers = await sendTwice(page, 'leaflets')

  await title(page).press('End')
  await title(page).pressSequentially(' typed', { delay: 60 })
  const { words } = panel
  await page.getByRole('button', { name: words('document.publishing') }).click()
  await page.getByRole('menuitem', { name: words('document.unpublish') }).click()
  const confirm = words('document.confirmUnpublish.confirm')
  await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click()
  await expect(publicly(page, panel, 'draft')).toBeVisible()
  await expect(title(page)).toHaveValue('Hello typed')

  expect(answers).toEqual([{ method: 'PATCH', status: 409 }])
  const query = `where[parent][equals]=${id}&depth=0&sort=createdAt`
  const { api, origin } = panel.server
  const headers = { origin }
  const versions = await page.request.get(`${api}/leaflets/versions?${query}`, { headers })
  const { docs } = await versions.json()
  const statuses = docs.map(({ version }: { version: DocumentData }) => version._status)
  expect(statuses).toEqual(['published', 'draft'])
})
