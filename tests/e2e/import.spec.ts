import type { Page } from '@playwright/test'
import { importPath } from '#contracts/import'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { changeConfig } from '../models/kit/change-config.ts'

// Counts what it has made, and changes it.
test.use({ magazine: 'bulk' })

test('LIST-4 R7 a file is looked at, interrupted by a reload, taken up, and no line is written twice @core', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const tag = crypto.randomUUID().slice(0, 8)
  await changeConfig(page, panel, (config) => ({ ...config, changesMany: 1 }))
  await chooseFile(page, panel, 'categories', [
    'id,name',
    `,${tag} one`,
    `987654,${tag} nowhere`,
    `,${tag} two`,
    `,${tag} three`,
  ])
  await expect(page.locator('#import-look')).toBeVisible()
  await expectAccessible(page)
  await page.locator('#import-look').click()
  await expect(page.locator('#import-confirm')).toHaveText(
    words('import.confirm', { count: 3, number: 3 }),
  )
  await expect(page.getByRole('dialog')).toContainText(
    words('problem.import.unknown', { value: '987654' }),
  )
  await expect(page.getByRole('dialog')).toContainText(
    words('import.lineColumn', { line: 3, column: 'id' }),
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
  await expect(page.getByRole('dialog')).toContainText(
    words('import.result', { done: '3', total: '4' }),
  )
  await expectAccessible(page)
  expect(await named(page, panel, tag)).toEqual([`${tag} one`, `${tag} three`, `${tag} two`])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: words('import.saveFailed') }).click()
  expect((await saving).suggestedFilename()).toBe('categories-failed.csv')
  await page.keyboard.press('Escape')
  await expect(
    page.getByRole('button', { name: words('list.moreTools'), exact: true }),
  ).toBeVisible()
})

test('LIST-4 R7 what a file has changed is undone, but for what somebody has changed since', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const tag = crypto.randomUUID().slice(0, 8)
  const ids: number[] = []
  for (const name of ['one', 'two', 'three']) {
    const data = { title: `${tag} ${name}`, slug: `${tag}-${name}`, excerpt: 'Before.' }
    const { doc } = await ask(page, panel, 'POST', '/posts?draft=true', data)
    ids.push(doc.id)
  }
  await chooseFile(page, panel, 'posts', [
    'id,excerpt',
    ...ids.map((id) => `${id},From a file.`),
    `,A new one ${tag}`,
  ])
  await page.locator('#import-look').click()
  await page.locator('#import-confirm').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(words('import.created', { count: 1, number: 1 }))
  await expect(sheet).toContainText(words('bulk.changed', { count: 3, number: 3 }))
  expect(await excerpts(page, panel, ids)).toEqual(Array(3).fill('From a file.'))

  const edit = `/posts/${ids[1]}?draft=true`
  await ask(page, panel, 'PATCH', edit, { excerpt: 'By somebody else.' })
  await page.getByRole('button', { name: words('import.undo') }).click()
  await expect(page.getByRole('dialog', { name: words('bulk.ask.undo') })).toContainText(
    words('bulk.told.undo', { count: 2, number: 2 }),
  )
  await expect(sheet).toContainText(words('problem.bulk.stale'))
  await expectAccessible(page)
  expect(await excerpts(page, panel, ids)).toEqual(['Before.', 'By somebody else.', 'Before.'])
})

test('LIST-4 bad input: where no line can be written, why not is read without a cut @phone', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await chooseFile(page, panel, 'posts', ['title,kind', 'One,pamphlet', 'Two,leaflet'])
  await page.locator('#import-look').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('pamphlet')
  await expect(sheet.getByText(words('import.line', { line: 2 }))).toHaveCount(1)
  await page.locator('#import-confirm').hover()
  const reason = sheet.getByText(words('import.refusal.nothing'))
  await expect(reason).toBeVisible()
  await expect(reason).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

async function chooseFile(
  page: Page,
  { at, words }: Panel,
  slug: string,
  lines: readonly string[],
): Promise<void> {
  await page.goto(at(`/collections/${slug}?locale=en`))
  await page.getByRole('button', { name: words('list.moreTools'), exact: true }).click()
  await page.getByRole('menuitem', { name: words('import.open') }).click()
  await page.locator('input[type="file"]').setInputFiles({
    name: `${slug}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  })
}

async function excerpts(page: Page, panel: Panel, ids: readonly number[]): Promise<string[]> {
  const answers = ids.map((id) => ask(page, panel, 'GET', `/posts/${id}?draft=true&depth=0`))
  return (await Promise.all(answers)).map(({ excerpt }) => excerpt)
}

async function named(page: Page, panel: Panel, tag: string): Promise<string[]> {
  const path = `/categories?limit=50&sort=name&locale=en&where[name][contains]=${tag}`
  const { docs } = await ask(page, panel, 'GET', path)
  return docs.map(({ name }: { name: string }) => name)
}
