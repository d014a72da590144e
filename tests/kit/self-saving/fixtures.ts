import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { DocumentStatus } from '#contracts/document-status'
import type { DocumentData } from '#contracts/documents'
import type { Choices } from '../choices.ts'
import { withChoices } from '../choices.ts'
import type { Panel } from '../fixtures.ts'
import { test as base } from '../fixtures.ts'
import type { Person } from '../magazine.ts'
import { editor, secondEditor } from '../magazine.ts'
import { signIn } from '../sign-in.ts'
import { startSite } from '../sites/hosts.ts'
import type { Site } from '../sites/site.ts'
import { processCookie } from '../two-processes/balancer.ts'
import { startTwoProcesses } from '../two-processes/site.ts'
import { selfSavingSite } from './site.ts'

export { expect, expectAccessible } from '../fixtures.ts'

/**
 * `pages` and `letters` save themselves after two seconds; `leaflets` and `notices` are the same and
 * do not. Letters and notices are locked by whoever edits them.
 */
export type Slug = 'pages' | 'leaflets' | 'letters' | 'notices'

/** What serves the panel. */
export interface ProcessOptions {
  /** One on SQLite, or two on PostgreSQL: the colleague is served by the second one. */
  processes: 1 | 2
}

/** The panel over the magazine whose pages save themselves. */
interface People {
  /** Somebody else, before the same panel. */
  colleague: Page
  /** And one more. */
  third: Page
}

export const test = base.extend<People & ProcessOptions>({
  processes: [1, { option: true }],

  server: [
    async ({ sites, magazine, processes }, use) => {
      const start = () => (processes === 2 ? startTwo() : startSite(selfSavingSite))
      await use(await sites.get(`self-saving ${magazine} ${processes}`, start))
    },
    { scope: 'test', timeout: 120_000 },
  ],

  colleague: async ({ browser, server, theme, language }, use) => {
    await beforeThePanel(browser, server, secondEditor, { theme, language }, 1, use)
  },

  third: async ({ browser, server, theme, language }, use) => {
    await beforeThePanel(browser, server, editor, { theme, language }, 0, use)
  },
})

async function startTwo(): Promise<Site> {
  const { server, discard } = await startTwoProcesses(selfSavingSite)
  const { url, origin, api, output } = server
  return { url, origin, api, output, discard }
}

async function beforeThePanel(
  browser: Browser,
  server: Site,
  person: Person,
  choices: Choices,
  servedBy: number,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const cookies = await signIn(server, person)
  const context = await browser.newContext({
    storageState: withChoices(cookies, server, choices),
  })
  await context.addCookies([{ name: processCookie, value: `${servedBy}`, url: server.origin }])
  await use(await context.newPage())
  await context.close()
}

/** A new document with a title, an introduction and a section; its id. */
export async function makeDocument(
  page: Page,
  { server }: Panel,
  slug: Slug,
  values: DocumentData = {},
): Promise<number> {
  const isDraft = values._status !== 'published'
  const answer = await page.request.post(`${server.api}/${slug}?draft=${isDraft}`, {
    data: {
      title: 'Hello',
      slug: crypto.randomUUID(),
      body: 'Text.',
      sections: [{ heading: 'One' }],
      ...values,
    },
    headers: { origin: server.origin },
  })
  if (!answer.ok()) throw new Error(`Making a document answered ${await answer.text()}`)
  return (await answer.json()).doc.id
}

/** What the server has: the draft, or what is public. */
export async function readDocument(
  page: Page,
  { server }: Panel,
  slug: Slug,
  id: number,
  which: 'draft' | 'public' = 'draft',
): Promise<DocumentData> {
  const query = `depth=0&draft=${which === 'draft'}`
  const answer = await page.request.get(`${server.api}/${slug}/${id}?${query}`, {
    headers: { origin: server.origin },
    // A server may close a connection that rested just when it is used again.
    maxRetries: 1,
  })
  if (!answer.ok()) throw new Error(`Reading a document answered ${await answer.text()}`)
  return answer.json()
}

export async function openDocument(
  page: Page,
  { at }: Panel,
  slug: Slug,
  id: number,
): Promise<void> {
  await page.goto(at(`/collections/${slug}/${id}?locale=en`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

/** A new document, open before the person; its id. */
export async function openNew(
  page: Page,
  panel: Panel,
  slug: Slug,
  values?: DocumentData,
): Promise<number> {
  const id = await makeDocument(page, panel, slug, values)
  await openDocument(page, panel, slug, id)
  return id
}

/** The same, open before two. */
export async function bothOpen(page: Page, other: Page, panel: Panel, slug: Slug): Promise<number> {
  const id = await openNew(page, panel, slug)
  await openDocument(other, panel, slug, id)
  return id
}

export const title = (page: Page): Locator => page.locator('#field-title')
export const body = (page: Page): Locator => page.locator('#field-body')

/** The line that always says what is the case. */
export const statusLine = (page: Page): Locator => page.locator('form [role="status"]').first()

/** What the document is to its readers, at the end of that line. */
export const publicly = (page: Page, { words }: Panel, status: DocumentStatus): Locator =>
  page.getByText(`${words(`status.${status}`)} · en`, { exact: true })

/** The start of the line that says when it was saved. */
export const savedText = ({ words }: Panel): string =>
  words('document.status.saved', { time: '' }).trim()

/** The start of the line that says when it was published. */
export const publishedText = ({ words }: Panel): string =>
  words('document.status.published', { time: '' }).trim()
