import type { CDPSession, Locator, Page } from '@playwright/test'
import { test as base } from '@playwright/test'
import type { DocumentData } from '#contracts/documents'
import { inProject } from '../../scripts/kit/root.ts'
import { withChoices } from '../kit/choices.ts'
import { expect } from '../kit/fixtures.ts'
import { holdBack } from '../kit/hold-back.ts'
import type { RunningServer } from '../kit/server.ts'
import { startStateroom } from '../kit/server.ts'
import { signIn } from '../kit/sign-in.ts'
import { wordsIn } from '../kit/words.ts'

/** A site of its own, with texts that save themselves and texts that a hook changes. */
const test = base.extend<object, { site: RunningServer }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from here.
    async ({}, use) => {
      const server = await startStateroom({
        config: inProject('tests/kit/typed-texts/stateroom.config.ts'),
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
const atHand = { delay: 60 }
const line = (page: Page) => page.locator('form [role="status"]').first()
const body = (page: Page): Locator => page.getByRole('textbox', { name: 'Body' })
const seen = (page: Page) => body(page).locator(':scope > p').allTextContents()

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
})

test.describe('33.1 RICH-6 the first save of a new document under the hand', () => {
  test('leaves the text, and the caret behind it', async ({ page, site }) => {
    const letGo = await holdBack(
      page,
      /\/notes(\?|$)/,
      (request) =>
        request.method() === 'POST' && !request.headers()['x-payload-http-method-override'],
    )
    await page.goto(`${site.url}/collections/notes/create`)
    await expect(page.locator('#field-title')).toBeFocused()
    const created = page.waitForRequest((request) => isCreation(request))
    await page.keyboard.type('Fox', atHand)
    await created
    await body(page).click()
    await page.keyboard.type('The quick', atHand)
    letGo()
    await page.keyboard.type(' brown fox', atHand)
    await page.waitForURL(/\/notes\/\d+/)
    await page.keyboard.type(' jumps', atHand)

    expect(await seen(page)).toEqual(['The quick brown fox jumps'])
    const id = Number(/\/notes\/(\d+)/.exec(page.url())?.[1])
    await expect.poll(() => stored(page, site, 'notes', id)).toEqual(['The quick brown fox jumps'])
  })
})

const isCreation = (request: { method(): string; url(): string }) =>
  request.method() === 'POST' && /\/api\/notes(\?|$)/.test(request.url())

test.describe('33.3 DOC-12 RICH-6 the caret stays where the hand is', () => {
  test('after undo and redo in the middle of a text', async ({ page, site }) => {
    await open(page, site, 'memos', 'First.', 'Second one here.', 'Third.')
    await caretAfter(page, 'Second one here.')
    for (let step = 0; step < ' here.'.length; step++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type(' two', atHand)
    await expect.poll(() => seen(page)).toEqual(['First.', 'Second one two here.', 'Third.'])

    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => seen(page)).toEqual(['First.', 'Second one here.', 'Third.'])
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await page.keyboard.type(' three', atHand)
    expect(await seen(page)).toEqual(['First.', 'Second one two three here.', 'Third.'])
  })

  test('where the edit was that is undone, wherever it stood', async ({ page, site }) => {
    await open(page, site, 'memos', 'First.', 'Second.', 'Third.')
    await caretAfter(page, 'Second.')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type(', typed', atHand)
    await caretAfter(page, 'First.')
    await page.keyboard.press('ControlOrMeta+z')
    await expect.poll(() => seen(page)).toEqual(['First.', 'Second.', 'Third.'])
    await page.keyboard.type(' FOUR', atHand)
    expect(await seen(page)).toEqual(['First.', 'Second FOUR.', 'Third.'])
  })

  test('after a save whose answer differs from what was sent', async ({ page, site }) => {
    const id = await open(page, site, 'memos', 'First.', 'Second.')
    await caretAfter(page, 'First.')
    await page.keyboard.type(' Wait... for it ', atHand)
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => seen(page)).toEqual(['First. Wait… for it', 'Second.'])
    await page.keyboard.type('!', atHand)
    expect(await seen(page)).toEqual(['First. Wait… for it!', 'Second.'])

    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('... and... ', atHand)
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => seen(page)).toEqual(['First. Wait… for … and… it!', 'Second.'])
    await page.keyboard.type('then ', atHand)
    await page.keyboard.press('ControlOrMeta+s')
    await expect(line(page)).toContainText(saved)
    const expected = ['First. Wait… for … and… then it!', 'Second.']
    await expect.poll(() => stored(page, site, 'memos', id)).toEqual(expected)
  })

  test('of a range, which keeps both of its ends', async ({ page, site }) => {
    await open(page, site, 'memos', 'One four.')
    await caretAfter(page, 'One four.')
    for (let step = 0; step < ' four.'.length; step++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('... two... three...!', atHand)
    for (let step = 0; step < 'three...!'.length; step++) {
      await page.keyboard.press('Shift+ArrowLeft')
    }
    await page.keyboard.press('ControlOrMeta+s')
    await expect.poll(() => seen(page)).toEqual(['One… two… three…! four.'])
    await page.keyboard.type('THREE', atHand)
    expect(await seen(page)).toEqual(['One… two… THREE four.'])
  })

  const others = [
    {
      title: 'inserts a paragraph above and changes the one below',
      made: ['Theirs above.', 'First.', 'Second, theirs.'],
      all: ['Theirs above.', 'First. Mine and more.', 'Second, theirs.'],
      mine: 'First.',
    },
    {
      title: 'removes the first and changes the last',
      made: ['Second.', 'Third, theirs.'],
      all: ['Second. Mine and more.', 'Third, theirs.'],
      mine: 'Second.',
    },
  ]
  for (const { title, made, all, mine } of others) {
    test(`when another person ${title} in one save`, async ({ page, site }) => {
      const paragraphs = mine === 'First.' ? ['First.', 'Second.'] : ['First.', 'Second.', 'Third.']
      const id = await open(page, site, 'notes', ...paragraphs)
      await caretAfter(page, mine)
      const letGo = await holdBack(page, new RegExp(`/notes/${id}`), (request) =>
        ['PATCH', 'POST'].includes(request.method()),
      )
      await page.keyboard.type(' Mine', atHand)
      await save(page, site, 'notes', id, ...made)
      letGo()
      await expect.poll(async () => (await seen(page)).length).toBe(all.length)
      await expect.poll(async () => (await seen(page)).join()).toContain('theirs')
      await page.keyboard.type(' and more.', atHand)

      expect(await seen(page)).toEqual(all)
      await expect.poll(() => stored(page, site, 'notes', id)).toEqual(all)
    })
  }
})

