import type { Page, Request } from 'playwright'
import type { DocumentData } from '#contracts/documents'
import type { TextKey } from '#locales'
import type { Words } from '../../tests/kit/words.ts'
import type { Screen } from './screen.ts'
import { collections, configBy, failing } from './screen.ts'
import { screensOfAccess } from './screens-of-access.ts'
import { screensOfLists } from './screens-of-lists.ts'
import { screensOfTwo } from './screens-of-two.ts'
import { screensOfWriting } from './screens-of-writing.ts'

/** Every screen there is, and the states of it that are easily forgotten. */
export const screens: readonly Screen[] = [
  ...screensOfAccess,
  { name: 'dashboard', path: '/' },
  {
    name: 'dashboard-arranged',
    path: '/',
    act: async (page, words) => {
      await page.getByRole('button', { name: words('dashboard.arrange') }).click()
      await page.getByRole('checkbox').first().waitFor()
    },
  },
  { name: 'dashboard-person-menu', path: '/', act: openPersonMenu },
  {
    name: 'navigation',
    path: '/',
    // Kept for this person, it would be so in every picture after this one.
    before: failing('**/api/payload-preferences/**'),
    act: toggleNavigation,
  },
  { name: 'palette', path: '/collections/posts', act: openPalette },
  { name: 'keys', path: '/', act: openKeys },
  ...screensOfLists,
  ...collections.flatMap((slug) => [
    { name: `create-${slug}`, path: `/collections/${slug}/create` },
    { name: `edit-${slug}`, path: `/collections/${slug}/:id` },
  ]),
  { name: 'edit-german', path: '/collections/posts/:id?locale=de' },
  { name: 'edit-dirty', path: '/collections/posts/:id', act: typeInTheTitle },
  {
    name: 'edit-saved',
    path: '/collections/categories/:id',
    act: async (page, words) => {
      await saveAnEdit(page)
      await page.getByText(words('document.status.saving')).waitFor({ state: 'detached' })
    },
  },
  { name: 'edit-invalid', path: '/collections/users/create', act: saveNothing },
  {
    name: 'edit-offline',
    path: '/collections/posts/:id',
    act: async (page, words) => {
      await page.route('**/api/posts/**', (route) => route.abort())
      await saveAnEdit(page)
      await page.getByText(words('document.status.offline')).waitFor()
    },
  },
  { name: 'edit-confirm-delete', path: '/collections/posts/:id', act: fromMenu('document.delete') },
  { name: 'edit-menu', path: '/collections/posts/:id', act: openMenu },
  { name: 'edit-schedule', path: '/collections/posts/:id', act: openSchedule },
  { name: 'edit-copy', path: '/collections/posts/:id', act: fromMenu('copy.open') },
  {
    name: 'edit-conflict',
    path: '/collections/posts/:id',
    act: saveOver(409, (doc) => ({
      code: 'document.stale',
      doc: { ...doc, title: 'Of somebody' },
    })),
  },
  { name: 'edit-gone', path: '/collections/posts/:id', act: saveOver(404, () => ({})) },
  { name: 'edit-leave', path: '/collections/posts/:id', act: leaveUnsaved },
  { name: 'edit-restored', path: '/collections/posts/:id', act: comeBack },
  { name: 'edit-find', path: '/collections/posts/:id', act: findInDocument },
  { name: 'edit-session-ended', path: '/collections/posts/:id', act: saveAfterTheSession },
  { name: 'versions', path: '/collections/posts/:id/versions' },
  {
    name: 'versions-timeline',
    path: '/collections/posts/:id/versions?view=timeline',
    act: (page) => page.locator('main summary').first().click(),
  },
  { name: 'version', path: '/collections/posts/:id/versions', act: openFirstVersion },
  { name: 'version-compared', path: '/collections/pages/create', act: compareVersions },
  {
    name: 'version-restore',
    path: '/collections/posts/:id/versions',
    act: async (page, words) => {
      await openFirstVersion(page, words)
      await page.locator('#restore-version, #restore-as-draft').first().click()
      await page.getByRole('alertdialog', { name: words('version.confirm.title') }).waitFor()
    },
  },
  ...screensOfWriting,
  ...screensOfTwo,
  { name: 'api', path: '/collections/posts/:id/api' },
  { name: 'document-deleted-kept', path: '/collections/pages/create', act: comeBackToNothing },
  { name: 'document-not-found', path: '/collections/posts/987654' },
  { name: 'global', path: '/globals/settings' },
  { name: 'account', path: '/account' },
  { name: 'not-found', path: '/nowhere' },
  { name: 'unreachable', path: '/?fresh', before: configBy((route) => route.abort()) },
]

async function openPersonMenu(page: Page, words: Words) {
  const around = words('shell.meIs', { name: '' }).replaceAll(/[\u2068\u2069]/g, '')
  const name = new RegExp(around.trim())
  await page.getByRole('button', { name }).click()
  await page.getByRole('menu').waitFor()
}

async function openPalette(page: Page) {
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
}

async function openKeys(page: Page, words: Words) {
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: words('keys.title') }).waitFor()
}

