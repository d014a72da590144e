import type { Locator, Page, Request } from '@playwright/test'
import sharp from 'sharp'
import type { DocumentData } from '#contracts/documents'
import { holdRequests } from '../../testing/browser/index.ts'
import type { KeptBulkUpload } from '../../ui/client/uploads/bulk-upload-store.ts'
import { aField } from '../kit/client-config.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'
import { changeConfig } from '../models/kit/change-config.ts'
import { fillSignIn, loseSession } from '../models/kit/people.ts'

// Counts what is there, and adds to it.
test.use({ magazine: 'upload-many' })

test.describe('20.8 UPL-5 many files at once', () => {
  test('20.8 each gets a form, all get one value, and what is refused is tried again @both @core', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    const window = await openWindow(page, panel)
    await expectAccessible(page)
    await choose(window, 'first.png', 'second.png', 'third.png')
    await expect(window.root).toHaveAccessibleName(words('bulkUpload.title', { count: 3 }))
    await expect(window.line('first.png')).toHaveAttribute('data-file-state', 'attention')
    await window.root.getByLabel(alternative).fill('A first picture')
    await expect(window.line('first.png')).toHaveAttribute('data-file-state', 'ready')

    await window.button(words('bulkUpload.all')).click()
    await window.root.getByRole('checkbox', { name: alternative }).check()
    await window.root.getByRole('checkbox', { name: credit }).check()
    await window.root.getByRole('textbox', { name: alternative }).fill('x')
    await window.root.getByRole('textbox', { name: credit }).fill('Nora Falk')
    await window.button(words('bulkUpload.apply', { count: 3 })).click()
    await expect(window.root).toContainText(words('bulkUpload.applied', { count: 3 }))
    await expectAccessible(page)

    // What was typed is kept; what is too short for the collection is refused by its own rule.
    await window.line('third.png').getByRole('button').first().click()
    await expect(window.root.getByLabel(credit)).toHaveValue('Nora Falk')
    await window.root.getByLabel(alternative).fill('A third picture')
    await window.button(words('bulkUpload.save', { count: 3 })).click()
    await expect(window.line('first.png')).toHaveAttribute('data-file-state', 'saved')
    await expect(window.line('third.png')).toHaveAttribute('data-file-state', 'saved')
    await expect(window.line('second.png')).toHaveAttribute('data-file-state', 'failed')
    await expect(window.root.getByRole('status').last()).toContainText(
      words('bulkUpload.saved', { count: 2 }),
    )
    // The form of what failed is shown, with its reason at the field.
    const alt = window.root.getByLabel(alternative)
    await expect(alt).toHaveAttribute('aria-invalid', 'true')
    await expect(alt).toHaveAccessibleDescription(/./)
    await alt.fill('A second picture')
    await window.button(words('bulkUpload.save', { count: 1 })).click()
    await expect(window.line('second.png')).toHaveAttribute('data-file-state', 'saved')
    await expectAccessible(page)
    await window.root
      .getByRole('button', { name: words('app.close') })
      .last()
      .click()
    await expect(window.root).toHaveCount(0)
    for (const name of ['first', 'second', 'third']) {
      await expect(cards(page).filter({ hasText: `${name}.png` })).toHaveCount(1)
    }
    const stored = await storedAs(page, panel, 'first.png')
    expect(stored).toMatchObject({ alt: 'A first picture', credit: 'Nora Falk' })
  })

  test('20.8 files are dropped anywhere on the list and pasted; folders are refused politely', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    await page.goto(panel.at('/collections/media?locale=en'))
    await expect(page.getByRole('button', { name: words('bulkUpload.open') })).toBeVisible()
    const target = page.locator('[data-drop-target]')
    await give(page, 'dragover', 'dropped.png')
    await expect(target).toContainText(words('bulkUpload.drop', { label: 'Pictures' }))
    const [list, covered] = await Promise.all([
      page.locator('main section').first().boundingBox(),
      target.boundingBox(),
    ])
    expect(covered!.height).toBeGreaterThan(list!.height * 0.9)
    await give(page, 'drop', 'dropped.png')
    const window = windowOf(page)
    await expect(window.line('dropped.png')).toBeVisible()
    await expect(target).toHaveCount(0)

    await give(page, 'paste', 'pasted.png')
    await expect(window.line('pasted.png')).toBeVisible()
    // What is pasted while somebody types belongs to the text.
    await window.root.getByLabel('Credit').focus()
    await give(page, 'paste', 'typed.png')
    await give(page, 'drop', 'Holidays/', 'notes.txt')
    const refused = window.root.getByRole('alert')
    await expect(refused).toContainText(words('bulkUpload.folder'))
    await expect(refused).toContainText(words('problem.upload.wrongType', { types: 'image/*' }))
    await expect(window.line('typed.png')).toHaveCount(0)
    await expect(window.root).toHaveAccessibleName(words('bulkUpload.title', { count: 2 }))
  })

  test('20.8 closing asks, and a reload brings back the files and what was typed', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    const window = await openWindow(page, panel)
    await choose(window, 'kept.png', 'gone.png')
    await window.root.getByLabel('Alternative text').fill('A kept picture')
    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog')
    await expect(question).toHaveAccessibleName(words('bulkUpload.ask.title', { count: 2 }))
    await expectAccessible(page)
    await question.getByRole('button', { name: words('bulkUpload.ask.stay') }).click()
    await window.button(words('bulkUpload.remove', { name: 'gone.png' })).click()
    await expect.poll(() => keptOf(page)).toEqual([['kept.png', 'A kept picture']])

    await page.reload()
    await expect(page.getByText(words('bulkUpload.found', { count: 1 }))).toBeVisible()
    await page.getByRole('button', { name: words('bulkUpload.resume') }).click()
    await expect(window.root.getByLabel('Alternative text')).toHaveValue('A kept picture')
    await expect(window.line('kept.png').locator('img')).toBeVisible()
    await window.button(words('bulkUpload.save', { count: 1 })).click()
    await expect(window.line('kept.png')).toHaveAttribute('data-file-state', 'saved')
    await page.keyboard.press('Escape')
    await expect(window.root).toHaveCount(0)
    expect(await storedAs(page, panel, 'kept.png')).toMatchObject({ alt: 'A kept picture' })
    await page.reload()
    await expect(page.getByRole('button', { name: words('bulkUpload.open') })).toBeVisible()
    await expect(page.getByText(words('bulkUpload.found', { count: 1 }))).toHaveCount(0)
  })

  test('33.8 UPL-5 what was entered for all files outlives a look at one of them, and a reload', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    const window = await openWindow(page, panel)
    await choose(window, 'one.png', 'two.png')
    await window.button(words('bulkUpload.all')).click()
    await window.root.getByRole('checkbox', { name: alternative }).check()
    const forAll = window.root.getByRole('textbox', { name: alternative })
    await forAll.click()
    await page.keyboard.type('For both of them')
    await window.line('one.png').getByRole('button').first().click()
    await expect(window.root.getByLabel(alternative)).toHaveValue('')
    await window.button(words('bulkUpload.all')).click()
    await expect(forAll).toHaveValue('For both of them')
    await expect.poll(() => keptForAll(page)).toEqual(['For both of them'])

    await page.reload()
    await page.getByRole('button', { name: words('bulkUpload.resume') }).click()
    await window.button(words('bulkUpload.all')).click()
    await expect(window.root.getByRole('checkbox', { name: alternative })).toBeChecked()
    await expect(forAll).toHaveValue('For both of them')
    await window.button(words('bulkUpload.apply', { count: 2 })).click()
    await expect(window.root).toContainText(words('bulkUpload.applied', { count: 2 }))
  })

  test('33.8 UPL-5 what is half typed for a file outlives a reload', async ({ page, panel }) => {
    const { words } = panel
    await withNumber(page, panel)
    const window = await openWindow(page, panel)
    await choose(window, 'half.png')
    const grade = window.root.getByLabel('Grade')
    await grade.click()
    await page.keyboard.type('12e')
    await expect.poll(() => keptHalfTyped(page)).toEqual(['12e'])

    await page.reload()
    await page.getByRole('button', { name: words('bulkUpload.resume') }).click()
    await expect(window.root.getByLabel('Grade')).toHaveValue('12e')
  })

  test('20.8 a save that finds no network goes on by itself, and stopping holds the next one back', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    const saves = await holdRequests(
      page,
      /\/api\/media\?/,
      (request) => request.method() === 'POST',
    )
    const window = await openWindow(page, panel)
    await choose(window, 'offline.png', 'later.png')
    await window.button(words('bulkUpload.all')).click()
    await window.root.getByRole('checkbox', { name: 'Alternative text' }).check()
    await window.root.getByRole('textbox', { name: 'Alternative text' }).fill('Two pictures')
    await window.button(words('bulkUpload.apply', { count: 2 })).click()
    await window.button(words('bulkUpload.save', { count: 2 })).click()
    await (await saves.next()).abort()
    await expect(window.line('offline.png')).toContainText(words('upload.state.offline'))
    const again = await saves.next()
    await window.button(words('bulk.stop')).click()
    await expect(window.button(words('bulkUpload.save', { count: 2 }))).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await again.fallback()
    await expect(window.line('offline.png')).toHaveAttribute('data-file-state', 'saved')
    await expect(window.line('later.png')).toHaveAttribute('data-file-state', 'ready')
    await expect(window.button(words('bulkUpload.save', { count: 1 }))).toBeEnabled()
  })

  test('20.8 what the server refuses is said of its file, and an ended session costs nothing', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    const uploads = '**/api/uploadthing?**'
    await page.route(uploads, (route) =>
      route.fulfill({ status: 413, json: { code: 'TOO_LARGE', message: 'Too large.' } }),
    )
    const window = await openWindow(page, panel)
    await choose(window, 'refused.png')
    await expect(window.line('refused.png')).toHaveAttribute('data-file-state', 'failed')
    await expect(window.line('refused.png')).toContainText(words('problem.request.beyondLimit'))
    // Whoever saves tries the upload once more.
    await page.unroute(uploads)
    await window.root.getByLabel('Alternative text').fill('After a refusal')
    await window.button(words('bulkUpload.save', { count: 1 })).click()
    await expect(window.line('refused.png')).toHaveAttribute('data-file-state', 'saved')

    const sent = page.waitForResponse((response) => response.request().method() === 'PUT')
    await choose(window, 'session.png')
    await sent
    await window.line('session.png').getByRole('button').first().click()
    await window.root.getByLabel('Alternative text').fill('After signing in')
    await expect(window.line('session.png')).toHaveAttribute('data-file-state', 'ready')
    await loseSession(page)
    await window.button(words('bulkUpload.save', { count: 1 })).click()
    await fillSignIn(page, panel, admin)
    await expect(window.line('session.png')).toHaveAttribute('data-file-state', 'saved')
    expect(await storedAs(page, panel, 'session.png')).toMatchObject({ alt: 'After signing in' })
  })

  test('20.8 one goes through the files by keys alone, and the focus stays where the work is @phone', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    const window = await openWindow(page, panel)
    await choose(window, 'a.png', 'b.png', 'c.png')
    const first = window.line('a.png').getByRole('button').first()
    await expect(first).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(window.button(words('bulkUpload.remove', { name: 'a.png' }))).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(window.line('b.png').getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(window.line('c.png').getByRole('button').first()).toHaveAttribute('aria-current')
    await window.button(words('bulkUpload.save', { count: 2 })).focus()
    await page.keyboard.press('Enter')
    // The first wrong field has the focus.
    await expect(window.root.getByLabel('Alternative text')).toBeFocused()
    const { scrollWidth, clientWidth } = await window.root.evaluate((root) => ({
      scrollWidth: root.scrollWidth,
      clientWidth: root.clientWidth,
    }))
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })

  test('20.8 where there are drafts, all are saved as drafts or published', async ({
    page,
    panel,
  }) => {
    const { words } = panel
    await changeConfig(page, panel, (config) => ({
      ...config,
      collections: config.collections.map((one) =>
        one.slug === 'media' ? { ...one, drafts: { autosave: null } } : one,
      ),
    }))
    const window = await openWindow(page, panel)
    await choose(window, 'draft.png')
    // A draft may be unfinished; this collection has none and refuses it.
    const drafted = page.waitForRequest(isCreation)
    await window.button(words('bulkUpload.saveDrafts', { count: 1 })).click()
    expect(new URL((await drafted).url()).searchParams.get('draft')).toBe('true')
    await expect(window.line('draft.png')).toHaveAttribute('data-file-state', 'failed')

    // What is published has to be whole: nothing is sent.
    await window.button(words('bulkUpload.publish', { count: 1 })).click()
    const alt = window.root.getByLabel('Alternative text')
    await expect(alt).toHaveAttribute('aria-invalid', 'true')
    await alt.fill('A published picture')
    const published = page.waitForRequest(isCreation)
    await window.button(words('bulkUpload.publish', { count: 1 })).click()
    expect((await published).postData()).toContain('"_status":"published"')
    await expect(window.line('draft.png')).toHaveAttribute('data-file-state', 'saved')
  })

  test('20.8 nobody is offered what they may not do', async ({ page, panel }) => {
    await changeConfig(page, panel, (config) => ({
      ...config,
      collections: config.collections.map((one) =>
        one.slug === 'media' ? { ...one, access: { ...one.access, create: false } } : one,
      ),
    }))
    await page.goto(panel.at('/collections/media?locale=en'))
    await expect(page.getByRole('button', { name: panel.words('library.grid') })).toBeVisible()
    await give(page, 'drop', 'dropped.png')
    await expect(page.getByRole('button', { name: panel.words('bulkUpload.open') })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('20.8 UPL-5 a file comes from an address, and why it does not is said in words @both', async ({
  page,
  panel,
  language,
}) => {
  const { words } = panel
  await takeFromUrls(page, panel)
  const window = await openWindow(page, panel)
  const open = window.button(words('fromUrl.open'))
  await open.click()
  const address = window.root.getByLabel(words('fromUrl.label'))
  await expect(address).toBeFocused()
  await address.fill('https://pictures.example/harbour.png')
  await window.button(words('fromUrl.fetch')).click()
  // This site takes no files from addresses: the server says so itself.
  await expect(address).toHaveAccessibleDescription(
    words('problem.upload.fromUrl', { message: saidByServer[language]! }),
  )
  await expectAccessible(page)

  await answerFromUrls(page, panel)
  await address.press('Enter')
  await expect(window.line('harbour.png')).toBeVisible()
  await window.root.getByLabel(alternative).fill('A fetched picture')
  await window.button(words('bulkUpload.save', { count: 1 })).click()
  await expect(window.line('harbour.png')).toHaveAttribute('data-file-state', 'saved')
  expect(await storedAs(page, panel, 'harbour.png')).toMatchObject({ width: 84, height: 51 })
})

test('20.8 UPL-5 a field of another document takes a file from an address', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await takeFromUrls(page, panel)
  await answerFromUrls(page, panel)
  await page.goto(panel.at('/collections/posts/create?locale=en'))
  const cover = page.locator('[data-field="cover"]')
  await cover.getByRole('button', { name: new RegExp(`^${words('fromUrl.open')}`) }).click()
  await cover.getByLabel(words('fromUrl.label')).fill('https://pictures.example/cover.png')
  await cover.getByRole('button', { name: words('fromUrl.fetch') }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.locator('[data-field="file"]')).toContainText('cover.png')
  await drawer.locator('#field-alt-2').fill('A fetched cover')
  await drawer.locator('#action-save-2, #action-save').last().click()
  await expect(drawer).toHaveCount(0)
  await expect(cover).toContainText('cover')
})

test('20.8 UPL-5 a file that is there already is told of, and keeps nobody from saving @both', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { id } = await made(page, panel, 'twice.png')
  await page.goto(panel.at('/collections/media/create?locale=en'))
  const field = page.locator('[data-field="file"]')
  await field.locator('input').setInputFiles(await fileOf('twice.png'))
  await expect(field).toContainText(words('file.duplicates'))
  const link = field.getByRole('link', { name: 'twice.png' }).first()
  await expect(link).toHaveAttribute('href', new RegExp(`/collections/media/${id}`))
  // Here nobody waits for one.
  await expect(field.getByRole('button', { name: words('file.duplicates.use') })).toHaveCount(0)
  await expectAccessible(page)
  await page.locator('#field-alt').fill('The same once more')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/media\/\d+/)
  await page.reload()
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  await expect(page.getByText(words('file.duplicates'))).toHaveCount(0)
})

