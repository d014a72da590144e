import type { Page } from 'playwright'
import type { DocumentData } from '#contracts/documents'
import type { Words } from '../../tests/kit/words.ts'
import type { Screen } from './screen.ts'

/** One document before which several people are: of leaflets and notices, these are locked. */
export const screensOfTwo: readonly Screen[] = [
  {
    name: 'together-fields',
    path: '/collections/leaflets/:new',
    together: async (page, { noor, edvard }, words) => {
      await joins(noor, page)
      await noor.locator('#field-title').fill('How to write for the magazine')
      await joins(edvard, page)
      await edvard.locator('#field-sections-add').click()
      await edvard.locator('#field-sections-add').focus()
      await page.locator('[data-field="title"]').getByText(names.noor).last().waitFor()
      await page.locator('[data-field="sections"]').getByText(names.edvard).last().waitFor()
      const count = page.getByText(words('presence.count', { count: 2 }))
      if (await count.isVisible()) await count.click()
    },
  },
  {
    name: 'together-closed',
    path: '/collections/leaflets/:new',
    together: async (page, { noor, edvard }, words) => {
      const { first } = rowsOf(page)
      await closeRow(first)
      await joins(noor, page)
      await openRow(rowsOf(noor).first)
      await noor.locator('#field-sections__0__heading').fill('What we are looking for')
      await joins(edvard, page)
      // Below it is only where the document is used.
      await edvard.locator('[data-part="summary"], summary').nth(-2).click()
      await edvard.locator('#field-seo__title').fill('Write for us')
      const within = (name: string) => page.getByText(words('presence.editsWithin', { name }))
      await within(names.noor).first().waitFor({ state: 'attached' })
      await within(names.edvard).first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'together-views',
    path: '/collections/leaflets/:new',
    together: async (page, { noor }, words) => {
      await joins(noor, page)
      await page.locator('#field-body').fill('What I write while somebody looks.')
      const views = words('presence.views', { name: names.noor })
      await page.locator(`[title="${views}"]`).first().waitFor({ state: 'attached' })
    },
  },
  {
    name: 'together-locked',
    path: '/collections/notices/:new',
    together: async (page, { noor }, words) => {
      await beginsThere(noor, page)
      await page.reload()
      await page
        .getByRole('dialog', { name: words('lock.found.title', { name: names.noor }) })
        .waitFor()
    },
  },
  {
    name: 'together-locked-read',
    path: '/collections/notices/:new',
    together: async (page, { noor }, words) => {
      await beginsThere(noor, page)
      await page.getByRole('button', { name: words('lock.takeOver') }).waitFor()
      await page.locator('[data-field="title"]').getByText(names.noor).last().waitFor()
    },
  },
  {
    name: 'together-taken-over',
    path: '/collections/notices/:new',
    together: async (page, { noor }, words) => {
      await takesOver(noor, page, words)
      await page
        .getByRole('dialog', { name: words('lock.lost.title', { name: names.noor }) })
        .waitFor()
    },
  },
  {
    name: 'together-taken-over-read',
    path: '/collections/notices/:new',
    together: async (page, { noor }, words) => {
      await takesOver(noor, page, words)
      await page.getByRole('button', { name: words('lock.view') }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.locator(`[title*="${names.noor}"]`).first().waitFor({ state: 'attached' })
      await page.getByRole('button', { name: words('lock.takeOver') }).hover()
    },
  },
  {
    name: 'together-newer',
    path: '/collections/leaflets/:new',
    together: async (page, { noor }, words) => {
      await page.locator('#field-body').fill('What I have not saved.')
      await savesThere(noor, page, words)
    },
  },
  {
    name: 'together-newer-compared',
    path: '/collections/leaflets/:new',
    together: async (page, { noor }, words) => {
      await page.locator('#field-body').fill('What I have not saved.')
      await savesThere(noor, page, words)
      await page.getByRole('button', { name: words('document.newer.compare') }).click()
      await page.getByRole('dialog').locator('mark, del, ins').first().waitFor()
    },
  },
  {
    name: 'together-newer-refused',
    path: '/collections/leaflets/:new',
    together: async (page, { noor }, words) => {
      await page.locator('#field-body').fill('')
      await page.locator('#action-save').click()
      await page.locator('[aria-invalid="true"]').first().waitFor()
      await savesThere(noor, page, words)
    },
  },
  {
    name: 'together-newer-contested',
    path: '/collections/leaflets/:new',
    together: async (page, { noor }, words) => {
      await page.locator('#field-title').fill('Of what we all write')
      await savesThere(noor, page, words)
      await page.getByRole('button', { name: words('document.newer.takeIn') }).click()
      await page.getByRole('region', { name: words('conflict.title', { count: 1 }) }).waitFor()
    },
  },
  {
    name: 'together-deleted',
    path: '/collections/leaflets/:new',
    together: async (page, { noor }, words) => {
      await joins(noor, page)
      await page.locator(`[title*="${names.noor}"]`).first().waitFor({ state: 'attached' })
      const address = new URL(page.url())
      const path = address.pathname.replace('/admin/collections', '/api')
      await noor.request.delete(`${address.origin}${path}`, {
        headers: { origin: address.origin },
      })
      await page.getByRole('button', { name: words('document.recreate') }).waitFor()
    },
  },
  {
    name: 'together-list',
    path: '/collections/notices/:new',
    together: async (page, { noor }, words) => {
      await beginsThere(noor, page)
      const isWatched = page.waitForResponse((response) =>
        Boolean(response.request().postData()?.includes('"collections":["notices"]')),
      )
      await page.goto(page.url().replace(/\/\d+$/, ''))
      await isWatched
      await page.locator('tbody').getByText(names.noor).first().waitFor()
      await noor.keyboard.press('ControlOrMeta+s')
      await page.getByText(words('list.changed')).waitFor()
    },
  },
  {
    name: 'together-timeline',
    path: '/collections/leaflets/:new',
    together: async (page, { noor, edvard }, words) => {
      await savesThere(noor, page, words)
      await joins(edvard, page)
      await edvard.locator('#field-body').fill('Three sentences are enough.')
      await edvard.keyboard.press('ControlOrMeta+s')
      await page.getByText(words('document.status.newer', { name: names.edvard })).waitFor()
      await page.goto(`${page.url()}/versions?view=timeline`)
      await page.locator('main summary').first().click()
    },
  },
  {
    name: 'together-version',
    path: '/collections/leaflets/:new',
    together: async (page, { noor }, words) => {
      await savesThere(noor, page, words)
      await page.goto(`${page.url()}/versions`)
      await page.getByRole('row').nth(1).getByRole('link').click()
      await page.locator('main del, main ins').first().waitFor()
    },
  },
]

const names = { edvard: 'Edvard Lindqvist', noor: 'Noor Rahimi' } as const

/** What a document is made of before anybody opens it. */
export const newDocument: DocumentData = {
  title: 'Writing for us',
  body: 'We read everything that is sent to us, and answer within a month.',
  sections: [
    {
      heading: 'What we like to read',
      text: 'Essays of two to four thousand words about things that somebody has made with care.',
    },
    { heading: 'What to send', text: 'A page about the text, and its first paragraph.' },
  ],
}

async function joins(somebody: Page, page: Page): Promise<void> {
  await somebody.goto(page.url())
  await somebody.locator('[data-form-ready="true"]').waitFor()
}

async function beginsThere(somebody: Page, page: Page): Promise<void> {
  await joins(somebody, page)
  const held = somebody.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"acquire"')),
  )
  await somebody.locator('#field-title').fill('How to write for the magazine')
  await held
}

async function takesOver(somebody: Page, page: Page, words: Words): Promise<void> {
  const held = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"acquire"')),
  )
  await page.locator('#field-body').fill('What I was about to say, and have not saved.')
  await held
  await joins(somebody, page)
  await somebody
    .getByRole('dialog')
    .getByRole('button', { name: words('lock.takeOver') })
    .click()
}

async function savesThere(somebody: Page, page: Page, words: Words): Promise<void> {
  await joins(somebody, page)
  await page.locator(`[title*="${names.noor}"]`).first().waitFor({ state: 'attached' })
  await somebody.locator('#field-title').fill('How to write for the magazine')
  await somebody.keyboard.press('ControlOrMeta+s')
  await page.getByRole('button', { name: words('document.newer.compare') }).waitFor()
}

const rowsOf = (page: Page) => ({ first: page.locator('#sections-row-0 [data-part="toggle"]') })

async function closeRow(toggle: ReturnType<Page['locator']>): Promise<void> {
  if ((await toggle.getAttribute('aria-expanded')) === 'true') await toggle.click()
}

async function openRow(toggle: ReturnType<Page['locator']>): Promise<void> {
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
}
