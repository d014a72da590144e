import type { Page } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import { eventsPath } from '#contracts/events'
import type { Panel } from '../kit/fixtures.ts'
import type { Slug } from '../kit/self-saving/fixtures.ts'
import {
  body,
  bothOpen,
  expect,
  expectAccessible,
  openDocument,
  openNew,
  readDocument,
  savedText,
  statusLine,
  test,
  title,
} from '../kit/self-saving/fixtures.ts'

test.use({ magazine: 'of company' })

test('LOCK-6 two people see each other, and the field that one of them edits @together', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  await inCompany(page, colleague, panel, 'leaflets')

  await title(colleague).fill('Theirs')
  const edits = words('presence.editsField', { name: theirs, field: 'Title' })
  await expect(person(page, edits)).toBeVisible()
  const field = page.locator('[data-field="title"]')
  await expect(field).toContainText(theirs)
  await expectAccessible(page)

  await body(colleague).focus()
  await expect(page.locator('[data-field="body"]')).toContainText(theirs)
  await expect(field).not.toContainText(theirs)

  await colleague.goto('about:blank')
  const here = page.getByRole('list', { name: words('presence.here') })
  await expect(here).toHaveCount(0, { timeout: msUntilForgotten / 2 })
})

test('LOCK-6 whoever reloads the page is not somebody else beside themselves @together', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  await inCompany(page, colleague, panel, 'leaflets')
  await page.reload()

  await expect(person(page, words('presence.views', { name: theirs }))).toBeVisible()
  const here = page.getByRole('list', { name: words('presence.here') }).first()
  await expect(here.getByRole('listitem')).toHaveCount(1, { timeout: msUntilForgotten / 2 })
})

test('LOCK-6 on a small screen the count of those who are here unfolds to who does what @phone', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  await page.setViewportSize({ width: 360, height: 740 })
  const id = await openNew(page, panel, 'leaflets')
  const topOf = () => title(page).evaluate((field) => field.getBoundingClientRect().top)
  const before = await topOf()
  await openDocument(colleague, panel, 'leaflets', id)
  await title(colleague).fill('Theirs')

  const count = page.getByText(words('presence.count', { count: 1 }))
  await expect(count).toBeVisible()
  await expect(page.locator('[data-field="title"]')).toContainText(theirs)
  expect(await topOf()).toBe(before)
  await count.click()
  const people = page.getByRole('list', { name: words('presence.here') })
  const edits = words('presence.editsField', { name: theirs, field: 'Title' })
  await expect(people.getByText(edits)).toBeVisible()
  await expectAccessible(page)
})

test('LOCK-6 a row that is closed says that somebody edits in it @together', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  await bothOpen(page, colleague, panel, 'leaflets')
  const within = words('presence.editsWithin', { name: theirs })
  const [row, their] = [page, colleague].map((at) => at.locator('#sections-row-0'))
  const toggle = row!.locator('[data-part="toggle"]')
  if ((await toggle.getAttribute('aria-expanded')) === 'true') await toggle.click()
  const theirToggle = their!.locator('[data-part="toggle"]')
  if ((await theirToggle.getAttribute('aria-expanded')) === 'false') await theirToggle.click()

  await colleague.locator('#field-sections__0__heading').fill('Theirs')
  await expect(row!).toContainText(within)
  await expectAccessible(page)
  await toggle.click()
  await expect(row!).not.toContainText(within)
  await expect(row!.locator('[data-field="sections.0.heading"]')).toContainText(theirs)
})

test('LOCK-6 R3 what somebody else saved is offered, compared and taken in under what is not saved @together', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  const id = await inCompany(page, colleague, panel, 'leaflets')
  await body(page).fill('Mine.')

  await title(colleague).fill('Theirs')
  await save(colleague, panel)
  const offered = words('document.status.newerUnsaved', { name: theirs, count: 1 })
  await expect(statusLine(page)).toContainText(offered)
  await expect(title(page)).toHaveValue('Hello')

  await page.getByRole('button', { name: words('document.newer.compare') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Theirs')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words('document.newer.takeIn') }).click()
  await expect(title(page)).toHaveValue('Theirs')
  await expect(body(page)).toHaveValue('Mine.')

  await save(page, panel)
  const stored = await readDocument(page, panel, 'leaflets', id)
  expect(stored).toMatchObject({ title: 'Theirs', body: 'Mine.' })
})

test('LOCK-6 R1 R3 what somebody else saved is taken in after a save of one’s own was refused', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  const id = await inCompany(page, colleague, panel, 'leaflets')
  await title(page).fill('')
  await page.locator('#action-save').click()
  const refused = words('document.status.invalid', { count: 1 })
  await expect(statusLine(page)).toContainText(refused)

  await body(colleague).fill('Theirs.')
  await save(colleague, panel)
  await expect(statusLine(page)).toContainText(words('document.status.newer', { name: theirs }))
  await expect(statusLine(page)).toContainText(refused)
  await expectAccessible(page)
  await page.getByRole('button', { name: words('document.newer.takeIn') }).click()
  await expect(body(page)).toHaveValue('Theirs.')
  await expect(title(page)).toHaveValue('')
  await expect(statusLine(page)).toHaveText(refused)
  await expect(title(page)).toHaveAttribute('aria-invalid', 'true')

  await title(page).fill('Mine')
  await save(page, panel)
  const stored = await readDocument(page, panel, 'leaflets', id)
  expect(stored).toMatchObject({ title: 'Mine', body: 'Theirs.' })
})

