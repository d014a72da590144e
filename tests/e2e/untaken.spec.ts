import type { Page } from '@playwright/test'
import { test as base } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import { inProject } from '../../scripts/kit/root.ts'
import { withChoices } from '../kit/choices.ts'
import { expect, expectAccessible } from '../kit/fixtures.ts'
import { writerOf } from '../kit/rich-text.ts'
import type { RunningServer } from '../kit/server.ts'
import { startStateroom } from '../kit/server.ts'
import { signIn } from '../kit/sign-in.ts'
import { wordsIn } from '../kit/words.ts'

/** A site of its own, whose documents say what may be changed in them. */
const test = base.extend<object, { site: RunningServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from here.
    async ({}, use) => {
      const server = await startStateroom({
        config: inProject('tests/kit/refusing/stateroom.config.ts'),
        seed: inProject('tests/kit/rules-site/seed.ts'),
      })
      await use(server)
      await server.discard()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  storageState: async ({ site }, use) => {
    await use(withChoices(await signIn(site), site, { theme: 'light', language: 'en' }))
  },
})

const words = wordsIn('en')

const story = (text: string): DocumentData => ({
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
        ],
        direction: null,
        format: '',
        indent: 0,
        textFormat: 0,
        textStyle: '',
        version: 1,
      },
    ],
    direction: null,
    format: '',
    indent: 0,
    version: 1,
  },
})

for (const slug of ['drafts', 'sketches']) {
  test(`33.2 R2 what somebody closed meanwhile is not saved in ${slug}, stays where it was typed, and is named`, async ({
    page,
    browser,
    site,
  }) => {
    const id = await open(page, site, slug)
    await page.route(isSave, (route) => route.abort())
    await typeAfter(page, '#field-body', ' And more.')
    await typeAfter(page, '#field-details__inner', ' and more')
    const writer = writerOf(page, 'story')
    await writer.click()
    await writer.press('ControlOrMeta+End')
    await page.keyboard.type(' And a last one.', { delay: 20 })
    await typeAfter(page, '#field-title', '!')

    const other = await browser.newContext({ storageState: await page.context().storageState() })
    const colleague = await other.newPage()
    await colleague.goto(`${site.url}/collections/${slug}/${id}`)
    await colleague.locator('#field-closed').click()
    await colleague.keyboard.press('ControlOrMeta+s')
    await expect(line(colleague)).toContainText(savedText)
    await page.unroute(isSave)
    await page.keyboard.press('ControlOrMeta+s')

    const fields = ['Body', 'Details › Inner', 'Story']
    const refused = words('problem.document.keptEarlier', { fields })
    await expect(line(page)).toContainText(refused)
    await expectAccessible(page)
    await expectTyped(page)
    expect(await stored(page, site, slug, id)).toMatchObject({ title: 'Hello!', body: 'Text.' })

    await page.reload()
    await expectTyped(page)

    await colleague.locator('#field-closed').click()
    await colleague.keyboard.press('ControlOrMeta+s')
    await expect(line(colleague)).toContainText(savedText)
    await page.keyboard.press('ControlOrMeta+s')
    await expect(line(page)).toContainText(savedText)
    expect(await stored(page, site, slug, id)).toMatchObject({
      body: 'Text. And more.',
      details: { inner: 'Inside and more' },
    })
    await other.close()
  })
}

test('33.2 what a deployed server keeps as another kind of value stays where it was typed', async ({
  page,
  site,
}) => {
  await open(page, site, 'drafts')
  await page.route(isSave, async (route) => {
    const answer = await route.fetch()
    const { doc, ...rest } = await answer.json()
    await route.fulfill({ response: answer, json: { ...rest, doc: { ...doc, body: { a: null } } } })
  })
  await typeAfter(page, '#field-body', ' And more.')
  await page.keyboard.press('ControlOrMeta+s')

  await expect(line(page)).toContainText(words('problem.document.otherKind', { fields: 'Body' }))
  await expect(page.locator('#field-body')).toHaveValue('Text. And more.')
})

test('33.2 an earlier answer that comes again is not believed', async ({ page, site }) => {
  const id = await open(page, site, 'drafts')
  let first: { body: string } | null = null
  let repeated = 0
  await page.route(isSave, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    if (first === null) {
      const answer = await route.fetch()
      first = { body: await answer.text() }
      return route.fulfill({ response: answer })
    }
    repeated += 1
    if (repeated > 1) return route.continue()
    return route.fulfill({ contentType: 'application/json', body: first.body })
  })
  await typeAfter(page, '#field-body', ' One.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(line(page)).toContainText(savedText)
  await typeAfter(page, '#field-body', ' Two.')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(line(page)).toContainText(words('problem.server.earlierAnswer'))
  await page.keyboard.press('ControlOrMeta+s')

  await expect(line(page)).toContainText(savedText)
  expect(await stored(page, site, 'drafts', id)).toMatchObject({ body: 'Text. One. Two.' })
})

test('33.2 what a declared hook tidies up comes in quietly', async ({ page, site }) => {
  await open(page, site, 'drafts')
  await typeAfter(page, '#field-tidy', '  Tidy  ')
  await page.keyboard.press('ControlOrMeta+s')

  await expect(line(page)).toContainText(savedText)
  await expect(page.locator('#field-tidy')).toHaveValue('Tidy')
  await expect(page.getByText(words('document.rewritten', { fields: 'Tidy' }))).toBeHidden()
})

test('33.2 what something else rewrites on the way is told', async ({ page, site }) => {
  await open(page, site, 'drafts')
  await page.route(isSave, (route) =>
    route.continue({ postData: route.request().postData()!.replace('one two', 'one deux') }),
  )
  await typeAfter(page, '#field-body', ' one two')
  await page.keyboard.press('ControlOrMeta+s')

  await expect(page.getByText(words('document.rewritten', { fields: 'Body' }))).toBeVisible()
  await expect(page.locator('#field-body')).toHaveValue('Text. one deux')
})

async function typeAfter(page: Page, field: string, text: string): Promise<void> {
  await page.locator(field).press('ControlOrMeta+End')
  await page.locator(field).pressSequentially(text, { delay: 20 })
}

async function expectTyped(page: Page): Promise<void> {
  await expect(page.locator('#field-body')).toHaveValue('Text. And more.')
  await expect(page.locator('#field-details__inner')).toHaveValue('Inside and more')
  await expect(page.locator('[data-field="story"]')).toContainText('A story. And a last one.')
}

async function open(page: Page, site: RunningServer, slug: string): Promise<number> {
  const answer = await page.request.post(`${site.api}/${slug}?draft=true`, {
    data: {
      title: 'Hello',
      body: 'Text.',
      details: { inner: 'Inside' },
      story: story('A story.'),
    },
    headers: { origin: site.origin },
  })
  const { doc } = await answer.json()
  await page.goto(`${site.url}/collections/${slug}/${doc.id}`)
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  return doc.id
}

async function stored(
  page: Page,
  site: RunningServer,
  slug: string,
  id: number,
): Promise<DocumentData> {
  const answer = await page.request.get(`${site.api}/${slug}/${id}?draft=true`, {
    headers: { origin: site.origin },
  })
  return answer.json()
}

const isSave = (url: URL) => /\/api\/(drafts|sketches)\/\d+$/.test(url.pathname)

const line = (page: Page) => page.locator('form [role="status"]').first()

const savedText = words('document.status.saved', { time: '' }).trim()