test('20.8 UPL-5 a field takes the file that is there already instead of a second one', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { id } = await made(page, panel, 'instead.png')
  await page.goto(panel.at('/collections/posts/create?locale=en'))
  const cover = page.locator('[data-field="cover"]')
  await cover.locator('input[type="file"]').setInputFiles(await fileOf('instead.png'))
  const drawer = page.getByRole('dialog')
  await drawer
    .getByRole('button', { name: words('file.duplicates.useNamed', { name: 'instead.png' }) })
    .click()
  await expect(drawer).toHaveCount(0)
  await expect(cover).toContainText('instead.png')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const found = await page.request.get(`${panel.server.api}/media?where[filename][like]=instead`)
  expect((await found.json()).docs.map((doc: { id: number }) => doc.id)).toEqual([id])
})

test('20.8 a file replaces another at its address, or says what becomes of links @both', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const { id, url } = await made(page, panel, 'address.png')
  await page.goto(panel.at(`/collections/media/${id}?locale=en`))
  const field = page.locator('[data-field="file"]')
  const input = field.locator('input[type="file"]')
  const keep = field.getByRole('checkbox', { name: words('field.file.keepAddress') })
  const links = { name: 'address.png' }

  await input.setInputFiles(await fileOf('other.jpg'))
  await expect(keep).toBeDisabled()
  await expect(field).toContainText(words('field.file.otherExtension', { extension: '.png' }))
  await expect(field).toContainText(words('field.file.addressChanges', links))
  await input.setInputFiles(await fileOf('zebra.png'))
  await expect(keep).toBeChecked()
  await expect(field).toContainText(words('field.file.addressKept', links))
  await expectAccessible(page)
  await page.locator('#action-save').click()
  await expect(keep).toHaveCount(0)
  const kept = await storedAs(page, panel, 'address.png')
  expect(kept).toMatchObject({ id, url, width: 60 + ('z'.charCodeAt(0) % 40) })

  await input.setInputFiles(await fileOf('moved.png'))
  await keep.uncheck()
  await expect(field).toContainText(words('field.file.addressChanges', links))
  await page.locator('#action-save').click()
  await expect(keep).toHaveCount(0)
  await expect.poll(() => storedAs(page, panel, 'address.png')).toBeUndefined()
})

