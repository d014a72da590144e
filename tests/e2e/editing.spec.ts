import type { Page } from '@playwright/test'
import type { TextKey } from '#locales'
import type { Panel } from '../kit/fixtures.ts'
import { holdBack } from '../kit/hold-back.ts'
import {
  body,
  expect,
  expectAccessible,
  makeDocument,
  openDocument,
  openNew,
  publicly,
  readDocument,
  savedText,
  statusLine,
  test,
  title,
} from '../kit/self-saving/fixtures.ts'

test.use({ magazine: 'edited' })

test.describe('DOC-5 autosave', () => {
  test('the line tells what is the case, no more than once, and one small request is sent @core', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    const id = await makeDocument(page, panel, 'pages')
    const sent = changesSentBy(page)
    await openDocument(page, panel, 'pages', id)
    const said = await listenTo(page)
    await title(page).fill('Saved by itself')

    await expect(statusLine(page)).toContainText(savedText(panel))
    const count = { count: 1 }
    expect((await said()).map(withoutTime)).toEqual([
      words('document.status.dirty', count),
      words('document.status.saving'),
      savedText(panel),
    ])
    expect(sent.map((text) => JSON.parse(text))).toEqual([
      { title: 'Saved by itself', _status: 'draft' },
    ])
    expect(sent[0]!.length).toBeLessThanOrEqual(2048)
    expect((await readDocument(page, panel, 'pages', id)).title).toBe('Saved by itself')
  })

  test('to open a new document makes none; to type in it does', async ({ page, panel }) => {
    const sent = changesSentBy(page)
    await page.clock.install()
    await page.goto(panel.at('/collections/pages/create?locale=en'))
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    await page.clock.runFor(60_000)
    expect(sent).toEqual([])

    await title(page).fill('Made by typing')
    await page.clock.runFor(2000)
    await expect(page).toHaveURL(/\/collections\/pages\/\d+\?locale=en$/)
    expect(sent).toHaveLength(1)
  })
})

test('DOC-12 all is undone and done again, by key and by button, over a save @core', async ({
  page,
  panel,
}) => {
  const id = await makeDocument(page, panel, 'leaflets', { sections: [] })
  await openDocument(page, panel, 'leaflets', id)
  const { words } = panel
  const sections = page.locator('[data-field="sections"]').first()
  const heading = page.locator('#field-sections__0__heading')
  await expect(page.locator('#action-undo')).toHaveAccessibleDescription(
    words('document.nothingToUndo'),
  )
  await title(page).fill('Second')
  await sections.getByRole('button', { name: words('field.rows.add', { name: 'Section' }) }).click()
  await heading.fill('A heading')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(savedText(panel))

  await page.keyboard.press('ControlOrMeta+z')
  await expect(heading).toHaveValue('')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(heading).toHaveCount(0)
  await page.getByRole('button', { name: words('document.undo') }).click()
  await expect(title(page)).toHaveValue('Hello')
  await expect(page.locator('#action-undo')).toHaveAccessibleDescription(
    words('document.nothingToUndo'),
  )
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => (await readDocument(page, panel, 'leaflets', id)).title)
    .toBe('Hello')

  await page.getByRole('button', { name: words('document.redo') }).click()
  await expect(title(page)).toHaveValue('Second')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(heading).toHaveValue('')
  await page.keyboard.press('Control+y')
  await expect(heading).toHaveValue('A heading')
  await expect(page.locator('#action-redo')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('ControlOrMeta+s')
  await expect
    .poll(async () => (await readDocument(page, panel, 'leaflets', id)).sections)
    .toMatchObject([{ heading: 'A heading' }])
  await expect(statusLine(page)).toContainText(savedText(panel))
})

test('R2 a save that is asked for during a save is not lost @core', async ({ page, panel }) => {
  const id = await makeDocument(page, panel, 'leaflets')
  const sent = changesSentBy(page)
  const letGo = await holdFirstSave(page)
  await openDocument(page, panel, 'leaflets', id)
  await title(page).fill('First')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(panel.words('document.status.saving'))
  await title(page).fill('Second')
  await page.keyboard.press('ControlOrMeta+s')
  expect(sent).toHaveLength(1)
  letGo()

  await expect.poll(() => sent.map((text) => JSON.parse(text).title)).toEqual(['First', 'Second'])
  await expect(statusLine(page)).toContainText(savedText(panel))
  expect((await readDocument(page, panel, 'leaflets', id)).title).toBe('Second')
})

