import type { Locator, Page } from '@playwright/test'
import { assignmentsPath } from '#contracts/assignments'
import { myAssignmentsPath } from '#contracts/my-assignments'
import { ask } from '../kit/ask.ts'
import {
  expect,
  expectAccessible,
  openPage,
  show,
  tasks,
  test,
  toggle,
} from '../kit/assigned-site/fixtures.ts'
import type { Panel } from '../kit/fixtures.ts'

test.use({ magazine: 'with tasks' })

const bell = (page: Page): Locator => page.locator('#inbox')

/** The task that says so. */
const task = (page: Page, panel: Panel, words: string): Locator =>
  tasks(page, panel).getByRole('listitem').filter({ hasText: words })

const form = (page: Page, { words }: Panel): Locator =>
  page.getByRole('group', { name: words('tasks.give'), exact: true })

const button = (place: Locator, name: string): Locator => place.getByRole('button', { name })

const meOf = async (page: Page, panel: Panel): Promise<{ collection: string; id: number }> => {
  const { user } = await ask(page, panel, 'GET', '/users/me')
  return { collection: 'users', id: user.id }
}

/** Gives whoever sits before `page` a task, on a new page. */
async function give(page: Page, by: Page, panel: Panel, more: object): Promise<number> {
  const to = await meOf(page, panel)
  const id = await openPage(by, panel)
  await ask(by, panel, 'POST', assignmentsPath, { collectionSlug: 'pages', id, to, ...more })
  return id
}

/** What other tests gave them is no longer theirs. */
async function doAll(page: Page, panel: Panel): Promise<void> {
  const { assignments } = await ask(page, panel, 'GET', myAssignmentsPath)
  for (const { id } of assignments) {
    await ask(page, panel, 'PATCH', `${assignmentsPath}/${id}`, { isDone: true })
  }
}

test('39.2 a task is given by keys, changed, taken back, and the focus stays near @both', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await openPage(page, panel)
  await toggle(page).focus()
  await page.keyboard.press('Enter')
  const person = form(page, panel).getByRole('combobox')
  await expect(person).toBeFocused()
  await page.keyboard.type('noor')
  await page.keyboard.press('Enter')
  await expect(person).toHaveValue('Noor Rahimi')
  await expect(form(page, panel).getByLabel(words('tasks.task'))).toBeFocused()
  await page.keyboard.type('Check the gulls')
  await form(page, panel).getByLabel(words('tasks.dueDate')).fill('2030-12-24')
  await expectAccessible(page)
  await page.keyboard.press('Enter')

  const given = task(page, panel, 'Check the gulls')
  await expect(given).toContainText('Noor Rahimi')
  await expect(given).toContainText('2030')
  await expect(button(tasks(page, panel), words('tasks.give'))).toBeFocused()
  await expect(toggle(page)).toHaveAccessibleName(words('tasks.count', { number: '1' }))
  await expectAccessible(page)

  await button(given, words('field.edit')).click()
  const edited = page.getByRole('group', { name: words('tasks.edit') })
  await edited.getByLabel(words('tasks.task')).fill('Check the ducks')
  await page.keyboard.press('Enter')
  const changed = task(page, panel, 'Check the ducks')
  await expect(changed).toContainText('2030')

  await button(changed, words('tasks.takeBack')).click()
  await expect(button(changed, words('app.cancel'))).toBeFocused()
  await button(changed, words('tasks.takeBack')).click()
  await expect(changed).toHaveCount(0)
  await expect(toggle(page)).toHaveAccessibleName(words('tasks.title'))
  await page.keyboard.press('Escape')
  await expect(tasks(page, panel)).toHaveCount(0)
  await expect(toggle(page)).toBeFocused()
})