const saidByServer: Readonly<Record<string, string>> = {
  en: 'Files can’t be added from a URL here.',
  de: 'Hier können keine Dateien von einer URL hinzugefügt werden.',
}

/** The panel offers it, as on a site whose config allows it. */
const takeFromUrls = (page: Page, panel: Panel) =>
  changeConfig(page, panel, (config) => ({
    ...config,
    collections: config.collections.map((one) =>
      one.upload ? { ...one, upload: { ...one.upload, fromUrl: true as const } } : one,
    ),
  }))

/** As a site would that may ask other hosts: the file is uploaded to the server, whose answer it is. */
const answerFromUrls = (page: Page, { server }: Panel) =>
  page.route('**/api/stateroom/uploads/from-url', async (route) => {
    const name = new URL(route.request().postDataJSON().url).pathname.slice(1)
    const buffer = await picture(name)
    const file = { name, size: buffer.length, type: 'image/png', lastModified: 0 }
    const query = 'collectionSlug=media&actionType=upload&slug=uploader'
    const asked = await page.request.post(`${server.api}/uploadthing?${query}`, {
      data: { files: [file], input: null },
      headers: { origin: server.origin },
    })
    const [{ url }] = await asked.json()
    const put = await page.request.put(new URL(url, server.origin).href, {
      multipart: { file: { name, mimeType: 'image/png', buffer } },
      headers: { range: 'bytes=0-' },
    })
    await route.fulfill({ json: { ...(await put.json()), serverData: file } })
  })