test('LOCK-6 DOC-14 what both changed is put side by side when it is taken in', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  await inCompany(page, colleague, panel, 'leaflets')
  await title(page).fill('Mine')
  await title(colleague).fill('Theirs')
  await save(colleague, panel)

  await page.getByRole('button', { name: words('document.newer.takeIn') }).click()
  await expect(
    page.getByRole('region', { name: words('conflict.title', { count: 1 }) }),
  ).toContainText('Theirs')
  await expect(title(page)).toHaveValue('Mine')
})

test('LOCK-3 LOCK-6 a document that is taken over, or free again, is so at once', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  await inCompany(page, colleague, panel, 'notices')

  await title(page).fill('Mine')
  await expect(title(colleague)).toHaveAttribute('readonly')
  await expect(colleague.getByRole('dialog')).toHaveCount(0)
  await colleague.getByRole('button', { name: words('lock.takeOver') }).click()
  await expect(
    page.getByRole('dialog', { name: words('lock.lost.title', { name: theirs }) }),
  ).toBeVisible()
  await page.getByRole('button', { name: words('lock.view') }).click()

  await colleague.goto('about:blank')
  await expect(title(page)).toBeEditable()
  await expect(title(page)).toHaveValue('Mine')
})

test('33.10 LOCK-6 a document that one deletes in another window says so, and what is on the screen stays @together', async ({
  page,
  panel,
  colleague,
}) => {
  const { at, server, words } = panel
  const id = await inCompany(page, colleague, panel, 'leaflets')

  const isWatched = colleague.waitForResponse(
    (response) => response.request().postData()?.includes('"collections":["leaflets"]') ?? false,
  )
  await colleague.goto(at('/collections/leaflets'))
  await isWatched
  await page.request.delete(`${server.api}/leaflets/${id}`, { headers: { origin: server.origin } })
  await expect(statusLine(page)).toContainText(words('document.status.deletedMine'))
  await expect(title(page)).toHaveValue('Hello')
  await expect(colleague.getByText(words('list.changed'))).toBeVisible()
  await colleague.getByRole('button', { name: words('list.showChanged') }).click()
  await expect(colleague.getByText(words('list.changed'))).toHaveCount(0)

  await page.getByRole('button', { name: words('document.recreate') }).click()
  await expect(statusLine(page)).toContainText(savedText(panel))
})

test('LOCK-6 DOC-13 what somebody takes out of the trash is there again, and so is what was not saved @together', async ({
  page,
  panel,
  colleague,
}) => {
  const { words } = panel
  const id = await inCompany(page, colleague, panel, 'leaflets')
  await change(colleague, panel, id, { deletedAt: new Date().toISOString() })
  await expect(statusLine(page)).toContainText(words('document.status.trashedBy', { name: theirs }))
  await title(page).fill('Mine')
  await expect(statusLine(page)).toContainText(
    words('document.status.trashedUnsavedBy', { name: theirs }),
  )

  await change(colleague, panel, id, { deletedAt: null })
  await expect(statusLine(page)).toContainText(words('document.status.journaled', { count: 1 }))
  await expect(title(page)).toHaveValue('Mine')
  await save(page, panel)
  expect((await readDocument(page, panel, 'leaflets', id)).title).toBe('Mine')
})