test('33.5 RICH-6 a paragraph of another person that comes during a composition stays', async ({
  page,
  site,
}) => {
  const id = await open(page, site, 'notes', 'Mine', 'Second.')
  const session = await page.context().newCDPSession(page)
  await caretAfter(page, 'Mine')
  await save(page, site, 'notes', id, 'Mine', 'Between, theirs.', 'Second, theirs.')
  const merged = page.waitForResponse(
    (answer) => answer.url().includes(`/notes/${id}`) && answer.status() === 200 && isWrite(answer),
  )
  await compose(session, ' k', ' ka', ' kan')
  await merged
  await compose(session, ' kanj', ' kanji')
  await session.send('Input.insertText', { text: ' 漢字' })
  await page.keyboard.type('!', atHand)

  const both = ['Mine 漢字!', 'Between, theirs.', 'Second, theirs.']
  await expect.poll(() => seen(page)).toEqual(both)
  await expect.poll(() => stored(page, site, 'notes', id)).toEqual(both)
})

const isWrite = (answer: { request(): { method(): string } }) =>
  ['PATCH', 'POST'].includes(answer.request().method())

/** What an input method does: words that change until they are chosen. */
async function compose(session: CDPSession, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  }
}

const saved = words('document.status.saved', { time: '' }).trim()

