import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { pageAnswersId, panelRootId } from '#contracts/page'
import type { NavigationPreferences, navigationMachine, Place } from '#machines/navigation'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import type { Panel } from '../kit/fixtures.ts'
import { changePage } from './kit/change-page.ts'
import { openQuestion } from './kit/question.ts'
import type { PanelStage } from './kit/stage.ts'
import { reasonAgainst } from './navigation.beyond.ts'

interface World {
  page: Page
  panel: Panel
  preferences: HeldRequests
  saves: HeldRequests
  /** What the plan's places are here. */
  list: string
  document: string
}

const wide = { width: 1280, height: 800 }
const narrow = { width: 360, height: 740 }

/** One is in a category, and came there from the list of them. */
export const page: PageModel<typeof navigationMachine, World, PanelStage> = {
  async open({ page, panel }, { isNarrow }) {
    const { at, server } = panel
    const id = await someCategory(page, panel)
    await page.setViewportSize(isNarrow ? narrow : wide)
    const ofMethod = (method: string) => (request: { method(): string }) =>
      request.method() === method
    const preferences = `${server.api}/payload-preferences/nav`
    const world = {
      page,
      panel,
      preferences: await holdRequests(page, preferences, ofMethod('GET')),
      saves: await holdRequests(page, /\/api\/categories\/\d+\?/, ofMethod('PATCH')),
      list: at('/collections/categories'),
      document: at(`/collections/categories/${id}`),
    }
    for (const kept of [preferences, `${server.api}/payload-preferences/locale`]) {
      await page.route(kept, (route) =>
        route.request().method() === 'POST' ? route.fulfill({ json: {} }) : route.fallback(),
      )
    }
    await changePage(page, at(''), asking)
    await page.goto(world.list)
    await openDocument(world)
    return world
  },
  states: {
    'address.settled': async (world, { context: { place } }) => {
      await expect(openQuestion(world.page)).toHaveCount(0)
      await isAt(world, place)
    },
    'address.asking': async ({ page, panel, ...world }, { context: { place } }) => {
      const question = page.getByRole('alertdialog', { name: panel.words('leave.title') })
      await expect(question).toBeVisible()
      await expect(question.getByRole('button')).toHaveText([
        panel.words('leave.stay'),
        panel.words('leave.leave'),
        panel.words('leave.save'),
      ])
      await isAt({ page, panel, ...world }, place)
    },
    'address.saving': async (world, { context: { place } }) => {
      await expect(saveAndLeave(world)).toHaveAttribute('aria-busy', 'true')
      await isAt(world, place)
    },
    'address.departing': unseen('the browser says by itself that it is elsewhere'),
    'locale.unknown': unseen('the page knows the language of whoever is signed in: see open-panel'),
    'locale.known': async ({ page }, { context: { locale, place } }) => {
      const shown = new URLSearchParams(place.search).get('locale') ?? locale
      await expect(localeButton(page)).toHaveText(shown ?? '')
    },
    'menu.hydrating.wide': isHydrating,
    'menu.hydrating.narrow.closed': async (world) => {
      await isHydrating(world)
      await expect(sheet(world)).toHaveCount(0)
    },
    'menu.hydrating.narrow.open': async (world) => {
      await isHydrating(world)
      await expect(sheet(world)).toBeVisible()
    },
    'menu.wide.closed': (world) => hasMenu(world, { nav: 'closed', isMoving: false }),
    'menu.wide.opening': (world) => hasMenu(world, { nav: 'open', isMoving: true }),
    'menu.wide.open': (world) => hasMenu(world, { nav: 'open', isMoving: false }),
    'menu.wide.closing': (world) => hasMenu(world, { nav: 'closed', isMoving: true }),
    'menu.narrow.closed': async (world) => {
      await hasMenu(world, { nav: 'closed', isMoving: false })
      await expect(sheet(world)).toHaveCount(0)
    },
    'menu.narrow.open': async (world) => {
      await hasMenu(world, { nav: 'open', isMoving: false })
      await expect(sheet(world)).toBeVisible()
    },
  },
  events: {
    'user.go': async (world, { to }) => {
      if (to.path !== '/posts') return openDocument(world)
      await listLink(world, await sheet(world).isVisible()).click()
    },
    'user.chooseLocale': async ({ page }, { locale }, before) => {
      const isFree = before.context.unsaved.every(({ onLeaving }) => onLeaving === 'save')
      const kept = isFree && page.waitForRequest(isLocaleKept)
      await localeButton(page).click()
      await page.getByRole('menuitemradio', { name: /^(German|Deutsch)$/ }).click()
      if (kept) expect((await kept).postDataJSON()).toEqual({ value: locale })
    },
    'user.stay': ({ page, panel }) =>
      page.getByRole('button', { name: panel.words('leave.stay') }).click(),
    'user.leave': ({ page, panel }) =>
      page.getByRole('button', { name: panel.words('leave.leave') }).click(),
    'user.saveAndLeave': (world) => saveAndLeave(world).click(),
    'user.toggleMenu': async (world, _, before) => {
      const { page } = world
      const kept = before.matches({ menu: 'wide' }) && page.waitForRequest(isPreferenceKept)
      await menuButton(world).click()
      if (!kept) return
      const { open } = (await kept).postDataJSON().value as NavigationPreferences
      expect(open).toBe(!before.hasTag('shown'))
    },
    'user.closeMenu': ({ page }) => page.keyboard.press('Escape'),
    'user.toggleGroup': async ({ page }, { group }, before) => {
      const kept = before.hasTag('hydrated') && page.waitForRequest(isPreferenceKept)
      await page.getByRole('button', { name: group, exact: true }).click()
      if (!kept) return
      const { groups } = (await kept).postDataJSON().value as NavigationPreferences
      const wasOpen = before.context.preferences.groups[group]?.open ?? true
      expect(groups[group]).toEqual({ open: !wasOpen })
    },
    'browser.moved': ({ page }) => page.evaluate(() => history.back()),
    'browser.resized': ({ page }, { isNarrow }) => page.setViewportSize(isNarrow ? narrow : wide),
    // What is typed is being saved, so that it can settle by itself whatever stands over the page.
    'document.unsaved': async ({ page, saves }) => {
      await page.locator('#field-description').fill(`Typed at ${Date.now()}.`)
      await page.locator('#action-save').click()
      await saves.expectAsked()
    },
    'document.settled': async ({ saves }) => (await saves.next()).continue(),
    // It is tried again by itself.
    'document.notSaved': async ({ saves }) => (await saves.next()).abort(),
    'document.named': unseen(
      'a document gets its address when it is made, and is settled by that: see the document',
    ),
    'server.localeRead': unseen('it comes with the page'),
    'user.signOut': unseen('whoever leaves sees no more of it: see the end-to-end tests'),
    'session.left': unseen('whoever leaves sees no more of it: see the end-to-end tests'),
    'server.preferencesRead': async ({ preferences }, { preferences: value }) =>
      (await preferences.next()).fulfill({ json: { value } }),
  },
  work: {},
  beyond: (step, snapshot) => (step.cause === 'event' ? reasonAgainst(step, snapshot) : undefined),
}