test('39.2 two people hear of each other’s tasks, and what is half typed stays', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  const id = await openPage(page, panel)
  await show(colleague, panel, id)
  await toggle(colleague).click()
  await form(colleague, panel).getByLabel(words('tasks.task')).fill('Half a tas')

  const to = await meOf(colleague, panel)
  const asked = { collectionSlug: 'pages', id }
  await ask(page, panel, 'POST', assignmentsPath, { ...asked, to, task: 'Check the gulls' })
  const theirs = task(colleague, panel, 'Check the gulls')
  await expect(theirs).toContainText('Ann Kowal')
  await expect(form(colleague, panel).getByLabel(words('tasks.task'))).toHaveValue('Half a tas')
  // What somebody else gave is not theirs to change.
  await expect(button(theirs, words('tasks.takeBack'))).toHaveCount(0)

  await toggle(page).click()
  await button(theirs, words('tasks.done')).click()
  const ours = task(page, panel, 'Check the gulls')
  await expect(ours).toContainText(words('tasks.doneBy', { name: 'Noor Rahimi' }))
  await button(theirs, words('tasks.reopen')).click()
  await expect(button(ours, words('tasks.done'))).toBeVisible()

  await colleague.keyboard.press('Escape')
  await expect(tasks(colleague, panel)).toHaveCount(0)
  await toggle(colleague).click()
  await expect(form(colleague, panel).getByLabel(words('tasks.task'))).toHaveValue('Half a tas')
})

test('39.2 a task that could not be given says why, and is given once', async ({ page, panel }) => {
  const { words } = panel
  await openPage(page, panel)
  await toggle(page).click()
  await expect(form(page, panel).getByRole('combobox')).toBeFocused()
  await page.keyboard.type('noor')
  await page.keyboard.press('Enter')
  await expect(form(page, panel).getByLabel(words('tasks.task'))).toBeFocused()
  await page.keyboard.type('Check the swans')
  const isGiven = (url: URL) => url.pathname.endsWith(assignmentsPath)
  let sent = 0
  await page.route(isGiven, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent += 1
    await route.fetch()
    await route.abort()
  })
  await page.keyboard.press('Enter')
  await expect(form(page, panel).getByRole('alert')).toBeVisible()
  await expect(form(page, panel).getByLabel(words('tasks.task'))).toHaveValue('Check the swans')
  expect(sent).toBe(1)
  await page.unroute(isGiven)
  await button(form(page, panel), words('tasks.give')).click()
  await expect(form(page, panel)).toHaveCount(0)
  await expect(task(page, panel, 'Check the swans')).toHaveCount(1)
})

test('39.2 the dashboard shows one’s tasks, overdue first, done by one press and undone @both', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  await doAll(page, panel)
  await page.goto(panel.at('/'))
  const section = page.getByRole('region', { name: words('dashboard.tasks'), exact: true })
  await expect(section).toContainText(words('tasks.empty'))

  await give(page, colleague, panel, { task: 'Whenever' })
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await give(page, colleague, panel, { task: 'Some day', due: '2031-01-31' })
  await expect(section.getByRole('listitem')).toHaveCount(2)
  await give(page, colleague, panel, { task: 'Long ago', due: '2020-02-29' })
  await expect(section.getByRole('listitem')).toHaveText([/Long ago/, /Some day/, /Whenever/])
  const [overdue] = words('tasks.overdue', { day: '\n' }).split('\n')
  await expect(section.getByRole('listitem').first()).toContainText(overdue!)
  await expectAccessible(page)

  const first = section.getByRole('listitem').first()
  await button(first, words('tasks.done')).click()
  await expect(button(first, words('tasks.reopen'))).toBeFocused()
  await expect(first).toContainText('Long ago')
  await button(first, words('tasks.reopen')).click()
  await expect(first).toContainText(overdue!)

  await first.getByRole('link').click()
  await expect(task(page, panel, 'Long ago')).toContainText('Noor Rahimi')
  await expect(page).not.toHaveURL(/tasks/)
})

test('39.2 whoever gets a task reads it in their inbox, and whoever gave it that it is done @both', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at('/'))
  await expect(bell(page)).toBeVisible()
  await give(page, colleague, panel, { task: 'Check the herons', due: '2030-12-24' })
  await bell(page).click()
  const inbox = page.getByRole('dialog', { name: words('inbox.title'), exact: true })
  const entry = inbox.getByRole('listitem').filter({ hasText: 'Check the herons' })
  await expect(entry).toContainText(words('inbox.assigned', { name: 'Noor Rahimi' }))
  await expect(entry).toContainText('2030')
  await expectAccessible(page)
  await entry.getByRole('link').click()
  await button(task(page, panel, 'Check the herons'), words('tasks.done')).click()

  await colleague.goto(panel.at('/'))
  await bell(colleague).click()
  const told = colleague
    .getByRole('dialog', { name: words('inbox.title'), exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Check the herons' })
  await expect(told).toContainText(words('inbox.taskDone', { name: 'Ann Kowal' }))
})
