import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Route } from '@playwright/test'
import { eventsPath } from '#contracts/events'
import { withChoices } from '../kit/choices.ts'
import { startKillable } from '../kit/killable-browser.ts'
import {
  body,
  bothOpen,
  expect,
  expectAccessible,
  makeDocument,
  openDocument,
  openNew,
  readDocument,
  savedText,
  statusLine,
  test,
  title,
} from '../kit/self-saving/fixtures.ts'

test.use({ magazine: 'faulty' })

/** What stands between the panel and its server, and how it answers a save. */
const answers: Record<string, (route: Route) => Promise<void>> = {
  'that it may not (403)': (route) => refuse(route, 403),
  'that it is locked (423)': (route) => refuse(route, 423),
  'that it broke (500)': (route) => refuse(route, 500),
  'with a page (200)': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hi</h1>' }),
  'with a sign-in page (401)': (route) =>
    route.fulfill({ status: 401, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' }),
  'with a page (404)': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Where?</h1>' }),
  'with a page (502)': (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
  'with half of its JSON': (route) => route.fulfill({ body: '{"doc": {"title": "Ty' }),
  'with JSON of another kind': (route) => route.fulfill({ json: [1, 'two'] }),
}

/** Answers of something else: the line says so. */
const notOurs = [
  'with a page (200)',
  'with a sign-in page (401)',
  'with a page (404)',
  'with half of its JSON',
  'with JSON of another kind',
]

const refuse = (route: Route, status: number) =>
  route.fulfill({ status, json: { errors: [{ message: 'No.' }] } })

for (const [how, answer] of Object.entries(answers)) {
  test(`DOC-13 R14 a save answered ${how} keeps what is typed, and is tried again`, async ({
    page,
    panel,
  }) => {
    await page.clock.install()
    const id = await openNew(page, panel, 'leaflets')
    await page.route(isSave, answer)
    await title(page).fill('Typed')
    await page.keyboard.press('ControlOrMeta+s')

    const again = page.getByRole('button', {
      name: new RegExp(`${panel.words('app.tryAgain')}|${panel.words('document.tryNow')}`),
    })
    await expect(again).toBeVisible()
    await expect(page.getByText(panel.words('document.status.kept'))).toBeVisible()
    if (notOurs.includes(how)) {
      await expect(statusLine(page)).toContainText(panel.words('problem.server.intercepted'))
    }
    // By itself it would try again, and take the button away from under the pointer.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await body(page).fill('Typed on.')
    await expect(again).toBeVisible()
    await page.unroute(isSave)
    await again.click()
    await page.clock.resume()

    await expect(statusLine(page)).toContainText(savedText(panel))
    expect(await readDocument(page, panel, 'leaflets', id)).toMatchObject({
      title: 'Typed',
      body: 'Typed on.',
    })
  })
}

test('DOC-13 what somebody else deleted meanwhile is told, and created anew with what was typed', async ({
  page,
  colleague,
  panel,
}) => {
  const { server, words } = panel
  const id = await makeDocument(page, panel, 'leaflets')
  // The number of the last one would be given to the next.
  await makeDocument(page, panel, 'leaflets')
  // Nobody tells the form before its save is answered.
  await page.route(`**${eventsPath}*`, (route) => route.abort())
  await openDocument(page, panel, 'leaflets', id)
  await title(page).fill('Still mine')
  const headers = { origin: server.origin }
  const { request } = colleague.context()
  await request.delete(`${server.api}/leaflets/${id}`, { headers })
  await page.keyboard.press('ControlOrMeta+s')

  await expect(statusLine(page)).toContainText(words('document.status.deletedUnsaved'))
  await expectAccessible(page)
  await page.getByRole('button', { name: words('document.recreate') }).press('Enter')

  await expect(page).toHaveURL(
    (url) => /\/leaflets\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`),
  )
  await expect(statusLine(page)).toContainText(savedText(panel))
  const created = Number(new URL(page.url()).pathname.split('/').at(-1))
  expect(await readDocument(page, panel, 'leaflets', created)).toMatchObject({
    title: 'Still mine',
    body: 'Text.',
    sections: [{ heading: 'One' }],
    _status: 'draft',
  })
})

test('33.16 DOC-13 R14 the network is gone for ten minutes while one types: nothing is lost @core', async ({
  context,
  page,
  panel,
}) => {
  await page.clock.install()
  const id = await openNew(page, panel, 'pages')
  await context.setOffline(true)
  for (const word of ['One ', 'two ', 'three ', 'four ', 'five ', 'six']) {
    await body(page).press('End')
    await body(page).pressSequentially(word)
    await page.clock.runFor(100_000)
  }

  await expect(statusLine(page)).toContainText(panel.words('document.status.offline'))
  await expect(page.getByText(panel.words('document.status.kept'))).toBeVisible()
  await context.setOffline(false)

  await expect(statusLine(page)).toContainText(savedText(panel))
  expect((await readDocument(page, panel, 'pages', id)).body).toBe(
    'Text.One two three four five six',
  )
})

test('R14 a part of the form whose files cannot be had says so in its place, and comes on demand', async ({
  context,
  page,
  panel,
}) => {
  const files = '**/assets/Writer-*.js'
  await page.route(files, (route) => route.abort())
  await openNew(page, panel, 'pages')
  const notice = page.getByText(panel.words('app.partMissing'))
  await expect(notice).toBeVisible()

  await context.setOffline(true)
  await body(page).fill('Still here.')
  await expect(statusLine(page)).toContainText(panel.words('document.status.offline'))
  await page.unroute(files)
  await context.setOffline(false)

  await expect(page.getByRole('textbox', { name: 'Article' })).toBeEditable()
  await expect(notice).toHaveCount(0)
  await expect(body(page)).toHaveValue('Still here.')
})

test('DOC-13 a browser that has no room left says so, and saving works', async ({
  page,
  panel,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openNew(page, panel, 'leaflets')
  await title(page).fill('Kept nowhere')
  await expect(page.getByText(panel.words('document.status.notKept'))).toBeVisible()
  await page.keyboard.press('ControlOrMeta+s')

  await expect(statusLine(page)).toContainText(savedText(panel))
  await expect(page.getByText(panel.words('document.status.notKept'))).toHaveCount(0)
})

test('DOC-13 a browser that is killed in mid-word offers the word when it is back @core', async ({
  admin,
  page,
  panel,
  theme,
  language,
}) => {
  const id = await makeDocument(page, panel, 'leaflets')
  const { cookies } = withChoices(await admin(), panel.server, { theme, language })
  const profile = mkdtempSync(join(tmpdir(), 'killed-'))
  const first = await startKillable(profile)
  await first.context.addCookies(cookies)
  const before = await first.context.newPage()
  await openDocument(before, panel, 'leaflets', id)
  await title(before).fill('')
  await title(before).pressSequentially('Unfin')
  await expect(statusLine(before)).toContainText(
    panel.words('document.status.journaled', { count: 1 }),
  )
  await first.kill()

  const second = await startKillable(profile)
  await second.context.addCookies(cookies)
  const after = await second.context.newPage()
  await openDocument(after, panel, 'leaflets', id)
  await expect(title(after)).toHaveValue('Unfin')
  await second.kill()
  rmSync(profile, { recursive: true, force: true })
})

test('DOC-13 a field that left the schema, and one that is new and required, are told', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await openNew(page, panel, 'leaflets')
  await page.route(isSave, async (route) => {
    const response = await route.fetch({
      headers: { ...route.request().headers(), origin: panel.server.origin },
    })
    const { doc } = await response.json()
    const { body: _gone, ...rest } = doc
    await route.fulfill({ response, json: { doc: rest } })
  })
  await body(page).fill('Typed where nothing is any more.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(
    words('problem.document.untaken', { fields: 'Introduction' }),
  )
  await expect(body(page)).toHaveValue('Typed where nothing is any more.')

  await page.unroute(isSave)
  await page.route(isSave, (route) =>
    route.fulfill({
      status: 400,
      json: {
        errors: [
          { name: 'ValidationError', data: { errors: [{ path: 'fresh', message: 'Required.' }] } },
        ],
      },
    }),
  )
  await title(page).fill('Typed')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(
    words('document.status.unknownFields', { fields: 'fresh' }),
  )
  await expect(page.getByText(words('document.status.kept'))).toBeVisible()
  await page.unroute(isSave)
  page.once('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: words('document.reload') }).click()
  await expect(title(page)).toHaveValue('Typed')
  const back = words('document.status.restored', { count: 1, time: '#' }).split('#')[1]!
  await expect(statusLine(page)).toContainText(back)
})

test('why can I not publish? is said to eyes, keys and screen readers', async ({
  colleague,
  page,
  panel,
}) => {
  await bothOpen(page, colleague, panel, 'leaflets')
  await title(colleague).fill('Theirs')
  await colleague.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(colleague)).toContainText(savedText(panel))
  await title(page).fill('Mine')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(
    panel.words('document.status.conflicted', { count: 1 }),
  )

  const publish = page.locator('#action-save')
  await publish.focus()
  await expect(publish).toBeFocused()
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await expect(publish).toHaveAccessibleDescription(panel.words('document.objection.conflicts'))
  await expect(
    page
      .getByRole('tooltip')
      .filter({ hasText: panel.words('document.objection.conflicts') })
      .last(),
  ).toBeVisible()
  await publish.press('Enter')
  await expect(statusLine(page)).toContainText(
    panel.words('document.status.conflicted', { count: 1 }),
  )
})

const isSave = (url: URL) => /\/api\/leaflets\/\d+$/.test(url.pathname)
