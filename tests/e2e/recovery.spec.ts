import type { BrowserContext, Page } from '@playwright/test'
import type { Panel } from '../kit/fixtures.ts'
import {
  body,
  expect,
  expectAccessible,
  makeDocument,
  openDocument,
  openNew,
  readDocument,
  savedText,
  statusLine,
  test,
  title,
} from '../kit/self-saving/fixtures.ts'
import { changeConfig } from '../models/kit/change-config.ts'

test.use({ magazine: 'recovered' })

test('17.10 DOC-13 what was typed before a reload is back; it is discarded, undone and saved @both @core', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets')
  await type(page, panel, title(page), 'Typed before')
  await type(page, panel, body(page), 'A text.', 2)
  await page.reload()

  await expect(title(page)).toHaveValue('Typed before')
  await expect(body(page)).toHaveValue('A text.')
  await expect(statusLine(page)).toContainText(restoredText(panel, 2))
  await expect(notice(page, panel)).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: words('recovery.discard') }).click()
  await expect(title(page)).toHaveValue('Hello')
  await expect(statusLine(page)).toContainText(words('document.status.clean'))

  await page.keyboard.press('ControlOrMeta+z')
  await expect(title(page)).toHaveValue('Typed before')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(savedText(panel))
  expect(await readDocument(page, panel, 'leaflets', id)).toMatchObject({
    title: 'Typed before',
    body: 'A text.',
  })
  await page.reload()
  await expect(title(page)).toHaveValue('Typed before')
  await expect(statusLine(page)).toContainText(words('document.status.clean'))
})

test('17.10 R3 what somebody else has saved over since is compared, marked, and recovered @both', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets')
  await type(page, panel, title(page), 'Hello, typed before')
  await type(page, panel, body(page), 'A text.', 2)
  await page.goto('about:blank')
  await saveElsewhere(page, panel, id, { title: 'Hello, saved since' })
  await openDocument(page, panel, 'leaflets', id)

  await expect(notice(page, panel)).toBeVisible()
  await expect(title(page)).toHaveValue('Hello, saved since')
  await expectAccessible(page)
  await look(page, panel)
  const review = page.getByRole('dialog')
  const [titles, bodies] = [0, 1].map((index) => review.getByRole('listitem').nth(index))
  await expect(titles!).toHaveText(/typed before.*saved since/)
  await expect(
    titles!.locator('mark, ins, del').filter({ hasText: /^typed before|typed$/ }),
  ).toBeVisible()
  await expect(titles!).toContainText(words('recovery.changedToo'))
  await expect(bodies!).not.toContainText(words('recovery.changedToo'))
  await expectAccessible(page)
  await review.getByRole('button', { name: words('recovery.recover'), exact: true }).click()

  await expect(review).toBeHidden()
  await expect(title(page)).toHaveValue('Hello, typed before')
  await expect(page.locator('body'), 'R5').not.toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(title(page)).toHaveValue('Hello, saved since')
})

test('DOC-13 what was typed in the moment of a reload is back', async ({ page, panel }) => {
  await openNew(page, panel, 'leaflets')
  await title(page).fill('Typed')
  page.once('dialog', (dialog) => dialog.accept())
  await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>('#field-title')!
    field.setSelectionRange(5, 5)
    document.execCommand('insertText', false, ' last')
    location.reload()
  })

  await expect(title(page)).toHaveValue('Typed last')
})

test('DOC-13 wherever a reload cuts in, what was typed is back', async ({ page, panel }) => {
  page.on('dialog', (dialog) => dialog.accept())
  const id = await makeDocument(page, panel, 'leaflets')
  for (const pause of Array.from({ length: 15 }, (_, round) => round * 14)) {
    await openDocument(page, panel, 'leaflets', id)
    await title(page).fill(`Typed ${pause} ms before`)
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), pause)
    await page.reload()
    await expect(title(page)).toHaveValue(`Typed ${pause} ms before`)
    await page.getByRole('button', { name: panel.words('recovery.discard') }).click()
    await expect.poll(() => keptIn(page)).toBe(0)
  }
})

test('33.14 DOC-13 however soon one leaves what was just created, the next one begins empty', async ({
  page,
  panel,
}) => {
  const create = panel.at('/collections/leaflets/create?locale=en')
  await page.goto(create)
  for (const round of Array(10).keys()) {
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    await title(page).fill(`Created ${round}`)
    const left = page.waitForEvent('framenavigated', (frame) => frame.url().includes(create))
    await page.evaluate(
      ([address, saved]) => {
        const line = document.querySelector('form [role="status"]')!
        const look = () => {
          if (line.textContent!.includes(saved!)) location.assign(address!)
        }
        new MutationObserver(look).observe(line, {
          childList: true,
          subtree: true,
          characterData: true,
        })
      },
      [create, savedText(panel)],
    )
    await page.keyboard.press('ControlOrMeta+s')
    await left
    await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
    expect(await keptIn(page)).toBe(0)
    await expect(title(page)).toHaveValue('')
  }
})