/** At the end of a paragraph with these words. */
async function caretAfter(page: Page, text: string): Promise<void> {
  await body(page).getByText(text, { exact: true }).click()
  await page.keyboard.press('End')
}

const paragraph = (text: string) => ({
  ...{ type: 'paragraph', version: 1, format: '', indent: 0, direction: null },
  ...{ textFormat: 0, textStyle: '' },
  children: [{ type: 'text', version: 1, text, format: 0, mode: 'normal', style: '', detail: 0 }],
})

const textOf = (paragraphs: readonly string[]): DocumentData => ({
  body: {
    root: {
      ...{ type: 'root', version: 1, format: '', indent: 0, direction: null },
      children: paragraphs.map(paragraph),
    },
  },
})

async function open(
  page: Page,
  site: RunningServer,
  slug: string,
  ...paragraphs: string[]
): Promise<number> {
  const answer = await page.request.post(`${site.api}/${slug}?draft=true`, {
    data: { title: 'Hello', ...textOf(paragraphs) },
    headers: { origin: site.origin },
  })
  const { doc } = await answer.json()
  await page.goto(`${site.url}/collections/${slug}/${doc.id}`)
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  return doc.id
}

/** What another person saves meanwhile. */
async function save(
  page: Page,
  site: RunningServer,
  slug: string,
  id: number,
  ...paragraphs: string[]
): Promise<void> {
  const answer = await page.request.patch(`${site.api}/${slug}/${id}?draft=true`, {
    data: textOf(paragraphs),
    headers: { origin: site.origin },
  })
  expect(answer.ok()).toBe(true)
}

/** The paragraphs that the server has; of a text that isn't saved yet, none. */
async function stored(
  page: Page,
  site: RunningServer,
  slug: string,
  id: number,
): Promise<string[]> {
  const answer = await page.request.get(`${site.api}/${slug}/${id}?draft=true&depth=0`, {
    headers: { origin: site.origin },
  })
  const { body } = await answer.json()
  const blocks: { children: { text: string }[] }[] = body?.root.children ?? []
  return blocks.map(({ children }) => children.map(({ text }) => text).join(''))
}

test('36.1.7 DOC-6 a required field of a block in the text is named, and gone to', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/collections/memos/create`)
  await expect(page.locator('#field-title')).toBeFocused()
  await page.keyboard.type('Sea')
  await body(page).click()
  await page.keyboard.type('/remark')
  await page.keyboard.press('Enter')
  const publish = page.getByRole('button', { name: words('document.publish'), exact: true })
  await publish.click()

  await expect(line(page)).toContainText(words('document.status.invalid', { count: 1 }))
  const field = body(page).getByRole('textbox', { name: 'Words' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('This field is required.')

  await page.keyboard.type('Salt')
  await publish.click()
  await expect(line(page)).toContainText(/^(Saved|Published)/)
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
})

test('36.3 RICH-3 the slash menu has the blocks of the site under their headings, with their pictures and fields', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/collections/memos/create`)
  await body(page).click()
  await page.keyboard.type('/')
  const menu = page.getByRole('listbox', { name: words('richText.slash') })
  await expect(
    menu.getByRole('group').getByRole('option', { name: 'Aside' }),
  ).toHaveAccessibleDescription('Note')
  const remark = menu.getByRole('group', { name: 'Beside the text' }).getByRole('option')
  await expect(remark).toHaveAccessibleName('Remark')
  await expect(remark).toHaveAccessibleDescription('Words')
  await remark.scrollIntoViewIfNeeded()
  const picture = remark.locator('img')
  await expect
    .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0)
  await expect(menu.getByRole('group').last()).toHaveAccessibleName('Beside the text')
})