test.describe('DOC-1 DOC-15 what is done with the whole document, by keyboard', () => {
  test('it is unpublished', async ({ page, panel }) => {
    const id = await makeDocument(page, panel, 'leaflets', { _status: 'published' })
    await openDocument(page, panel, 'leaflets', id)
    await chooseByKey(page, panel, 'document.unpublish', { menu: 'document.publishing' })
    await confirmByKey(page, panel, 'document.confirmUnpublish.confirm')

    await expect(publicly(page, panel, 'draft')).toBeVisible()
    expect((await readDocument(page, panel, 'leaflets', id))._status).toBe('draft')
    const publishing = page.getByRole('button', { name: panel.words('document.publishing') })
    await expect(publishing).toHaveAttribute('aria-disabled', 'true')
  })

  test('it goes back to what is published', async ({ page, panel }) => {
    const id = await makeDocument(page, panel, 'leaflets', { _status: 'published' })
    await openDocument(page, panel, 'leaflets', id)
    await title(page).fill('A draft')
    await page.keyboard.press('ControlOrMeta+s')
    await expect(publicly(page, panel, 'changed')).toBeVisible()
    await chooseByKey(page, panel, 'document.revertToPublished', { menu: 'document.publishing' })
    await confirmByKey(page, panel, 'document.confirmRevert.confirm')

    await expect(title(page)).toHaveValue('Hello')
    await expect(statusLine(page)).toContainText('Published')
    const { title: kept, _status } = await readDocument(page, panel, 'leaflets', id)
    expect([kept, _status]).toEqual(['Hello', 'published'])
  })

  test('it is duplicated', async ({ page, panel }) => {
    const id = await openNew(page, panel, 'leaflets')
    await chooseByKey(page, panel, 'document.duplicate')

    await expect(page.getByText(panel.words('document.duplicated'))).toBeVisible()
    await expect(page).not.toHaveURL(new RegExp(`/leaflets/${id}\\b`))
    await expect(title(page)).toHaveValue(/^Hello/)
    await expect(page.locator('#field-sections__0__heading')).toHaveValue('One')
  })

  test('it is deleted', async ({ page, panel }) => {
    await openNew(page, panel, 'leaflets')
    await chooseByKey(page, panel, 'document.delete')
    await confirmByKey(page, panel, 'document.confirmTrash.confirm')

    await expect(page).toHaveURL(panel.at('/collections/leaflets?locale=en'))
    await expect(page.getByText(panel.words('document.trashed'))).toBeVisible()
  })
})

test.describe('17.16 DOC-1 the address of a document', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('is copied whole, and opened in a new tab that knows nothing of this one', async ({
    page,
    panel,
  }) => {
    const id = await openNew(page, panel, 'pages')
    const url = `${panel.server.api}/pages/${id}?locale=en`
    await page.getByRole('button', { name: panel.words('document.url.copy') }).press('Enter')
    await expect(page.getByText(panel.words('url.copied'))).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    await expectAccessible(page)

    const opens = page.waitForEvent('popup')
    await page.locator('#doc-url').press('Enter')
    const opened = await opens
    await expect(opened).toHaveURL(url)
    expect(await opened.evaluate(() => window.opener)).toBeNull()
    expect(JSON.parse((await opened.locator('pre').textContent()) ?? '').id).toBe(id)
    await opened.close()
  })
})