test('DOC-13 what a tab leaves unsaved is offered at once in another that has the document open', async ({
  context,
  page,
  panel,
}) => {
  const id = await makeDocument(page, panel, 'leaflets')
  const other = await context.newPage()
  await openDocument(other, panel, 'leaflets', id)
  await openDocument(page, panel, 'leaflets', id)
  await type(other, panel, title(other), 'Typed over there')
  await expect(notice(page, panel)).toHaveCount(0)
  await other.close()

  await look(page, panel)
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([/Typed over there/])
})

test('DOC-13 what was typed in a tab that was closed is offered in the next; each place is chosen', async ({
  context,
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets')
  await type(page, panel, title(page), 'A title')
  await type(page, panel, body(page), 'A text.', 2)
  await page.close()

  const next = await context.newPage()
  await saveElsewhere(next, panel, id)
  await openDocument(next, panel, 'leaflets', id)
  await look(next, panel)
  const left = next.getByRole('button', { name: `${words('recovery.leave')}: Title` })
  await left.click()
  await expect(left).toHaveAttribute('aria-pressed', 'true')
  await next
    .getByRole('dialog')
    .getByRole('button', { name: words('recovery.recover'), exact: true })
    .click()

  await expect(title(next)).toHaveValue('Hello')
  await expect(body(next)).toHaveValue('A text.')
})

test('DOC-13 two tabs of one document keep what is typed in each', async ({
  context,
  page,
  panel,
}) => {
  const id = await makeDocument(page, panel, 'leaflets')
  const second = await context.newPage()
  await openDocument(page, panel, 'leaflets', id)
  await openDocument(second, panel, 'leaflets', id)
  await expect(notice(second, panel)).toHaveCount(0)
  await type(page, panel, title(page), 'From the first')
  await type(second, panel, body(second), 'From the second.')
  await page.close()
  await second.close()

  const third = await context.newPage()
  await openDocument(third, panel, 'leaflets', id)
  await expect(title(third)).toHaveValue('From the first')
  await expect(body(third)).toHaveValue('From the second.')
  await expect(notice(third, panel)).toHaveCount(0)
})

test('DOC-13 what is put off is offered again, what is thrown away is not', async ({
  context,
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets')
  await type(page, panel, title(page), 'Put off')
  await page.goto('about:blank')
  await saveElsewhere(page, panel, id)
  await page.close()

  const next = await reopened(context, panel, id)
  await next.getByRole('button', { name: words('recovery.postpone') }).click()
  await expect(notice(next, panel)).toHaveCount(0)
  await expect(title(next)).toHaveValue('Hello')
  await next.close()

  const again = await reopened(context, panel, id)
  await look(again, panel)
  await again.getByRole('button', { name: words('recovery.discard') }).click()
  await expect(again.getByRole('dialog')).toBeHidden()
  await expect(title(again)).toHaveValue('Hello')
  await expect.poll(() => keptIn(again)).toBe(0)
  await again.close()

  const last = await reopened(context, panel, id)
  await expect(body(last)).toHaveValue('Text.')
  await expect(notice(last, panel)).toHaveCount(0)
})

test('17.10 DOC-13 what was typed in a document that was deleted since can be read and copied', async ({
  context,
  page,
  panel,
}) => {
  const { at, words } = panel
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const id = await openNew(page, panel, 'leaflets')
  await type(page, panel, title(page), 'Typed before')
  await type(page, panel, body(page), 'A text.', 2)
  await page.goto('about:blank')
  await deleteDocument(page, panel, id)

  // SQLite gives the ID to the next one, which the edits have nothing to do with.
  const next = await makeDocument(page, panel, 'leaflets')
  expect(next, '17.7').toBe(id)
  await openDocument(page, panel, 'leaflets', next)
  await expect(title(page)).not.toHaveValue('Typed before')
  await expect(page.getByText(/a deleted document that had the same ID/)).toBeVisible()
  await look(page, panel)
  await expect(page.getByRole('dialog')).toContainText(words('recovery.gone'))
  await expect(page.getByRole('dialog')).toContainText('Typed before')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('recovery.postpone') })
    .click()
  await page.goto('about:blank')
  await deleteDocument(page, panel, next)

  await page.goto(at(`/collections/leaflets/${id}`))
  await expect(page.getByText(words('notFound.text'))).toBeVisible()
  await look(page, panel)
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText(words('recovery.gone'))
  await expect(sheet).toContainText('Typed before')
  await expect(sheet.getByRole('button', { name: words('recovery.recover') })).toHaveCount(0)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: words('lock.copy') }).click()
  await expect(sheet).toContainText(words('lock.copied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('A text.')

  await sheet.getByRole('button', { name: words('recovery.discard') }).click()
  await expect(sheet).toBeHidden()
  await expect(notice(page, panel)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(words('notFound.text'))).toBeVisible()
  await expect.poll(() => keptIn(page)).toBe(0)
})

