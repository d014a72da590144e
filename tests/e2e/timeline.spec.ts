import type { Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { secondEditor } from '../kit/magazine.ts'
import { signIn } from '../kit/sign-in.ts'
import { makePage } from '../models/kit/made-page.ts'

test('VER-9 R7 who changed what and when is told, filtered, and any two are compared @core', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id, first } = await changedByTwo(page, panel)
  await page.goto(at(`/collections/pages/${id}/versions?locale=en`))
  await page.locator('#versions-timeline').press('Enter')
  await expect(page).toHaveURL(at(`/collections/pages/${id}/versions?locale=en&view=timeline`))
  const sessions = page.locator('main details')
  await expect(sessions).toHaveCount(3)
  await expect(sessions.first()).toContainText('Ann Kowal')
  await expect(sessions.nth(1)).toContainText('Sections › Section 1 › Heading (English)')
  await sessions.nth(1).locator('summary').press('Enter')
  await expectAccessible(page)

  await page.getByLabel(words('timeline.field')).selectOption('sections')
  await expect(page).toHaveURL(/[?&]field=sections/)
  await expect(sessions).toHaveCount(2)
  await expect(page.getByRole('status').filter({ hasText: '4' })).toContainText(
    words('timeline.foundIn', { count: 2, looked: 4, total: 4 }),
  )
  await page.goBack()
  await expect(sessions).toHaveCount(3)

  await sessions.first().locator('summary').click()
  await sessions.last().locator('summary').click()
  await page.getByRole('checkbox').first().check()
  await page.getByRole('checkbox').last().check()
  await page.getByRole('link', { name: words('timeline.compare') }).click()
  await expect(page).toHaveURL(new RegExp(`compareValue=${first}`))
  await expect(page.locator('del').first()).toContainText('first')
})

test('VER-9 DOC-12 a removed row and a value come back as edits, which undo takes back', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id } = await changedByTwo(page, panel)
  await ask(page, panel, 'PATCH', `/pages/${id}?draft=true`, { sections: [] })
  await page.goto(at(`/collections/pages/${id}/versions?locale=en`))
  await page.getByRole('row').nth(1).getByRole('link').click()
  const takeRow = page.getByRole('button', { name: /Item 01/ })
  await expect(
    page.getByText(words('restoreField.oneLanguage', { locale: 'English' })),
  ).toBeVisible()
  await takeRow.press('Enter')
  await expect(page).toHaveURL(at(`/collections/pages/${id}?locale=en`))
  const name = 'Item 01'
  await expect(page.getByText(words('restoreField.restored', { name }))).toBeVisible()
  const row = page.locator('main form').getByText('Twice')
  await expect(row.first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+z')
  await expect(row).toHaveCount(0)
  expect((await ask(page, panel, 'GET', `/pages/${id}?draft=true`)).sections).toEqual([])

  await page.goto(at(`/collections/pages/${id}/versions?view=timeline&field=title&by=&locale=en`))
  await expect(page.getByText(words('timeline.nobodyUnknown'))).toBeVisible()
  await page.getByLabel(words('timeline.by')).selectOption('=Noor Rahimi')
  await page.getByRole('button', { name: words('restoreField.this') }).press('Enter')
  await expect(page.locator('#field-title')).toHaveValue('The second')
})

test('VER-9 the timeline says of a removed row in which language it comes back', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id } = await changedByTwo(page, panel)
  await ask(page, panel, 'PATCH', `/pages/${id}?draft=true`, { sections: [] })
  await page.goto(at(`/collections/pages/${id}/versions?view=timeline&locale=en`))
  await page.locator('main summary').first().click()
  const removed = page.getByText(words('restoreField.oneLanguage', { locale: 'English' }))
  await expect(removed).toHaveCount(1)
  await expect(page.getByRole('button', { name: words('restoreField.item') })).toHaveCount(1)
})

