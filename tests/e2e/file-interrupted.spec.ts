import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { holdRequests } from '../../testing/browser/index.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, test } from '../kit/fixtures.ts'

test.use({ magazine: 'file-interrupted' })

const picture = (width: number, color: string): Promise<Buffer> =>
  sharp({ create: { width, height: 80, channels: 3, background: color } })
    .png()
    .toBuffer()

/** A document with a picture 120 pixels wide. */
async function made(page: Page, { server }: Panel, name: string) {
  const answer = await page.request.post(`${server.api}/media?locale=en`, {
    headers: { origin: server.origin },
    multipart: {
      _payload: JSON.stringify({ alt: 'As it was' }),
      file: { name, mimeType: 'image/png', buffer: await picture(120, 'red') },
    },
  })
  return (await answer.json()).doc as { id: number }
}

const stored = async (page: Page, { server }: Panel, id: number) =>
  (await page.request.get(`${server.api}/media/${id}?locale=en`)).json()

test('33.16 UPL-6 DOC-4 a frame that is not saved is asked about, stays, and is saved', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { id } = await made(page, panel, 'framed.png')
  await page.goto(panel.at(`/collections/media/${id}?locale=en`))
  const dialog = page.getByRole('dialog', { name: words('crop.title') })
  const facts = dialog.getByText(/\d+ × \d+ pixels/)
  await page.getByRole('button', { name: words('crop.open'), exact: true }).click()
  await expect(facts).toHaveText('120 × 80 pixels')
  const side = dialog.getByRole('button', {
    name: words('crop.handle', { side: words('crop.side.right') }),
    exact: true,
  })
  await side.focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowLeft')
  const framed = (await facts.textContent()) ?? ''
  expect(framed).not.toBe('120 × 80 pixels')
  await dialog.getByRole('button', { name: words('crop.apply') }).click()
  await expect(page.getByText(words('crop.pending'))).toBeVisible()
  // No browser keeps it, so nothing says that it is kept.
  await expect(page.getByText(words('document.status.kept'))).toHaveCount(0)

  await page.getByRole('link', { name: 'Posts', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: words('leave.stay') })
    .click()

  await expect(page.getByText(words('crop.pending'))).toBeVisible()
  await page.locator('#action-save').click()
  await expect(page.getByText(words('crop.pending'))).toHaveCount(0)
  expect(await stored(page, panel, id)).toMatchObject({
    width: Number(/^\d+/.exec(framed)?.[0]),
    alt: 'As it was',
  })
})

test('33.16 UPL-4 R1 an alternative text that is typed while the file is replaced is stored with the new file', async ({
  page,
  panel,
}) => {
  const { id } = await made(page, panel, 'replaced.png')
  await page.goto(panel.at(`/collections/media/${id}?locale=en`))
  const alt = page.locator('[data-field="alt"]').getByRole('textbox')
  await expect(alt).toHaveValue('As it was')
  const saves = await holdRequests(page, /\/api\/media\//, (asked) => asked.method() === 'PATCH')
  await page.locator('[data-field="file"] input[type="file"]').setInputFiles({
    name: 'replaced.png',
    mimeType: 'image/png',
    buffer: await picture(60, 'blue'),
  })
  await page.locator('#action-save').click()
  await alt.press('End')
  await alt.pressSequentially(', and as it is now', { delay: 60 })
  const first = await saves.next()
  await page.locator('#action-save').click()
  await first.continue()

  await (await saves.next()).continue()
  await expect(alt).toHaveValue('As it was, and as it is now')
  await expect
    .poll(() => stored(page, panel, id))
    .toMatchObject({ width: 60, alt: 'As it was, and as it is now' })
  await expect(alt).toHaveValue('As it was, and as it is now')
})