test('33.7 DOC-13 where nothing that is kept has a field any more, it is offered to be copied alone', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets')
  await type(page, panel, body(page), 'A text.')
  await page.goto('about:blank')
  await changeConfig(page, panel, (config) =>
    JSON.parse(JSON.stringify(config), (_, value) =>
      Array.isArray(value) ? value.filter((field) => field?.name !== 'body') : value,
    ),
  )
  await openDocument(page, panel, 'leaflets', id)
  await look(page, panel)

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(words('recovery.goneFields'))
  await expect(dialog).toContainText('A text.')
  await expect(dialog).not.toContainText(words('recovery.text'))
  await expect(dialog.getByRole('button', { name: words('lock.copy') })).toBeVisible()
  await expect(dialog.getByRole('button', { name: words('recovery.recover') })).toHaveCount(0)
  await expectAccessible(page)
})

test('33.16 DOC-13 what has no field any more stays to be copied once the rest is recovered', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const id = await openNew(page, panel, 'leaflets')
  await type(page, panel, title(page), 'Typed before')
  await type(page, panel, body(page), 'A text.', 2)
  await page.goto('about:blank')
  await changeConfig(page, panel, (config) =>
    JSON.parse(JSON.stringify(config), (_, value) =>
      Array.isArray(value) ? value.filter((field) => field?.name !== 'body') : value,
    ),
  )
  await openDocument(page, panel, 'leaflets', id)
  await look(page, panel)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('A text.')
  await dialog.getByRole('button', { name: words('recovery.recover') }).click()
  await expect(title(page)).toHaveValue('Typed before')
  await page.keyboard.press('ControlOrMeta+s')
  await expect(statusLine(page)).toContainText(savedText(panel))

  for (const isReloaded of [false, true]) {
    if (isReloaded) await page.reload()
    await look(page, panel)
    await expect(dialog).toContainText('A text.')
    await expect(dialog).not.toContainText('Typed before')
    await expect(dialog.getByRole('button', { name: words('recovery.recover') })).toHaveCount(0)
    await dialog.getByRole('button', { name: words('recovery.postpone') }).click()
  }
  await look(page, panel)
  await dialog.getByRole('button', { name: words('recovery.discard') }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => keptIn(page)).toBe(0)
})

test('DOC-13 a browser that keeps nothing says so, and saving works', async ({ page, panel }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
  })
  const id = await openNew(page, panel, 'leaflets')
  await title(page).fill('Kept nowhere')
  await expect(page.getByText(panel.words('document.status.notKept'))).toBeVisible()
  await expect(statusLine(page)).toContainText(panel.words('document.status.dirty', { count: 1 }))
  await page.keyboard.press('ControlOrMeta+s')

  await expect(statusLine(page)).toContainText(savedText(panel))
  expect((await readDocument(page, panel, 'leaflets', id)).title).toBe('Kept nowhere')
})

/** Somebody else saves. */
async function saveElsewhere(
  page: Page,
  { server }: Panel,
  id: number,
  values: object = { slug: crypto.randomUUID() },
): Promise<void> {
  const answer = await page.request.patch(`${server.api}/leaflets/${id}?draft=true`, {
    data: values,
    headers: { origin: server.origin },
  })
  expect(answer.ok()).toBe(true)
}

/** The line of what is back, whenever it was typed. */
const restoredText = ({ words }: Panel, count: number) =>
  new RegExp(words('document.status.restored', { count, time: '#' }).replace('#', '.+'))

/** Types, until the line says that it is kept. */
async function type(
  page: Page,
  { words }: Panel,
  field: ReturnType<typeof title>,
  text: string,
  count = 1,
): Promise<void> {
  await field.fill(text)
  await expect(statusLine(page)).toContainText(words('document.status.journaled', { count }))
}

const notice = (page: Page, { words }: Panel) =>
  page.getByRole('button', { name: words('recovery.review'), exact: true })

async function look(page: Page, panel: Panel): Promise<void> {
  await notice(page, panel).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function reopened(context: BrowserContext, panel: Panel, id: number): Promise<Page> {
  const page = await context.newPage()
  await openDocument(page, panel, 'leaflets', id)
  return page
}

/** How many records this browser keeps. */
const keptIn = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('stateroom')
        opening.onsuccess = () => {
          const asked = opening.result.transaction('journal').objectStore('journal').count()
          asked.onsuccess = () => resolve(asked.result)
        }
      }),
  )

async function deleteDocument(page: Page, { server }: Panel, id: number): Promise<void> {
  const deleted = await page.request.delete(`${server.api}/leaflets/${id}`, {
    headers: { origin: server.origin },
  })
  expect(deleted.ok()).toBe(true)
}