async function toggleNavigation(page: Page, words: Words) {
  const labels = [words('shell.openNavigation'), words('shell.closeNavigation')]
  await page
    .getByRole('button', { name: new RegExp(labels.join('|')) })
    .first()
    .click()
}

async function typeInTheTitle(page: Page) {
  const title = page.getByRole('main').getByRole('textbox').first()
  await title.click()
  await page.keyboard.press('End')
  await page.keyboard.type(', revised')
}

async function saveAnEdit(page: Page) {
  await typeInTheTitle(page)
  await page.keyboard.press('ControlOrMeta+s')
}

async function saveNothing(page: Page, words: Words) {
  await typeInTheTitle(page)
  await page
    .getByRole('button', { name: words('document.save'), exact: true })
    .first()
    .click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

async function openMenu(page: Page, words: Words) {
  await page.getByRole('button', { name: words('document.more') }).click()
  await page.getByRole('menu').waitFor()
}

function fromMenu(item: TextKey) {
  return async (page: Page, words: Words) => {
    await openMenu(page, words)
    await page.getByRole('menuitem', { name: words(item) }).click()
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor()
  }
}

async function openSchedule(page: Page, words: Words) {
  await page.getByRole('button', { name: words('document.publishing') }).click()
  await page.getByRole('menuitem', { name: words('schedule.open') }).click()
  await page.getByRole('dialog', { name: words('schedule.title') }).waitFor()
}

async function openFirstVersion(page: Page, words: Words) {
  await page.getByRole('row').nth(1).getByRole('link').click()
  await page.locator('#compare-version').waitFor()
  await page.getByText(words('app.loading')).waitFor({ state: 'hidden' })
}

/** A page that was changed once. */
async function compareVersions(page: Page, words: Words) {
  const { at, doc } = await makePage(page)
  const data = { title: 'Opening hours in winter', body: 'We open at nine, and close at five.' }
  await page.request.patch(`${at}/${doc.id}?draft=true`, { data, headers: sameOrigin })
  await page.goto(`${page.url().replace('create', String(doc.id))}/versions`)
  await openFirstVersion(page, words)
}

/** Saves what somebody else has changed, or deleted, meanwhile. */
function saveOver(status: number, answer: (doc: DocumentData) => object) {
  return async (page: Page) => {
    const address = /\/api\/posts\/\d+\?/
    const isSave = (request: Request) => request.method() === 'PATCH'
    const { origin, pathname } = new URL(page.url())
    const read = `${origin}/api/posts/${pathname.split('/').at(-1)}`
    const query = 'depth=0&draft=true&locale=en&fallback-locale=null'
    const stored: DocumentData = await (await page.request.get(`${read}?${query}`)).json()
    await page.route(address, (route) =>
      isSave(route.request())
        ? route.fulfill({ status, json: { errors: [{ message: '' }], ...answer(stored) } })
        : route.fulfill({ status: 404, json: {} }),
    )
    await saveAnEdit(page)
    await page.locator('[data-shape="triangle"], [data-shape="cross"]').first().waitFor()
  }
}

async function leaveUnsaved(page: Page, words: Words) {
  await typeInTheTitle(page)
  await page
    .getByRole('navigation', { name: words('shell.breadcrumb') })
    .getByRole('link')
    .first()
    .click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor()
}

/** What was typed is kept on this device, and the page is read again. */
async function comeBack(page: Page, words: Words) {
  await typeInTheTitle(page)
  await kept(page, words)
  await page.reload()
  await page.getByRole('button', { name: words('recovery.discard') }).waitFor()
}

/** The same of a document that somebody deletes meanwhile. */
async function comeBackToNothing(page: Page, words: Words) {
  const { at, doc } = await makePage(page)
  await page.goto(page.url().replace('create', String(doc.id)))
  await typeInTheTitle(page)
  await kept(page, words)
  await page.goto('about:blank')
  for (const query of ['', '?trash=true']) {
    await page.request.delete(`${at}/${doc.id}${query}`, { headers: sameOrigin })
  }
  await page.goBack()
  await page.getByRole('button', { name: words('recovery.review') }).click()
  await page.getByRole('dialog').waitFor()
}

const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** A page that no other picture changes. */
async function makePage(page: Page): Promise<{ at: string; doc: DocumentData }> {
  const at = `${new URL(page.url()).origin}/api/pages`
  const slug = `opening-hours-${crypto.randomUUID().slice(0, 4)}`
  const data = { title: 'Opening hours', body: 'We open at eight, and close at six.', slug }
  const made = await page.request.post(`${at}?draft=true`, { data, headers: sameOrigin })
  return { at, doc: (await made.json()).doc }
}

const kept = (page: Page, words: Words) =>
  page.getByText(words('document.status.journaled', { count: 1 })).waitFor()

async function findInDocument(page: Page) {
  await page.keyboard.press('ControlOrMeta+f')
  await page.getByRole('searchbox').last().fill('the')
  await page.keyboard.press('Enter')
  await page.locator('[data-found-text]').first().waitFor()
}

async function saveAfterTheSession(page: Page) {
  await page.context().clearCookies({ name: 'payload-token' })
  await typeInTheTitle(page)
  await page.keyboard.press('ControlOrMeta+s')
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor()
}
