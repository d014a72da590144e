import type { Page } from '@playwright/test'
import { endSessionAt } from '../kit/end-session.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { admin, author, startMagazine } from '../kit/magazine.ts'
import { openPaletteWith } from '../kit/palette.ts'
import { paste } from '../kit/paste.ts'
import { signOut } from '../kit/sign-out.ts'
import { upgrade } from '../kit/upgrade.ts'

/** Opens a new category with a name typed. */
async function typeCategory(page: Page, at: (path: string) => string, name: string) {
  await page.goto(at('/collections/categories/create'))
  await page.locator('#field-name').fill(name)
}

test('VAL-7 what the server refuses is said at its field, which gets the focus @both', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/categories/create'))
  await page.locator('#action-save').click()

  const name = page.locator('#field-name')
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/./)
  await expect(page.getByText(words('document.status.invalid', { count: 1 }))).toBeVisible()
  await expectAccessible(page)

  await name.fill('Machines')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
})

test('DOC-4 leaving unsaved work asks first, by link and by the back button @both @core', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/categories'))
  await page.getByRole('link', { name: words('list.new') }).click()
  await page.locator('#field-name').fill('Unsaved')

  const dialog = page.getByRole('alertdialog')
  await page.locator('#nav-posts').click()
  await expect(dialog).toContainText(words('leave.title'))
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await page.goBack()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: words('leave.stay') }).click()
  await expect(page.locator('#field-name')).toHaveValue('Unsaved')
  await expect(page).toHaveURL(/\/create/)

  await page.goBack()
  await dialog.getByRole('button', { name: words('leave.leave') }).click()
  await expect(page).toHaveURL(at('/collections/categories'))
})

test('a session that ends during an edit is signed in again in place, and the save goes on @both @core', async ({
  page,
  panel: { at, words },
}) => {
  await typeCategory(page, at, `Session ${Date.now()}`)
  await endSessionAt(page, /\/api\/categories\?/)
  await page.locator('#action-save').click()

  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(words('sessionEnded.title'))
  await expectAccessible(page)
  await dialog.locator('#field-email').fill(admin.email)
  await dialog.locator('#field-password').fill(admin.password)
  await dialog.getByRole('button', { name: words('access.signIn') }).click()

  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/collections\/categories\/\d+/)
  await expect(page.locator('#field-name')).toHaveValue(/^Session /)
})

test('a session that ends in the middle of a word asks once typing rests', async ({
  page,
  context,
  panel,
}) => {
  const { at, words } = panel
  const other = await context.newPage()
  await other.goto(at('/'))
  await typeCategory(page, at, '')
  let typed = ''
  const type = async (text: string) => {
    await page.keyboard.type(text, { delay: 60 })
    typed += text
  }

  let isOver = false
  const over = signOut(other, panel)
    .then(() => expect(other.getByLabel(words('access.password'))).toBeVisible())
    .then(() => {
      isOver = true
    })
  while (!isOver) await type('word ')
  await over
  await type('and the last words')

  await expect(page.locator('#field-name')).toHaveValue(typed)
  await expect(page.getByRole('alertdialog')).toContainText(words('sessionEnded.title'))
  await expect(page.locator('#field-name')).toHaveValue(typed)
})