test('33.10 LOCK-6 what is in the trash is brought back from the form, with what was typed since @together', async ({
  page,
  panel,
  colleague,
}) => {
  const { words } = panel
  const id = await inCompany(page, colleague, panel, 'leaflets')
  await moveToTrash(colleague, panel, id)
  await expect(statusLine(page)).toContainText(words('document.status.trashedBy', { name: theirs }))
  const restore = page.getByRole('button', { name: words('bulk.action.restore') })
  await expect(restore).toBeVisible()
  await expect(page.getByRole('button', { name: words('document.recreate') })).toHaveCount(0)
  await title(page).fill('Mine')
  await expectAccessible(page)

  await restore.click()
  await expect(statusLine(page)).toContainText(words('document.status.journaled', { count: 1 }))
  await expect(title(page)).toHaveValue('Mine')
  await save(page, panel)
  expect(await readDocument(page, panel, 'leaflets', id)).toMatchObject({
    title: 'Mine',
    deletedAt: null,
  })
})

test('33.10 LOCK-6 that it is in the trash is found by a save, where no stream tells of it', async ({
  page,
  panel,
  colleague,
}) => {
  const { words } = panel
  await page.route(`**${eventsPath}*`, (route) => route.abort())
  const id = await bothOpen(page, colleague, panel, 'leaflets')
  await moveToTrash(colleague, panel, id)
  await title(page).fill('Mine')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(words('document.status.trashedUnsaved'))
  await page.getByRole('button', { name: words('bulk.action.restore') }).click()
  await expect(statusLine(page)).toContainText(words('document.status.journaled', { count: 1 }))
  await save(page, panel)
  expect((await readDocument(page, panel, 'leaflets', id)).title).toBe('Mine')
})

test('LOCK-6 R3 what comes out of the trash changed is offered, and moves nothing', async ({
  page,
  panel,
  colleague,
}) => {
  const { words } = panel
  const id = await inCompany(page, colleague, panel, 'leaflets')
  await change(colleague, panel, id, { deletedAt: new Date().toISOString() })
  await expect(statusLine(page)).toContainText(words('document.status.trashedBy', { name: theirs }))

  await change(colleague, panel, id, { deletedAt: null, title: 'Theirs' })
  await expect(statusLine(page)).toContainText(words('document.status.newer', { name: theirs }))
  await expect(title(page)).toHaveValue('Hello')
  await page.getByRole('button', { name: words('document.newer.takeIn') }).click()
  await expect(title(page)).toHaveValue('Theirs')
  await expect(statusLine(page)).toContainText(words('document.status.clean'))
})

test('LOCK-6 without its stream a document is free again by the clock', async ({
  page,
  colleague,
  panel,
}) => {
  await colleague.clock.install()
  await colleague.route(`**${eventsPath}*`, (route) => route.abort())
  const id = await openNew(page, panel, 'notices')
  const acquired = page.waitForResponse(
    (response) => response.request().postData()?.includes('"acquire"') ?? false,
  )
  await title(page).fill('Mine')
  await acquired
  await openDocument(colleague, panel, 'notices', id)
  await colleague.getByRole('button', { name: panel.words('lock.view') }).click()
  await expect(title(colleague)).toHaveAttribute('readonly')

  await save(page, panel)
  const released = page.waitForRequest(
    (request) => request.postData()?.includes('"release"') ?? false,
  )
  await page.locator('#nav-authors').click()
  await (await released).response()
  await colleague.clock.fastForward(11_000)
  await expect(title(colleague)).toBeEditable()
})

/** Both have it open, and the one has heard of the other. */
async function inCompany(page: Page, colleague: Page, panel: Panel, slug: Slug): Promise<number> {
  const id = await bothOpen(page, colleague, panel, slug)
  await expect(person(page, panel.words('presence.views', { name: theirs }))).toBeVisible()
  return id
}

/** Who the colleague is. */
const theirs = 'Noor Rahimi'

/** The server waits so long for whoever was cut off. */
const msUntilForgotten = 8_000

const person = (page: Page, says: string) => page.getByRole('img', { name: says })

/** As a list does: of a published document as well. */
async function moveToTrash({ request }: Page, { server }: Panel, id: number): Promise<void> {
  const data = { deletedAt: new Date().toISOString() }
  const headers = { origin: server.origin }
  expect((await request.patch(`${server.api}/leaflets/${id}`, { data, headers })).ok()).toBe(true)
}

/** What is in the trash is changed as well. */
async function change(
  { request }: Page,
  { server }: Panel,
  id: number,
  data: DocumentData,
): Promise<void> {
  const answer = await request.patch(
    `${server.api}/leaflets/${id}?trash=true&draft=true&locale=en`,
    {
      data,
      headers: { origin: server.origin },
    },
  )
  expect(answer.ok(), await answer.text()).toBe(true)
}

async function save(page: Page, panel: Panel): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(savedText(panel))
}