const isCreation = (request: Request) =>
  request.method() === 'POST' && /\/api\/media\?/.test(request.url())

/** The labels of the fields, in each language. */
const alternative = /^Alternativ/
const credit = /^(Credit|Bildnachweis)/

interface Window {
  root: Locator
  button: (name: string | RegExp) => Locator
  line: (name: string) => Locator
}

const windowOf = (page: Page): Window => {
  const root = page.getByRole('dialog')
  return {
    root,
    button: (name) =>
      root.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }),
    line: (name) => root.getByRole('listitem').filter({ hasText: name }),
  }
}

async function openWindow(page: Page, { at, words }: Panel): Promise<Window> {
  await page.goto(at('/collections/media?locale=en'))
  await page.getByRole('button', { name: words('bulkUpload.open') }).click()
  const window = windowOf(page)
  await expect(window.root).toContainText(words('bulkUpload.empty'))
  return window
}

const cards = (page: Page) => page.locator('main ul > [data-row]')

async function choose({ root }: Window, ...names: readonly string[]): Promise<void> {
  const files = await Promise.all(names.map(fileOf))
  await root.locator('input[type="file"][multiple]').setInputFiles(files)
}

const fileOf = async (name: string) => ({
  name,
  mimeType: name.endsWith('.png') ? 'image/png' : 'image/jpeg',
  buffer: await picture(name),
})