/** As a page comes whose server was slow: without answers, and so not drawn either. */
const asking = (html: string): string =>
  html
    .replace(`id="${pageAnswersId}"`, '')
    .replace(new RegExp(`(<div id="${panelRootId}">)[^]*(</div>)(?=\\s*(<script|</body>))`), '$1$2')

async function isHydrating({ page, preferences }: World): Promise<void> {
  await preferences.expectAsked()
  await expect(page.locator('[data-nav]')).not.toHaveAttribute('data-nav-hydrated')
}

const isLocaleKept = (request: { method(): string; url(): string }) =>
  request.method() === 'POST' && request.url().endsWith('/payload-preferences/locale')

const localeButton = (page: Page) =>
  page
    .locator('header')
    .getByRole('button', { includeHidden: true })
    .filter({ hasText: /^(en|de)$/ })

const isPreferenceKept = (request: { method(): string; url(): string }) =>
  request.method() === 'POST' && request.url().endsWith('/payload-preferences/nav')

const saveAndLeave = ({ page, panel }: World) =>
  page.getByRole('button', { name: panel.words('leave.save') })

const sheet = ({ page, panel }: World) =>
  page.getByRole('dialog', { name: panel.words('shell.navigation') })

const menuButton = ({ page, panel: { words } }: World) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: words('shell.openNavigation') })
    .or(page.getByRole('banner').getByRole('button', { name: words('shell.closeNavigation') }))

/** In the sheet, or above the document. */
const listLink = (world: World, isSheetOpen: boolean) =>
  isSheetOpen
    ? sheet(world).locator('#nav-categories')
    : world.page
        .getByRole('navigation', { name: world.panel.words('shell.breadcrumb') })
        .getByRole('link')

async function openDocument(world: World): Promise<void> {
  const { page, document } = world
  const path = new URL(document).pathname
  await page.getByRole('table').locator(`a[href^="${path}"]`).first().click()
  // The save that was left behind may hang: coming back waits ten seconds for it.
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

async function isAt({ page, list, document }: World, { path }: Place): Promise<void> {
  const address = path === '/posts' ? list : document
  await expect(page).toHaveURL((url) => `${url.origin}${url.pathname}` === address)
}

interface Look {
  nav: 'open' | 'closed'
  isMoving: boolean
}

async function hasMenu({ page }: World, { nav, isMoving }: Look): Promise<void> {
  const frame = page.locator('[data-nav]')
  await expect(frame).toHaveAttribute('data-nav', nav)
  await expect(frame).toHaveAttribute('data-nav-hydrated')
  if (isMoving) await expect(frame).toHaveAttribute('data-nav-animating')
  else await expect(frame).not.toHaveAttribute('data-nav-animating')
}

/** The id of a category that is on the first page of the list. */
async function someCategory(page: Page, { server }: Panel): Promise<number> {
  const answer = await page.request.get(`${server.api}/categories?limit=1&sort=name`, {
    headers: { origin: server.origin },
  })
  return (await answer.json()).docs[0].id
}