test('a session that ends on a list is signed in again in place, and the list goes on', async ({
  page,
  context,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/users'))
  await expect(page.getByRole('table')).toBeVisible()
  await context.clearCookies({ name: 'payload-token' })
  await page.goto(at('/'))
  await page.locator('#field-email').fill(admin.email)
  await page.locator('#field-password').fill(admin.password)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-nav=open] #nav-users')).toBeVisible()

  await endSessionAt(page, /\/api\/users\?/)
  await page.locator('#nav-users').press('Enter')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(words('sessionEnded.title'))
  await dialog.locator('#field-email').fill(admin.email)
  await dialog.locator('#field-password').fill(admin.password)
  await dialog.getByRole('button', { name: words('access.signIn') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
})

test('33.16 a command that an ended session refused is sent again where one has signed in meanwhile', async ({
  page,
  context,
  panel: { at, server, words },
}) => {
  const { docs } = await (await page.request.get(`${server.api}/categories?limit=1`)).json()
  await page.goto(at(`/collections/categories/${docs[0].id}`))
  let asked = 0
  let answer = () => {}
  const answering = new Promise<void>((resolve) => {
    answer = resolve
  })
  // Asked as a stranger, and answered only when the person is back.
  await page.route(/\/duplicate/, async (route) => {
    asked += 1
    if (asked > 1) return route.fallback()
    await context.clearCookies({ name: 'payload-token' })
    const { cookie: _ended, ...headers } = await route.request().allHeaders()
    const response = await route.fetch({ headers })
    await answering
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: words('document.more'), exact: true }).click()
  await page.getByRole('menuitem', { name: words('document.duplicate') }).click()
  await expect.poll(() => asked).toBe(1)
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('quiet')
  const ended = page.getByRole('alertdialog')
  await expect(ended).toContainText(words('sessionEnded.title'))
  await ended.locator('#field-email').fill(admin.email)
  await ended.locator('#field-password').fill(admin.password)
  await ended.getByRole('button', { name: words('access.signIn') }).click()
  await expect(ended).toHaveCount(0)
  await page.keyboard.press('Escape')
  answer()

  await expect.poll(() => asked).toBe(2)
  await expect(page).not.toHaveURL(new RegExp(`/categories/${docs[0].id}\\b`))
  await expect(page).toHaveURL(/categories\/\d+/)
  await expect(ended).toHaveCount(0)
})

test('a change of language after the session has ended keeps the edit', async ({
  page,
  language,
  panel: { at },
}) => {
  await typeCategory(page, at, 'Still here')
  await endSessionAt(page, /\/stateroom\/config/)
  await openPaletteWith(page, language === 'en' ? 'Deutsch' : 'English')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page.locator('#field-name')).toHaveValue('Still here')
})

test('DOC-6 PERM-1 an author is offered a draft, not a publication', async ({
  page,
  context,
  panel: { at, words, server },
}) => {
  await context.clearCookies({ name: 'payload-token' })
  await page.request.post(`${server.api}/users/login`, {
    data: author,
    headers: { origin: server.origin },
  })
  await page.goto(at('/collections/posts/create'))
  await expect(page.getByRole('button', { name: words('document.saveDraft') })).toBeVisible()
  await expect(page.getByRole('button', { name: words('document.publish') })).toHaveCount(0)
})

test('DOC-13 R14 a server that stops during a save loses nothing, and saving works when it is back', async ({
  page,
  context,
  panel: { words },
}) => {
  test.slow()
  const server = await startMagazine()
  await context.clearCookies({ name: 'payload-token' })
  await page.goto(`${server.url}/collections/categories/create`)
  await page.locator('#field-email').fill(admin.email)
  await page.locator('#field-password').fill(admin.password)
  await page.keyboard.press('Enter')
  await page.locator('#field-name').fill('Outage')
  await server.kill()
  await page.locator('#action-save').click()

  await expect(page.getByText(words('document.status.offline'))).toBeVisible()
  await expectAccessible(page)
  await page.locator('#field-description').fill('Typed while nobody listened.')
  await server.restart()
  // By itself it may have been sooner.
  await page
    .getByRole('button', { name: words('document.tryNow') })
    .evaluateAll(([button]) => (button as HTMLElement | undefined)?.click())
  await expect(page).toHaveURL(/\/collections\/categories\/\d+/)
  await expect(page.getByText(words('document.status.saved', { time: '' }).trim())).toBeVisible()

  await server.kill()
  await page.locator('#field-name').fill('Outages')
  await page.locator('#action-save').click()
  await expect(page.getByText(words('document.status.offline'))).toBeVisible()
  await upgrade(page, { at: (path) => `${server.url}${path}` }, /assets\/ListDrawer-/)
  await server.restart()
  await expect(page.getByText(words('document.status.saved', { time: '' }).trim())).toBeVisible({
    timeout: 40_000,
  })
  await expect(page.getByText(words('panelVersion.outdated'))).toBeVisible({ timeout: 40_000 })
  await page.unrouteAll()
  await page.reload()
  await expect(page.locator('#field-name')).toHaveValue('Outages')
  await expect(page.locator('#field-description')).toHaveValue('Typed while nobody listened.')
  await server.discard()
})

test('a document of 1 MB is edited and saved', async ({ page, panel: { at, words, server } }) => {
  const text = 'What is plain is seldom simple. '.repeat(1000)
  const sections = Array.from({ length: 32 }, (_, index) => ({ heading: `Part ${index}`, text }))
  const created = await page.request.post(`${server.api}/pages?draft=true`, {
    data: { title: 'A megabyte', body: text, sections },
    headers: { origin: server.origin },
  })
  const { doc } = await created.json()
  await page.goto(at(`/collections/pages/${doc.id}`))
  await page.locator('#field-title').fill('A megabyte, edited')
  await page.locator('#action-save-draft').click()
  await expect(page.getByText(words('document.status.saved', { time: '' }).trim())).toBeVisible()

  await page.reload()
  await expect(page.locator('#field-title')).toHaveValue('A megabyte, edited')
  const stored = await page.request.get(`${server.api}/pages/${doc.id}?draft=true&depth=0`, {
    headers: { origin: server.origin },
  })
  expect((await stored.json()).sections).toEqual(doc.sections)
})

test('a body over the limit is refused in words, and the edit is kept', async ({
  page,
  panel: { at, words },
}) => {
  await page.goto(at('/collections/pages/create'))
  await page.locator('#field-title').fill('Too large')
  await paste(page.locator('#field-body'), `${'Far too much. '.repeat(20)}\n`.repeat(20_000))
  await page.locator('#action-save-draft').click()

  const status = page.getByText(words('document.status.failed', { reason: '' }).trim())
  await expect(status).toContainText('This is larger than the server accepts')
  await expect(page.locator('#field-title')).toHaveValue('Too large')
})

test('HTML in a text is shown as text, everywhere', async ({ page, panel: { at } }) => {
  const html = `<img src=x onerror="document.title='broken'"> ${Date.now()}`
  await page.goto(at('/collections/authors/create'))
  await page.locator('#field-name').fill(html)
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/authors\/\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(html)

  await page.goto(at(`/collections/authors?search=${html.slice(-13)}`))
  await expect(page.getByRole('link', { name: html })).toBeVisible()
  await page.goto(at('/'))
  await expect(page.getByRole('link', { name: html }).first()).toBeVisible()
  expect(await page.title()).not.toContain('broken')
})

test('LIST-3 garbage in the address does not break the list', async ({ page, panel: { at } }) => {
  const garbage = [
    '?where=garbage',
    '?where[or]=1',
    '?where[or][0][and][0][title][explodes]=1',
    '?page=-4&limit=zebra&sort=%00&columns={',
    `?where[or][0]${'[and][0]'.repeat(30)}[x]=1`,
  ]
  for (const query of garbage) {
    await page.goto(at(`/collections/posts${query}`))
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible()
  }
})