test.describe('DOC-4 R9 leaving', () => {
  test('asks where nothing saves itself @core', async ({ page, panel }) => {
    await openNew(page, panel, 'leaflets')
    await title(page).fill('Unsaved')
    await page.locator('#nav-categories').click()

    await expect(page.getByRole('alertdialog')).toContainText(panel.words('leave.title'))
  })

  test('asks nothing while a draft is about to save itself, and it is saved', async ({
    page,
    panel,
  }) => {
    const id = await openNew(page, panel, 'pages')
    await title(page).fill('Left at once')
    await page.locator('#nav-categories').click()

    await expect(page).toHaveURL(/\/collections\/categories/)
    await expect(title(page)).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect
      .poll(async () => (await readDocument(page, panel, 'pages', id)).title)
      .toBe('Left at once')
  })

  test('R2 whoever comes back before a draft has saved itself finds it as it was left', async ({
    page,
    panel,
  }) => {
    const id = await openNew(page, panel, 'pages')
    const letGo = await holdBackSaves(page)
    await title(page).fill('Left and found')
    await page.locator('#nav-categories').click()
    // The address changes before the page does, and until then the document is not left.
    await expect(title(page)).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/pages/${id}\\b`))
    letGo()

    await expect(title(page)).toHaveValue('Left and found')
    await expect(statusLine(page)).toContainText(panel.words('document.status.clean'))
    await body(page).fill('Typed since.')
    await expect(statusLine(page)).toContainText(savedText(panel))
    const name = panel.words('lock.somebody')
    const nobodyElse = panel.words('document.mergedBy', { name, fields: 'Title' })
    await expect(page.getByText(nobodyElse)).toHaveCount(0)
  })

  test('a list shows what a draft saves after it was left', async ({ page, panel }) => {
    await openNew(page, panel, 'pages', { title: 'Before it was left' })
    const letGo = await holdBackSaves(page)
    await title(page).fill('Saved after it was left')
    await page.locator('#nav-pages').click()
    await expect(page.getByRole('link', { name: 'Before it was left' })).toBeVisible()
    letGo()

    await expect(page.getByRole('link', { name: 'Saved after it was left' })).toBeVisible()
  })

  test('asks when a draft could not save itself', async ({ page, panel }) => {
    const id = await makeDocument(page, panel, 'pages')
    await page.route('**/api/pages/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500 }) : route.fallback(),
    )
    await openDocument(page, panel, 'pages', id)
    await title(page).fill('Refused')
    const failed = panel.words('document.status.failed', { reason: '' }).trim()
    await expect(statusLine(page)).toContainText(failed)
    await page.locator('#nav-categories').click()

    await expect(page.getByRole('alertdialog')).toContainText(panel.words('leave.title'))
    await page.keyboard.press('Escape')
    await expect(title(page)).toHaveValue('Refused')
    await expect(body(page)).toHaveValue('Text.')
  })
})

const holdBackSaves = (page: Page) =>
  holdBack(page, /\/api\/pages\/\d+\?/, (request) => request.method() === 'PATCH')

/** The bodies of all saves, as they were sent. */
function changesSentBy(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const isSave = /\/api\/(pages|leaflets)(\/\d+)?\?/.test(request.url())
    if (isSave && ['POST', 'PATCH'].includes(request.method())) sent.push(request.postData() ?? '')
  })
  return sent
}

/** Hears all that the line says from now on. */
async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const line = document.querySelector('form [role="status"]')!
    const said: string[] = []
    const hear = () => {
      const words = line.textContent ?? ''
      if (said.at(-1) !== words) said.push(words)
    }
    new MutationObserver(hear).observe(line, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    return said
  })
  return () => heard.jsonValue()
}

const withoutTime = (text: string) => text.replace(/ \d.*:.*$/, '')

/** The first save waits for the answer until it is let go. */
const holdFirstSave = (page: Page): Promise<() => void> =>
  holdBack(
    page,
    (url) => url.pathname.startsWith('/api/leaflets/'),
    (request) => request.method() === 'PATCH',
  )

interface Choice {
  /** Of which button. */
  menu?: TextKey
}

/** Goes through the menu of the document with the arrow keys. */
async function chooseByKey(
  page: Page,
  panel: Panel,
  item: TextKey,
  { menu = 'document.more' }: Choice = {},
): Promise<void> {
  const { words } = panel
  await page.getByRole('button', { name: words(menu) }).press('Enter')
  const wanted = page.getByRole('menuitem', { name: words(item) })
  await expect(wanted).toBeVisible()
  const highlighted = page.locator('[role=menuitem][data-highlighted]')
  while ((await wanted.getAttribute('data-highlighted')) === null) {
    const before = await highlighted.textContent()
    await page.keyboard.press('ArrowDown')
    await expect(highlighted).not.toHaveText(before ?? '')
  }
  await page.keyboard.press('Enter')
}

/** Looks the question over and answers it. */
async function confirmByKey(page: Page, { words }: Panel, answer: TextKey): Promise<void> {
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: words(answer), exact: true }).press('Enter')
  await expect(question).toBeHidden()
}
