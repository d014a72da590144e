import type { Page } from '@playwright/test'
import { eventsPath } from '#contracts/events'
import type { Panel } from '../kit/fixtures.ts'
import type { Slug } from '../kit/self-saving/fixtures.ts'
import {
  body,
  bothOpen,
  expect,
  expectAccessible,
  openDocument,
  openNew,
  publishedText,
  readDocument,
  savedText,
  statusLine,
  test,
  title,
} from '../kit/self-saving/fixtures.ts'

test.use({ magazine: 'of two editors' })

const ways: readonly [string, Slug][] = [
  ['by themselves', 'pages'],
  ['by hand', 'leaflets'],
]

for (const [way, slug] of ways) {
  test.describe(`DOC-14 R3 two people save ${way}`, () => {
    test('what each changed elsewhere is joined, and told @together', async ({
      page,
      colleague,
      panel,
    }) => {
      const id = await bothOpen(page, colleague, panel, slug)
      await change(colleague, panel, slug, body(colleague), 'Theirs.')
      const name = 'Noor Rahimi'
      await expect(statusLine(page)).toContainText(panel.words('document.status.newer', { name }))
      await change(page, panel, slug, title(page), 'Mine')

      const told = panel.words('document.mergedBy', { name, fields: 'Introduction' })
      await expect(page.getByText(told)).toBeVisible()
      await expect(body(page)).toHaveValue('Theirs.')
      const { title: kept, body: text } = await readDocument(page, panel, slug, id)
      expect([kept, text]).toEqual(['Mine', 'Theirs.'])
    })

    test('what both changed is put to the one who came later', async ({
      page,
      colleague,
      panel,
      language,
    }) => {
      const { words } = panel
      const name = language === 'en' ? 'Title' : 'Titel'
      const id = await bothOpen(page, colleague, panel, slug)
      await change(colleague, panel, slug, title(colleague), 'Theirs')
      await title(page).fill('Mine')
      if (slug === 'leaflets') await page.keyboard.press('ControlOrMeta+s')

      const choices = page.getByRole('region', { name: words('conflict.title', { count: 1 }) })
      await expect(choices.getByRole('heading').first()).toBeFocused()
      await expect(choices.getByRole('listitem')).toContainText(['Mine'])
      await expect(choices).toContainText('Theirs')
      await expect(statusLine(page)).toContainText(
        words('document.status.conflicted', { count: 1 }),
      )
      await expectAccessible(page)
      expect((await readDocument(page, panel, slug, id)).title).toBe('Theirs')

      await choices.getByRole('button', { name: `${words('conflict.keepMine')}: ${name}` }).click()
      await expect(choices).toHaveCount(0)
      if (slug === 'leaflets') await page.keyboard.press('ControlOrMeta+s')
      await expect(statusLine(page)).toContainText(savedText(panel))
      expect((await readDocument(page, panel, slug, id)).title).toBe('Mine')

      await title(colleague).fill('Theirs again')
      if (slug === 'leaflets') await colleague.keyboard.press('ControlOrMeta+s')
      await colleague.getByRole('button', { name: words('conflict.takeTheirs') }).click()
      await expect(title(colleague)).toHaveValue('Mine')
      await expect(statusLine(colleague)).toContainText(savedText(panel))
      expect((await readDocument(page, panel, slug, id)).title).toBe('Mine')
    })

    test('a publication over what somebody else saved stops and says so', async ({
      page,
      colleague,
      panel,
    }) => {
      const { words } = panel
      const id = await bothOpen(page, colleague, panel, slug)
      await change(colleague, panel, slug, body(colleague), 'Theirs.')
      await page.getByRole('button', { name: words('document.publish'), exact: true }).click()

      await expect(statusLine(page)).toContainText(words('document.status.stale'))
      await expect(body(page)).toHaveValue('Theirs.')
      expect((await readDocument(page, panel, slug, id))._status).toBe('draft')

      await page.getByRole('button', { name: words('document.publish'), exact: true }).click()
      await expect(statusLine(page)).toContainText(publishedText(panel))
      const { _status, body: text } = await readDocument(page, panel, slug, id, 'public')
      expect([_status, text]).toEqual(['published', 'Theirs.'])
    })
  })
}

for (const [way, slug] of ways) {
  test(`33.10 R2 what one saved oneself in another window is told as one’s own, ${way}`, async ({
    page,
    panel,
  }) => {
    const { words } = panel
    const other = await page.context().newPage()
    const id = await bothOpen(page, other, panel, slug)
    await change(other, panel, slug, body(other), 'Of mine.')
    await expect(statusLine(page)).toContainText(words('document.status.newerMine'))
    await page.getByRole('button', { name: words('document.newer.compare') }).click()
    const dialog = page.getByRole('dialog', { name: words('document.status.newerMine') })
    await expect(dialog).toContainText('Of mine.')
    await dialog.getByRole('button', { name: words('app.close') }).click()

    await change(page, panel, slug, title(page), 'Mine')
    const told = words('document.mergedMine', { fields: 'Introduction' })
    await expect(page.getByText(told)).toBeVisible()
    const { title: kept, body: text } = await readDocument(page, panel, slug, id)
    expect([kept, text]).toEqual(['Mine', 'Of mine.'])
  })
}

test('33.10 R4 what was saved before the panel listens is told when it does', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  const listen = await holdListening(page)
  await bothOpen(page, colleague, panel, 'leaflets')
  await change(colleague, panel, 'leaflets', body(colleague), 'Theirs.')
  listen()

  await page.getByRole('button', { name: words('document.newer.takeIn') }).click()
  await expect(body(page)).toHaveValue('Theirs.')
})

test('33.16 R4 what was deleted before the panel listens is told when it does', async ({
  page,
  colleague,
  panel,
}) => {
  const listen = await holdListening(page)
  const id = await bothOpen(page, colleague, panel, 'leaflets')
  const { api, origin } = panel.server
  await colleague.request.delete(`${api}/leaflets/${id}`, { headers: { origin } })
  listen()

  await expect(statusLine(page)).toContainText(
    panel.words('document.status.deletedBy', { name: 'Noor Rahimi' }),
  )
})

test('DOC-12 R3 what somebody else wrote over it is not undone, and undo says that nothing is left @core', async ({
  page,
  colleague,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets')
  await change(page, panel, 'leaflets', title(page), 'Mine')
  await openDocument(colleague, panel, 'leaflets', id)
  await change(colleague, panel, 'leaflets', title(colleague), 'Theirs')
  const undo = page.locator('#action-undo')
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: words('document.newer.takeIn') }).click()

  await expect(title(page)).toHaveValue('Theirs')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await title(page).focus()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(title(page)).toHaveValue('Theirs')
  await expect(statusLine(page)).toContainText(savedText(panel))
})

/** The panel says what it shows only once what this answers is called. */
async function holdListening(page: Page): Promise<() => void> {
  let listen = () => {}
  const listening = new Promise<void>((resolve) => {
    listen = resolve
  })
  await page.route(`**${eventsPath}`, async (route) => {
    await listening
    await route.continue()
  })
  return () => listen()
}

/** Changes a field, until it is saved. */
async function change(
  page: Page,
  panel: Panel,
  slug: Slug,
  field: ReturnType<typeof title>,
  text: string,
): Promise<void> {
  await field.fill(text)
  if (slug === 'leaflets') await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(savedText(panel))
}
