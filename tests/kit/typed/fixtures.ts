import type { Locator, Page } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import { inProject } from '../../../scripts/kit/root.ts'
import { withChoices } from '../choices.ts'
import { test as base, expect } from '../fixtures.ts'
import { secondEditor } from '../magazine.ts'
import { signIn } from '../sign-in.ts'
import { startSite } from '../sites/hosts.ts'
import type { Site } from '../sites/site.ts'

export { expect }

export type Slug = 'sheets' | 'papers' | 'letters' | 'proofs' | 'galleys'

/** The panel over a site with every kind of field that somebody types in. */
export const test = base.extend<{ colleague: Page }>({
  server: [
    async ({ sites }, use) => {
      const start = () =>
        startSite({
          config: inProject('tests/kit/typed/stateroom.config.ts'),
          seed: inProject('tests/kit/typed/seed.ts'),
        })
      await use(await sites.get('typed', start))
    },
    { scope: 'test', timeout: 120_000 },
  ],

  /** Somebody else, before the same panel. */
  colleague: async ({ browser, server, theme, language }, use) => {
    const cookies = await signIn(server, secondEditor)
    const storageState = withChoices(cookies, server, { theme, language })
    const context = await browser.newContext({ storageState })
    await use(await context.newPage())
    await context.close()
  },
})

/** Makes a document; its id. */
export async function makeDocument(page: Page, site: Site, slug: Slug, values: DocumentData = {}) {
  const answer = await page.request.post(`${site.api}/${slug}?draft=true`, {
    data: values,
    headers: { origin: site.origin },
  })
  if (!answer.ok()) throw new Error(`Making a document answered ${await answer.text()}`)
  return (await answer.json()).doc.id as number
}

/** Makes a document and opens it; its id. */
export async function open(page: Page, site: Site, slug: Slug, values: DocumentData = {}) {
  const id = await makeDocument(page, site, slug, values)
  await openAgain(page, site, slug, id)
  return id
}

/** The form of one that is to be made. */
export async function openNew(page: Page, site: Site, slug: Slug): Promise<void> {
  await page.goto(`${site.url}/collections/${slug}/create`)
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

export async function openAgain(page: Page, site: Site, slug: Slug, id: number): Promise<void> {
  await page.goto(`${site.url}/collections/${slug}/${id}`)
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
}

/** What the server has. */
export async function stored(page: Page, site: Site, slug: Slug, id: number) {
  const answer = await page.request.get(`${site.api}/${slug}/${id}?draft=true&depth=0`, {
    headers: { origin: site.origin },
    maxRetries: 1,
  })
  if (!answer.ok()) throw new Error(`Reading a document answered ${await answer.text()}`)
  return (await answer.json()) as DocumentData
}

/** Somebody else saves this, from elsewhere. */
export async function saveElsewhere(
  page: Page,
  site: Site,
  slug: Slug,
  id: number,
  data: DocumentData,
): Promise<void> {
  const answer = await page.request.patch(`${site.api}/${slug}/${id}?draft=true`, {
    data,
    headers: { origin: site.origin },
  })
  if (!answer.ok()) throw new Error(`Saving elsewhere answered ${await answer.text()}`)
}

/** Puts the caret of a control behind these words. */
export async function standBehind(control: Locator, words: string): Promise<void> {
  await control.focus()
  await control.evaluate((element, words) => {
    const input = element as HTMLInputElement
    const at = input.value.indexOf(words) + words.length
    input.setSelectionRange(at, at)
  }, words)
}

/** What stands before the caret of a control. */
export const beforeCaret = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const { value, selectionEnd } = element as HTMLInputElement
    return value.slice(0, selectionEnd ?? 0)
  })

/** Composes words where the caret is, as a keyboard on a phone or for Japanese does. */
export async function composer(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  return {
    /** The word so far. */
    compose: (text: string) =>
      cdp.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    /** The word as it is meant. */
    finish: (text: string) => cdp.send('Input.insertText', { text }),
  }
}

/** A key is pressed every so many ms, as people do. */
export const pace = { delay: 60 }