test('VER-9 DOC-12 a whole group comes back as one edit, and says in other languages what it said', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const id = await makePage(page, panel, {
    title: 'Page',
    seo: { title: 'Then', description: 'A text' },
  })
  const save = (locale: string, seo: object) =>
    ask(page, panel, 'PATCH', `/pages/${id}?draft=true&locale=${locale}`, { seo })
  await save('de', { title: 'Deutsch' })
  await save('en', { title: 'Now', description: null })
  await page.goto(at(`/collections/pages/${id}/versions?locale=en`))
  await page.getByRole('row').nth(1).getByRole('link').click()
  const group = page.locator('[data-field-path="seo"]')
  const name = 'Search result'
  const action = words('restoreField.earlier')
  await group
    .getByRole('button', { name: words('restoreField.of', { action, name }) })
    .press('Enter')
  await expect(page.getByText(words('restoreField.restored', { name }))).toBeVisible()
  await page.getByText('Search and sharing').click()
  const [title, description] = [
    page.locator('#field-seo__title'),
    page.locator('#field-seo__description'),
  ]
  await expect(title).toHaveValue('Then')
  await expect(description).toHaveValue('A text')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(title).toHaveValue('Now')
  await expect(description).toHaveValue('')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(title).toHaveValue('Then')
  await page.keyboard.press('ControlOrMeta+s')
  const stored = () => ask(page, panel, 'GET', `/pages/${id}?draft=true&locale=all`)
  await expect.poll(async () => (await stored()).seo.title).toEqual({ en: 'Then', de: 'Deutsch' })
})

test('VER-9 LIST-3 an address that asks for what is not there says so, and leads back', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const { id } = await changedByTwo(page, panel)
  const timeline = at(`/collections/pages/${id}/versions?view=timeline&locale=en`)
  const long = 'x'.repeat(2_000)
  const [field, person] = ['nowhere', 'Nobody']
  const sessions = page.locator('main details')
  for (const [asked, said] of [
    [`field=${field}`, words('timeline.noField', { name: field })],
    [`by=${person}`, words('timeline.nobody', { name: person })],
    [`field=title&by=${person}`, words('timeline.nobody', { name: person })],
    ['field=slug&by=Noor Rahimi', words('timeline.none')],
    [`field=${long}&by=${long}`, words('timeline.noField', { name: `${'x'.repeat(80)}…` })],
  ] as const) {
    await page.goto(`${timeline}&${asked}`)
    await expect(page.getByText(said)).toBeVisible()
    await expect(sessions).toHaveCount(0)
    expect(await page.evaluate(isWiderThanThePage)).toBe(false)
    await page.getByRole('link', { name: words('list.clearFilters') }).click()
    await expect(page).toHaveURL(timeline)
    await expect(sessions).toHaveCount(3)
  }
})

const isWiderThanThePage = () => document.documentElement.scrollWidth > window.innerWidth

/** A page that the admin made and another editor changed, twice in one go; its id, and its oldest version. */
async function changedByTwo(page: Page, panel: Panel) {
  const { server } = panel
  const section = { heading: 'Once', text: 'Upon a time' }
  const id = await makePage(page, panel, { title: 'The first', sections: [section] })
  const { sections } = await ask(page, panel, 'GET', `/pages/${id}?draft=true&depth=0`)
  const editor = await page
    .context()
    .browser()!
    .newContext({
      storageState: await signIn(server, secondEditor),
    })
  const theirs = await editor.newPage()
  const save = (as: Page, data: object) => ask(as, panel, 'PATCH', `/pages/${id}?draft=true`, data)
  await save(theirs, { sections: [{ ...sections[0], heading: 'Twice' }] })
  await save(theirs, { title: 'The second' })
  await editor.close()
  await save(page, { title: 'The third' })
  const { docs } = await ask(
    page,
    panel,
    'GET',
    `/pages/versions?sort=updatedAt&limit=1&where[parent][equals]=${id}`,
  )
  return { id, first: docs[0].id as number }
}
