import type { Page } from '@playwright/test'
import { importPath } from '#config-schema'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { changeConfig } from '../models/kit/change-config.ts'

// Counts what it has made, and changes it.
test.use({ magazine: 'bulk' })

test('LIST-4 R7 a file is looked at, interrupted by a reload, taken up, and no line is written twice', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const tag = crypto.randomUUID().slice(0, 8)
  await changeConfig(page, panel, (config) => ({ ...config, changesMany: 1 }))
  await page.goto(at('/collections/categories?locale=en'))
  await page.getByRole('button', { name: words('import.open') }).click()
  await page.locator('input[type="file"]').setInputFiles({
    name: 'categories.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `id,name\n,${tag} one\n987654,${tag} nowhere\n,${tag} two\n,${tag} three\n`,
    ),
  })
  await expect(page.locator('#import-look')).toBeVisible()
  await expectAccessible(page)
  await page.locator('#import-look').click()
  await expect(page.locator('#import-confirm')).toHaveText(
    words('import.confirm', { count: 3, number: 3 }),
  )
  await expect(page.getByRole('dialog')).toContainText(
    words('problem.import.unknown', { value: '987654' }),
  )
  await expectAccessible(page)

  // It is written, and nobody hears of it.
  await page.route(`**${importPath}`, async (route) => {
    const { origin } = panel.server
    await route.fetch({ headers: { ...route.request().headers(), origin } })
    await route.abort()
  })
  await page.locator('#import-confirm').click()
  await expect(page.locator('[data-work-state="waiting"]')).toContainText(words('bulk.halted'))
  await page.unroute(`**${importPath}`)
  await page.reload()
  await expect(page.locator('[data-work-state="waiting"]')).toContainText(words('import.found'))
  await page.locator('#import-hold-up').click()

  await expect(page.getByRole('dialog')).toContainText(
    words('import.created', { count: 3, number: 3 }),
  )
  await expectAccessible(page)
  expect(await named(page, panel, tag)).toEqual([`${tag} one`, `${tag} three`, `${tag} two`])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: words('import.saveFailed') }).click()
  expect((await saving).suggestedFilename()).toBe('categories-refused.csv')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: words('import.open') })).toBeVisible()
})

async function named(page: Page, panel: Panel, tag: string): Promise<string[]> {
  const path = `/categories?limit=50&sort=name&locale=en&where[name][contains]=${tag}`
  const { docs } = await ask(page, panel, 'GET', path)
  return docs.map(({ name }: { name: string }) => name)
}
