import type { Locator, Page } from '@playwright/test'
import { apiKeyPath, sessionsPath } from '#contracts/account'
import { changesPath } from '#contracts/changes'
import { previewLinksPath } from '#contracts/preview'
import { schedulePath } from '#contracts/schedule'
import { ask } from '../kit/ask.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { makePage } from '../models/kit/made-page.ts'

interface Unread {
  /** Whatever is asked there is cut off, until somebody tries again. */
  request: RegExp
  address: (page: Page, panel: Panel) => string | Promise<string>
  /** The way to it from the address. */
  open?: (page: Page, panel: Panel) => Promise<void>
  /** Where it says that it could not be read. */
  within?: (page: Page, panel: Panel) => Locator
  /** What the server says then, where the site itself would say that there is nothing. */
  answer?: object
  /** What is there once it is read. */
  shown: (page: Page, panel: Panel) => Locator
}

const section =
  (name: 'account.sessions' | 'account.apiKey') =>
  (page: Page, { words }: Panel) =>
    page.getByRole('region', { name: words(name) })

const versions = '/collections/posts/1/versions'

const unread: Readonly<Record<string, Unread>> = {
  'the versions of a document': {
    request: /\/api\/posts\/versions\?.*limit=10/,
    address: () => `${versions}?limit=10`,
    shown: (page) => page.getByRole('table').getByRole('link').first(),
  },
  'two versions': {
    request: /\/api\/posts\/versions\/\d+\?/,
    address: async (page, panel) => {
      const newest = '/posts/versions?where[parent][equals]=1&limit=1&depth=0'
      return `${versions}/${(await ask(page, panel, 'GET', newest)).docs[0].id}`
    },
    shown: (page) => page.locator('h2').first(),
  },
  'what versions changed': {
    request: new RegExp(`/api${changesPath}\\?`),
    address: () => `${versions}?view=timeline`,
    shown: (page, { words }) =>
      page
        .getByRole('region', { name: words('timeline.title') })
        .getByRole('listitem')
        .first(),
  },
  'the sessions of an account': {
    request: new RegExp(`/api${sessionsPath}$`),
    address: () => '/account',
    within: section('account.sessions'),
    shown: (page, panel) => section('account.sessions')(page, panel).getByRole('listitem').first(),
  },
  'an API key': {
    request: new RegExp(`/api${apiKeyPath}$`),
    address: () => '/account',
    answer: { state: 'none' },
    within: section('account.apiKey'),
    shown: (page, { words }) =>
      page.getByRole('button', { name: words('account.apiKey.generate') }),
  },
  'what is planned': {
    request: new RegExp(`/api${schedulePath}`),
    address: () => '/collections/posts/1',
    open: async (page, { words }) => {
      await page.getByRole('button', { name: words('document.publishing') }).click()
      await page.getByRole('menuitem', { name: words('schedule.open') }).click()
    },
    within: (page, { words }) => page.getByRole('dialog', { name: words('schedule.title') }),
    shown: (page, { words }) => page.getByRole('button', { name: words('schedule.plan') }),
  },
  'the links to a draft': {
    request: new RegExp(`/api${previewLinksPath}`),
    address: async (page, panel) => `/collections/pages/${await makePage(page, panel)}`,
    open: async (page, { words }) => {
      await page.getByRole('button', { name: words('preview.label'), exact: true }).click()
      await page.locator('#live-preview-share').click()
    },
    within: (page, { words }) => page.getByRole('dialog', { name: words('preview.share.title') }),
    shown: (page, { words }) => page.getByText(words('preview.share.none')),
  },
}

for (const [name, { request, address, open, within, answer, shown }] of Object.entries(unread)) {
  test(`34.4 R14 what cannot be read says why, and is read when somebody tries again: ${name}`, async ({
    page,
    panel,
  }) => {
    const { at, words } = panel
    await page.route(request, (route) => route.abort())
    await page.goto(at(await address(page, panel)))
    await open?.(page, panel)
    const place = within?.(page, panel) ?? page.getByRole('main')
    const alert = place.getByRole('alert')
    await expect(alert).toContainText(words('problem.server.unreachable'))
    await expect(shown(page, panel)).toHaveCount(0)
    await expectAccessible(page)

    await page.unroute(request)
    if (answer) await page.route(request, (route) => route.fulfill({ json: answer }))
    await place.getByRole('button', { name: words('app.tryAgain') }).press('Enter')
    await expect(shown(page, panel)).toBeVisible()
    await expect(alert).toHaveCount(0)
  })
}
