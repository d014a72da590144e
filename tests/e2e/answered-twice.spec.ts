import type { Page } from '@playwright/test'
import {
  expect,
  openNew,
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