/** A picture that is there, under a name that no run before this one has taken. */
async function made(page: Page, { server }: Panel, name: string) {
  const { docs } = await (
    await page.request.get(`${server.api}/media?where[filename][equals]=${name}`)
  ).json()
  for (const { id } of docs) {
    await page.request.delete(`${server.api}/media/${id}`, { headers: { origin: server.origin } })
  }
  const answer = await page.request.post(`${server.api}/media?locale=en`, {
    headers: { origin: server.origin },
    multipart: {
      _payload: JSON.stringify({ alt: `A picture, ${name}` }),
      file: await fileOf(name),
    },
  })
  return (await answer.json()).doc as { id: number; url: string }
}

/** Another one for each name. */
const picture = (name: string): Promise<Buffer> =>
  sharp({
    create: {
      width: 60 + (name.charCodeAt(0) % 40),
      height: 40 + name.length,
      channels: 3,
      background: { r: name.charCodeAt(0) % 255, g: name.length * 9, b: 120 },
    },
  })
    .png()
    .toBuffer()

/** Gives files as dragging and pasting would; a name that ends with a slash is a folder's. */
const give = (page: Page, type: 'dragover' | 'drop' | 'paste', ...names: readonly string[]) =>
  page.evaluate(
    ({ type, names }) => {
      const transfer = new DataTransfer()
      for (const name of names) {
        const type = name.endsWith('.png') ? 'image/png' : 'text/plain'
        transfer.items.add(new File([name], name.replace('/', ''), { type }))
      }
      // Only the system makes folders: they answer for themselves as one of its own would.
      const own = DataTransferItem.prototype.webkitGetAsEntry
      DataTransferItem.prototype.webkitGetAsEntry = function () {
        const folder = names.find((name) => name.endsWith('/'))
        const file = this.getAsFile()
        return folder !== undefined && file?.name === folder.replace('/', '')
          ? ({ isDirectory: true, name: file.name } as FileSystemEntry)
          : own.call(this)
      }
      const init = { bubbles: true, cancelable: true }
      const place = document.activeElement ?? document.body
      place.dispatchEvent(
        type === 'paste'
          ? new ClipboardEvent(type, { ...init, clipboardData: transfer })
          : new DragEvent(type, { ...init, dataTransfer: transfer }),
      )
      DataTransferItem.prototype.webkitGetAsEntry = own
    },
    { type, names },
  )

