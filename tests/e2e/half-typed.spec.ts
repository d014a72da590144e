import type { Page } from '@playwright/test'
import { test as base } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import { inProject } from '../../scripts/kit/root.ts'
import { withChoices } from '../kit/choices.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import type { RunningServer } from '../kit/server.ts'
import { startStateroom } from '../kit/server.ts'
import { signIn } from '../kit/sign-in.ts'
import { wordsIn } from '../kit/words.ts'

/** A site of its own, with fields that hold more than text. */
const test = base.extend<object, { site: RunningServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from here.
    async ({}, use) => {
      const server = await startStateroom({
        config: inProject('tests/kit/half-typed/stateroom.config.ts'),
        seed: inProject('tests/kit/rules-site/seed.ts'),
      })
      await use(server)
      await server.discard()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  storageState: async ({ site }, use) => {
    await use(withChoices(await signIn(site), site, { theme: 'light', language: 'en' }))
  },
})

const words = wordsIn('en')

/** What is typed into each kind of field, what is missing to it, and what the server has then. */
const kinds = [
  { name: 'amount', label: 'Amount', half: '12e', rest: '2', value: 1200 },
  { name: 'data', label: 'Data', half: '{"a":', rest: '1}', value: { a: 1 } },
  { name: 'sizes', label: 'Sizes', half: '7e', rest: '1', value: [70] },
] as const

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
})

for (const hasTouch of [false, true]) {
  test.describe(hasTouch ? 'by touch' : 'by mouse', () => {
    test.use({ hasTouch })

    test('33.15 FLD-4 what is pressed right after a half-typed field is what was meant', async ({
      page,
      site,
    }) => {
      await open(page, site, 'drafts')
      const rows = page.locator('[data-field="parts"] [role="spinbutton"]')
      const add = page.locator('[data-field="parts"]').getByRole('button', { name: 'Add Part' })
      for (const [index, { name, half, label }] of kinds.entries()) {
        await test.step(label, async () => {
          const field = page.locator(`#field-${name}`)
          await field.pressSequentially(half, { delay: 20 })
          await (hasTouch ? add.tap() : add.click())
          await expect(rows).toHaveCount(index + 1)
          await expect(page.locator(`[data-field="${name}"]`)).toContainText(/number|JSON/)
        })
      }
    })
  })
}

test.describe('33.12', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('CFG-4 a day is the same in the form and in the list, and an hour that clocks skip is told', async ({
    page,
    site,
  }) => {
    const zone = 'Pacific/Auckland'
    await open(page, site, 'zoned', {
      ...{ slug: 'days', title: 'Days', day: '2026-03-07T23:00:00.000Z', day_tz: zone },
      ...{ moment: '2026-03-28T12:00:00.000Z', moment_tz: 'Europe/Berlin' },
    })
    await expect(page.locator('#field-day')).toHaveValue('2026-03-08')
    await page.locator('#field-moment').fill('2026-03-29T02:30')
    await expect(page.locator('[data-field="moment"]')).toContainText(
      /Clocks change on that day.*3:30/,
    )
    await expectAccessible(page)
    await page.locator('#action-save').click()
    await expect(line(page)).toContainText(savedText)

    await page.goto(`${site.url}/collections/zoned`)
    const row = page.getByRole('row').filter({ hasText: 'Days' })
    await expect(row.locator('[data-cell-of="day"]')).toHaveText('8 Mar 2026')
    await expect(row.locator('[data-cell-of="moment"]')).toContainText('3:30')
  })
})

test('33.12 DOC-5 a document with a slug of its own is duplicated twice', async ({
  page,
  site,
}) => {
  const id = await open(page, site, 'zoned', { title: 'TW', slug: 'tw' })
  for (const slug of ['tw-copy', 'tw-copy-2']) {
    await page.goto(`${site.url}/collections/zoned/${id}`)
    await page.getByRole('button', { name: words('document.more') }).click()
    await page.getByRole('menuitem', { name: words('document.duplicate') }).click()
    await expect(page.getByText(words('document.duplicated'))).toBeVisible()
    await expect(page.locator('#field-slug')).toHaveValue(slug)
  }
})

test('33.12 VAL-1 a refusal of a field that no page shows says who can help, and not to reload', async ({
  page,
  site,
}) => {
  await open(page, site, 'zoned', { slug: 'hidden', title: 'One' })
  await page.route('**/api/zoned/*', async (route) => {
    const body = route.request().postDataJSON()
    if (route.request().method() !== 'PATCH' || body === null) return route.continue()
    await route.continue({ postData: JSON.stringify({ ...body, secret: 'left over' }) })
  })
  await page.locator('#field-title').press('End')
  await page.locator('#field-title').pressSequentially(' more', { delay: 30 })
  await page.locator('#action-save').click()
  await expect(line(page)).toContainText('“Secret” has a value that can’t be saved')
  await expect(line(page)).toContainText('developer')
  await expect(line(page)).not.toContainText(/reload/i)
  await expect(page.locator('#field-title')).toHaveValue('One more')
})

