import type { Locator, Page } from '@playwright/test'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'

// Changes posts, and asks what they have.
test.use({ magazine: 'bulk-edit' })

test('39.1 LIST-5 what the documents have and what they will have is shown before anything changes @core', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const authors = await named(page, panel, 'authors')
  const [ann, ben] = [authors[0]!, authors[1]!]
  const tag = await makePosts(page, panel, [
    { author: ann.id, excerpt: 'Old.' },
    { author: ann.id },
    { author: ben.id },
  ])
  const form = await openEdit(page, panel, tag, 3)
  await choose(form, 'Author')
  await pick(page, form.getByRole('combobox', { name: 'Author' }), ben.name)
  await choose(form, 'Excerpt')
  await form.getByRole('textbox', { name: 'Excerpt' }).fill('New.')
  await page.locator('#bulk-look').click()

  const question = page.getByRole('dialog').last()
  const author = definition(question, 'Author')
  await expect(author).toContainText(
    `${words('difference.before')}: ${ann.name} (2)${ben.name} (1)`,
  )
  await expect(author).toContainText(`${words('difference.after')}: ${ben.name}`)
  const excerpt = definition(question, 'Excerpt')
  await expect(excerpt).toContainText(`${words('difference.nothing')} (2)`)
  await expect(excerpt).toContainText('Old. (1)')
  await expect(excerpt).toContainText(`${words('difference.after')}: New.`)
  await expectAccessible(page)
  expect(await stored(page, panel, tag, 'excerpt')).toEqual(['Old.', null, null])

  await page.locator('#bulk-confirm').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => stored(page, panel, tag, 'author')).toEqual([ben.id, ben.id, ben.id])
})

test('39.1 LIST-5 values are added to the lists of many documents, and removed from them @core', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const [one, two] = (await named(page, panel, 'categories')) as [Named, Named]
  const tag = await makePosts(page, panel, [
    { categories: [one.id] },
    { categories: [] },
    { categories: [two.id, one.id] },
  ])

  await openEdit(page, panel, tag, 3)
  await changeCategories(page, panel, 'bulk.lists.add', two.name)
  const adding = page.getByRole('dialog').last()
  await expect(adding).toContainText(words('bulk.willChange', { count: 2, number: 2 }))
  await expect(adding).toContainText(words('bulk.unchanged', { count: 1, number: 1 }))
  const categories = definition(adding, 'Categories')
  await expect(categories).toContainText(`${one.name} (1)`)
  await expect(categories).toContainText(`${words('difference.after')}: ${one.name}, ${two.name}`)
  await expect(categories).toContainText(`${words('difference.nothing')} (1)`)
  await expectAccessible(page)
  await page.locator('#bulk-confirm').click()
  await expect(page.locator('#bulk-confirm')).toHaveCount(0)
  await expect
    .poll(() => stored(page, panel, tag, 'categories'))
    .toEqual([[one.id, two.id], [two.id], [two.id, one.id]])

  await openEdit(page, panel, tag, 3)
  await changeCategories(page, panel, 'bulk.lists.remove', one.name)
  await expect(page.getByRole('dialog').last()).toContainText(
    words('bulk.unchanged', { count: 1, number: 1 }),
  )
  await page.locator('#bulk-confirm').click()
  await expect
    .poll(() => stored(page, panel, tag, 'categories'))
    .toEqual([[two.id], [two.id], [two.id]])
})

test('39.1 LIST-5 what can’t be published is told before, with its reasons, and the rest is published', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const path = '/posts?limit=1&depth=0&where[_status][equals]=published'
  const { author, body, excerpt } = (await ask(page, panel, 'GET', path)).docs[0]
  const tag = await makePosts(page, panel, [
    { author, body, excerpt },
    { body, excerpt },
  ])
  await selectAll(page, panel, tag, 2)
  await page.locator('#bulk-publish').click()

  const question = page.getByRole('dialog')
  await expect(question).toContainText(words('bulk.cannot', { count: 1, number: 1 }))
  const refused = question.getByRole('listitem').filter({ hasText: `${tag} 2` })
  await expect(refused).toContainText('Author: ')
  await expectAccessible(page)
  expect(await stored(page, panel, tag, '_status')).toEqual(['draft', 'draft'])

  await page.locator('#bulk-confirm').click()
  const results = page.getByRole('dialog')
  await expect(results).toContainText(words('bulk.told.publish', { count: 1, number: 1 }))
  expect(await stored(page, panel, tag, '_status')).toEqual(['published', 'draft'])
})

interface Named {
  id: number
  name: string
}

async function named(page: Page, panel: Panel, slug: string): Promise<Named[]> {
  const { docs } = await ask(page, panel, 'GET', `/${slug}?depth=0&limit=2&sort=id&locale=en`)
  return docs
}

/** Answers with what their titles begin with; they are stored in this order. */
async function makePosts(page: Page, panel: Panel, posts: readonly object[]): Promise<string> {
  const tag = crypto.randomUUID().slice(0, 8)
  for (const [index, post] of posts.entries()) {
    const own = { title: `${tag} ${index + 1}`, slug: `${tag}-${index + 1}` }
    await ask(page, panel, 'POST', '/posts?draft=true', { ...own, ...post })
  }
  return tag
}

async function selectAll(page: Page, { at, words }: Panel, tag: string, count: number) {
  await page.goto(at(`/collections/posts?search=${tag}`))
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(count + 1)
  await page.getByLabel(words('selection.page')).check()
}

async function openEdit(page: Page, panel: Panel, tag: string, count: number): Promise<Locator> {
  await selectAll(page, panel, tag, count)
  await page.locator('#bulk-edit').click()
  return page.getByRole('dialog')
}

const choose = (form: Locator, field: string) =>
  form.getByRole('checkbox', { name: field, exact: true }).check()

async function pick(page: Page, box: Locator, name: string): Promise<void> {
  await box.fill(name)
  await page.getByRole('option', { name, exact: true }).click()
}

async function changeCategories(
  page: Page,
  { words }: Panel,
  action: 'bulk.lists.add' | 'bulk.lists.remove',
  name: string,
): Promise<void> {
  const form = page.getByRole('dialog')
  await choose(form, 'Categories')
  const actions = form.getByRole('group', {
    name: words('bulk.lists.action', { label: 'Categories' }),
  })
  await expect(actions.getByRole('radio', { name: words('bulk.lists.replace') })).toBeChecked()
  await actions.getByRole('radio', { name: words(action) }).check()
  await expect(page.locator('#bulk-look')).toHaveAccessibleDescription(words('bulk.lists.none'))
  await pick(page, form.getByRole('combobox', { name: 'Categories' }), name)
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await page.locator('#bulk-look').click()
}

const definition = (question: Locator, field: string): Locator =>
  question
    .locator('dl > div')
    .filter({ has: question.page().getByRole('term').getByText(field, { exact: true }) })

async function stored(page: Page, panel: Panel, tag: string, name: string): Promise<unknown[]> {
  const path = `/posts?draft=true&depth=0&sort=title&where[title][contains]=${tag}`
  const { docs } = await ask(page, panel, 'GET', path)
  return docs.map((doc: Record<string, unknown>) => doc[name] ?? null)
}