/** Pictures have a number here; the server of the magazine knows none. */
const withNumber = (page: Page, panel: Panel) =>
  changeConfig(page, panel, (config) => ({
    ...config,
    collections: config.collections.map((one) =>
      one.slug === 'media' ? { ...one, fields: [...one.fields, aField('number', 'grade')] } : one,
    ),
  }))

const keptForAll = async (page: Page) =>
  (await allKept(page)).map(({ forAll }) => forAll?.values.alt)

const keptHalfTyped = async (page: Page) =>
  (await allKept(page)).flatMap(({ files }) =>
    files.flatMap(({ unparsed = [] }) => unparsed.map(({ text }) => text)),
  )

const keptOf = async (page: Page) =>
  (await allKept(page)).flatMap(({ files }) =>
    files.map(({ values }) => [(values.file as DocumentData).name, values.alt]),
  )

/** What this browser keeps of files that aren't saved. */
const allKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<KeptBulkUpload[]>((resolve) => {
        const opening = indexedDB.open('stateroom-bulk-upload')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('files').objectStore('files').getAll()
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )

async function storedAs(page: Page, { server }: Panel, filename: string) {
  const answer = await page.request.get(
    `${server.api}/media?locale=en&where[filename][equals]=${filename}`,
  )
  return (await answer.json()).docs[0]
}