for (const { name, typed, said } of [
  { name: 'amount', typed: '9007199254740993', said: '9007199254740992' },
  { name: 'data', typed: '{"b":12345678901234567890}', said: '12345678901234567890' },
]) {
  test(`33.12 FLD-4 ${name}: digits that would be lost are told while they are typed, and not saved`, async ({
    page,
    site,
  }) => {
    const id = await open(page, site, 'drafts')
    const before = await stored(page, site, 'drafts', id)
    const field = page.locator(`#field-${name}`)
    await field.pressSequentially(typed, { delay: 20 })
    const place = page.locator(`[data-field="${name}"]`)
    await expect(place).toContainText(/too many digits|more digits/)
    await expect(place).toContainText(said)
    await expect(field).toHaveValue(typed)
    await expectAccessible(page)

    await page.locator('#action-save').click()
    await expect(line(page)).toContainText(
      words('document.status.unfinished', { fields: '' }).trim().slice(0, 9),
    )
    expect(await stored(page, site, 'drafts', id)).toEqual(before)
    await field.press('Backspace')
    await field.press('Backspace')
    if (name === 'data') {
      for (let count = 0; count < 6; count += 1) await field.press('Backspace')
      await field.pressSequentially('}')
    }
    await page.locator('#action-save').click()
    await expect(line(page)).toContainText(publishedText)
    await expect(place).not.toContainText('digits')
  })
}

for (const { name, label, half, rest, value } of kinds) {
  test(`17.3 R1 ${label}: half typed, it is named, comes back as text, and is saved when it is whole`, async ({
    page,
    site,
  }) => {
    const id = await open(page, site, 'drafts')
    const field = page.locator(`#field-${name}`)
    await field.pressSequentially(half)
    await page.locator('#field-title').fill('Typed')
    await expect(line(page)).toContainText(words('document.status.unparsed', one(label)))

    await page.locator('#action-save').click()
    await expect(line(page)).toHaveText(words('document.status.unfinished', { fields: label }))
    await expect(field).toBeFocused()
    await expectAccessible(page)
    expect(await stored(page, site, 'drafts', id)).toMatchObject({ title: 'Hello' })

    await page.reload()
    await expect(field).toHaveValue(half)
    await expect(page.locator('#field-title')).toHaveValue('Typed')
    await expect(field).toHaveAttribute('aria-invalid', 'true')

    await field.press('ControlOrMeta+End')
    await field.pressSequentially(rest)
    if (name === 'sizes') await field.press('Enter')
    await page.locator('#action-save').click()
    await expect(line(page)).toContainText(publishedText)
    const saved = { title: 'Typed', [name]: value, _status: 'published' }
    expect(await stored(page, site, 'drafts', id)).toMatchObject(saved)
  })
}

test('17.3 R1 a date that is half typed is named, and nothing is claimed to be saved @core', async ({
  page,
  site,
}) => {
  const id = await open(page, site, 'drafts', { day: '2026-11-21T12:00:00.000Z' })
  const day = page.locator('#field-day')
  await day.press('Backspace')
  await page.locator('#action-save').click()

  await expect(line(page)).toHaveText(words('document.status.unfinished', { fields: 'Day' }))
  await expect(day).toBeFocused()
  expect(await stored(page, site, 'drafts', id)).toMatchObject({ _status: 'draft' })
  await day.fill('2027-01-02')
  await page.locator('#action-save').click()
  await expect(line(page)).toContainText(publishedText)
})

test('17.10 a date that is half typed is not said to be kept, and the browser asks before it is lost', async ({
  page,
  site,
}) => {
  await open(page, site, 'drafts', { day: '2026-11-21T12:00:00.000Z' })
  await page.locator('#field-day').press('Backspace')
  await expect(page.getByText(words('document.status.partlyKept'))).toBeVisible()

  const before = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  expect((await before).type()).toBe('beforeunload')
})

test('R1 code is a value however little of it is typed', async ({ page, site }) => {
  const id = await open(page, site, 'drafts')
  await page.getByRole('textbox', { name: 'Source' }).focus()
  await page.keyboard.type('if (', { delay: 20 })
  await page.locator('#action-save').click()

  await expect(line(page)).toContainText(publishedText)
  expect((await stored(page, site, 'drafts', id)).source).toContain('if (')
})

test('R1 what saves itself saves all else, and goes on naming the field', async ({
  page,
  site,
}) => {
  const id = await open(page, site, 'sketches', { parts: [{ weight: 1 }, { weight: 2 }] })
  await page.locator('#field-parts__0__weight').fill('5e')
  await page.locator('#field-title').fill('Saved by itself')

  await expect
    .poll(async () => (await stored(page, site, 'sketches', id)).title)
    .toBe('Saved by itself')
  const fields = 'Parts › 1 › Weight'
  await expect(line(page)).toHaveText(words('document.status.unparsed', one(fields)))
  await page.getByRole('button', { name: words('document.show') }).click()
  await expect(page.locator('#field-parts__0__weight')).toBeFocused()

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(line(page)).toContainText(savedText)
})

test('DOC-12 undo takes back what is half typed', async ({ page, site }) => {
  await open(page, site, 'drafts', { amount: 7 })
  const amount = page.locator('#field-amount')
  await amount.fill('12e')
  await page.locator('#action-undo').click()

  await expect(amount).toHaveValue('7')
  await expect(line(page)).toHaveText(words('document.status.clean'))
})

async function open(
  page: Page,
  site: RunningServer,
  slug: string,
  values: DocumentData = {},
): Promise<number> {
  const answer = await page.request.post(`${site.api}/${slug}?draft=true`, {
    data: { title: 'Hello', ...values },
    headers: { origin: site.origin },
  })
  const { doc } = await answer.json()
  await page.goto(`${site.url}/collections/${slug}/${doc.id}`)
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  return doc.id
}

async function stored(
  page: Page,
  site: RunningServer,
  slug: string,
  id: number,
): Promise<DocumentData> {
  const answer = await page.request.get(`${site.api}/${slug}/${id}?draft=true`, {
    headers: { origin: site.origin },
  })
  return answer.json()
}

const line = (page: Page) => page.locator('form [role="status"]').first()

const one = (fields: string) => ({ count: 1, fields })

const savedText = words('document.status.saved', { time: '' }).trim()
const publishedText = words('document.status.published', { time: '' }).trim()
