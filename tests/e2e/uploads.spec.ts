import { utimesSync, writeFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import type { UploadCode } from '#contracts/uploads'
import { uploadCodes } from '#contracts/uploads'
import type { TextKey } from '#locales'
import { randomFrom } from '../config-schema/kit/random.ts'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { admin, startMagazine } from '../kit/magazine.ts'
import {
  button,
  choose,
  coveredControls,
  expectSent,
  line,
  noise,
  sha256,
  storedHash,
  throttle,
  tray,
} from '../kit/uploading/tray.ts'
import { fillSignIn, loseSession } from '../models/kit/people.ts'

// Counts what is there, and adds to it.
test.use({ magazine: 'uploads' })

test('UPL-1 UPL-2 UPL-5 a file is sent as soon as it is chosen, and the save says where it is @core', async ({
  page,
  panel,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const picture = await noise(64)
  await page.goto(panel.at('/collections/media/create?locale=en'))
  await choose(page, 'harbour.png', picture)
  await expect(line(page, 'harbour.png')).toHaveAttribute('data-upload', 'done')

  const ofUpload = requests.filter((request) => request.url().includes('uploadthing'))
  expect(ofUpload.map((request) => request.method())).toEqual(['POST', 'HEAD', 'PUT'])
  const [asked, , put] = ofUpload as [Request, Request, Request]
  const { searchParams, pathname } = new URL(asked.url())
  expect(pathname).toBe('/api/uploadthing')
  expect(Object.fromEntries(searchParams)).toEqual({
    collectionSlug: 'media',
    actionType: 'upload',
    slug: 'uploader',
  })
  expect(asked.postDataJSON().files).toEqual([
    {
      name: 'harbour.png',
      size: picture.length,
      type: 'image/png',
      lastModified: expect.any(Number),
    },
  ])
  expect(put.headers()).toMatchObject({ range: 'bytes=0-' })
  expect(put.headers()['content-type']).toContain('multipart/form-data')
  await expectAccessible(page)

  await page.locator('#field-alt').fill('A harbour')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/media\/\d+/)
  const saved = requests.find(
    (request) => request.method() === 'POST' && /\/api\/media\?/.test(request.url()),
  )!
  expect(saved.postData()).toContain('"clientUploadContext"')
  expect(saved.postData()).not.toContain('PNG')
  expect(await storedHash(page, panel.server)).toBe(sha256(picture))
})

test('39.1 UPL-5 the tray goes 5 s after all is there, unless somebody is at it, and comes back', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.clock.install()
  await page.goto(panel.at('/collections/media/create?locale=en'))
  await choose(page, 'first.png', await noise(8))
  await expect(line(page, 'first.png')).toHaveAttribute('data-upload', 'done')
  await expect(tray(page).getByRole('status')).toHaveText(words('upload.doneAll', { count: 1 }))
  await tray(page).hover()
  await page.clock.runFor(20_000)
  await expect(line(page, 'first.png')).toBeVisible()
  await button(page, words('upload.minimise')).focus()
  await page.locator('#field-alt').hover()
  await page.clock.runFor(20_000)
  await expect(line(page, 'first.png')).toBeVisible()
  await page.locator('#field-alt').focus()
  await page.clock.runFor(4_000)
  await expect(line(page, 'first.png')).toBeVisible()
  await page.clock.runFor(1_500)
  await expect(tray(page)).toHaveCount(0)

  await page.route('**/api/uploadthing?**', (route) =>
    route.fulfill({ status: uploadCodes.BAD_REQUEST, json: { code: 'BAD_REQUEST', message: '' } }),
  )
  await choose(page, 'second.png', await noise(8))
  await expect(line(page, 'second.png')).toHaveAttribute('data-upload', 'failed')
  await expect(line(page, 'first.png')).toHaveCount(0)
  await page.clock.runFor(20_000)
  await expect(line(page, 'second.png')).toBeVisible()

  await page.unroute('**/api/uploadthing?**')
  await tray(page)
    .getByRole('button', { name: words('app.tryAgain') })
    .click()
  await expect(line(page, 'second.png')).toHaveAttribute('data-upload', 'done')
  await button(page, words('upload.clear')).click()
  await expect(tray(page)).toHaveCount(0)
})

test('UPL-3 UPL-5 an upload is paused, cut, and reloaded; typing goes on, and all of it arrives', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const picture = await noise(1600)
  const name = 'long.png'
  await page.goto(panel.at('/collections/media/create?locale=en'))
  const network = await throttle(page)
  await network.slow(600)
  await choose(page, name, picture)
  await expectSent(page, name)
  await page.locator('#field-alt').fill('A long one')
  await page.locator('#action-save').click()
  await expect(status(page)).toContainText(beforeNumber(words, 'document.status.uploading'))
  await button(page, words('upload.pauseNamed', { name })).click()
  await expect(line(page, name)).toContainText(words('upload.state.paused'))
  await expect(status(page)).toContainText(words('document.status.uploadPaused'))
  await page.locator('#field-credit').fill('Typed meanwhile')

  await network.cut()
  await button(page, words('upload.resumeNamed', { name })).click()
  await expect(line(page, name)).toContainText(words('upload.state.offline'))
  await network.slow(600)
  await expectSent(page, name)

  await page.reload()
  await expect(line(page, name)).toBeVisible()
  await expect(page.locator('#field-alt')).toHaveValue('A long one')
  await expect(page.locator('#field-credit')).toHaveValue('Typed meanwhile')
  await expect(page.locator('[data-field="file"]')).toContainText(name)
  await network.slow(100_000)
  await expect(line(page, name)).toHaveAttribute('data-upload', 'done')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/media\/\d+/)
  expect(await storedHash(page, panel.server)).toBe(sha256(picture))
})

test('20.7 UPL-3 a file that is cut at random by reloads and a killed server arrives whole', async ({
  page,
  context,
}, info) => {
  const seed = Number(process.env.STATEROOM_SEED ?? Date.now() % 1_000_000)
  const cuts = Number(process.env.STATEROOM_CUTS ?? 3)
  info.annotations.push({ type: 'seed', description: `STATEROOM_SEED=${seed}` })
  const random = randomFrom(seed)
  const server = await startMagazine()
  const at = (path: string) => `${server.url}${path}`
  await context.clearCookies({ name: 'payload-token' })
  await page.goto(at('/collections/media/create?locale=en'))
  await page.locator('#field-email').fill(admin.email)
  await page.locator('#field-password').fill(admin.password)
  await page.keyboard.press('Enter')
  await page.locator('#field-alt').fill('Cut and whole')
  const network = await throttle(page)
  await network.slow(600)
  const picture = await noise(1700)
  await choose(page, 'cut.png', picture)
  for (let cut = 0; cut < cuts; cut += 1) {
    await test.step(`cut ${cut + 1} of ${cuts}, seed ${seed}`, async () => {
      await expectSent(page, 'cut.png')
      if (random() < 0.5) return page.reload()
      await server.kill()
      await expect(line(page, 'cut.png')).toHaveAttribute('data-upload', 'retrying')
      return server.restart()
    })
  }
  await network.slow(100_000)
  await expect(line(page, 'cut.png')).toHaveAttribute('data-upload', 'done', { timeout: 60_000 })
  await expect(page.locator('#field-alt')).toHaveValue('Cut and whole')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/media\/\d+/)
  expect(await storedHash(page, server)).toBe(sha256(picture))
  await server.discard()
})

test('UPL-3 a file that another one has replaced is never continued with its bytes', async ({
  page,
  panel,
}, info) => {
  const { words } = panel
  const [one, other] = [await noise(1200), await noise(1200)]
  other.fill(7, 1000)
  const name = 'same.png'
  const path = info.outputPath(name)
  const time = new Date('2026-01-01')
  writeFileSync(path, one)
  utimesSync(path, time, time)
  await page.goto(panel.at('/collections/media/create?locale=en'))
  const network = await throttle(page)
  await network.slow(600)
  await page.locator('#field-file').setInputFiles(path)
  await expectSent(page, name)
  await button(page, words('upload.pauseNamed', { name })).click()
  writeFileSync(path, other)
  utimesSync(path, time, time)
  const sends: Request[] = []
  page.on('request', (request) => request.method() === 'PUT' && sends.push(request))
  await network.slow(100_000)
  await button(page, words('upload.resumeNamed', { name })).click()

  await expect(line(page, name)).toContainText(words('problem.upload.unreadable'))
  expect(sends).toEqual([])
})

test('UPL-3 an upload that begins after the session ended waits for the sign-in, and goes on with its file', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const picture = await noise(64)
  await page.goto(panel.at('/collections/media/create?locale=en'))
  await page.locator('#field-alt').fill('After the session')
  await loseSession(page)
  await choose(page, 'session.png', picture)
  await expect(line(page, 'session.png')).toHaveAttribute('data-upload', 'signedOut')
  await expect(line(page, 'session.png')).toContainText(words('upload.state.signedOut'))
  await fillSignIn(page, panel, admin)
  await expect(line(page, 'session.png')).toHaveAttribute('data-upload', 'done')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/media\/\d+/)
  expect(await storedHash(page, panel.server)).toBe(sha256(picture))
})

test('UPL-4 a bucket that cannot be reached while the server can is named at the second failure', async ({
  page,
  panel,
}) => {
  const bucket = 'https://bucket.example'
  await page.route('**/api/uploadthing?**', (route) =>
    route.fulfill({ json: [{ url: '/api/uploadthing/k1', key: 'k1', multipart: true }] }),
  )
  await page.route('**/api/uploadthing/k1', (route) =>
    route.fulfill({ json: { missing: [{ url: `${bucket}/part-1`, start: 0, end: 64 }] } }),
  )
  await page.route(`${bucket}/**`, (route) => route.abort())
  await page.goto(panel.at('/collections/media/create?locale=en'))
  // The page may send nothing to a bucket that the config doesn't name: for the page it is the same.
  await choose(page, 'parts.png', await noise(64))
  const waiting = line(page, 'parts.png')
  await expect(waiting).toContainText(panel.words('upload.state.offline'))
  await expect(waiting).toContainText('bucket.example')
  await expect(waiting).toContainText('CORS')
  await expect(waiting).toHaveAttribute('data-upload', 'retrying')
})

test('UPL-4 each code is said in words, and tried again', async ({ page, panel }) => {
  const { words } = panel
  let code: UploadCode = 'BAD_REQUEST'
  await page.route('**/api/uploadthing?**', (route) =>
    route.fulfill({ status: uploadCodes[code], json: { code, message: code } }),
  )
  await page.goto(panel.at('/collections/media/create?locale=en'))
  await choose(page, 'a.png', await noise(8))
  for (const [next, text] of Object.entries(said) as [UploadCode, TextKey][]) {
    if (next !== code) {
      code = next
      await tray(page)
        .getByRole('button', { name: words('app.tryAgain') })
        .click()
    }
    await expect(line(page, 'a.png')).toContainText(words(text))
  }
  await expectAccessible(page)
})

test('20.8 UPL-4 what the server would refuse is said before it is sent', async ({
  page,
  panel,
}) => {
  const { words } = panel
  await page.goto(panel.at('/collections/media/create?locale=en'))
  await page
    .locator('#field-file')
    .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  const file = page.locator('[data-field="file"]')
  await expect(file).toContainText(words('problem.upload.wrongType', { types: 'image/*' }))
  await choose(page, 'empty.png', Buffer.alloc(0))
  await expect(file).toContainText(words('problem.upload.tooSmall'))
  await expect(tray(page)).toHaveCount(0)
  await choose(page, 'na\u0007me\u202e.png', await noise(8))
  await expect(line(page, 'name.png')).toHaveAttribute('data-upload', 'done')
})

test('33.12 UPL-1 a picture that is cut is refused with the reason, and an SVG without a size is taken', async ({
  page,
  panel,
}) => {
  const { words } = panel
  const whole = await noise(64)
  const file = page.locator('[data-field="file"]')
  await page.goto(panel.at('/collections/media/create?locale=en'))
  await page.locator('#field-alt').pressSequentially('A sign', { delay: 30 })
  await choose(page, 'half.png', whole.subarray(0, whole.length / 2))
  await expect(line(page, 'half.png')).toHaveAttribute('data-upload', 'done')
  await page.locator('#action-save').click()
  await expect(file).toContainText('half.png')
  await expect(file.getByText(isGerman(panel) ? /unvollständig/ : /incomplete/)).toBeVisible()
  await expect(page.locator('#field-alt')).toHaveValue('A sign')

  await file.getByRole('button', { name: words('field.file.forget') }).click()
  await page.locator('#field-file').setInputFiles({
    name: 'sign.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>'),
  })
  await expect(line(page, 'sign.svg')).toHaveAttribute('data-upload', 'done')
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/media\/\d+/)
  await expect(file).toContainText('sign.svg')
  // Width and height would stand between the two.
  await expect(file).toContainText(/ B · image\/svg\+xml/)
})

for (const { width, isNavOpen } of [
  { width: 1024, isNavOpen: false },
  { width: 800, isNavOpen: false },
  { width: 360, isNavOpen: false },
  { width: 1024, isNavOpen: true },
  { width: 1440, isNavOpen: true },
]) {
  const where = `${width} px wide with the navigation ${isNavOpen ? 'open' : 'closed'}`
  test(`36.1.6 UPL-5 the tray covers no control, ${where}`, async ({ page, panel }) => {
    const { words } = panel
    await page.setViewportSize({ width, height: 620 })
    await page.goto(panel.at('/collections/media/create?locale=en'))
    const nav = page.locator('[data-nav]')
    const isWide = width >= 768
    // It is as the test before left it.
    await expect(nav).toHaveAttribute('data-nav-hydrated')
    const isOpen = (await nav.getAttribute('data-nav')) === 'open'
    if (isOpen !== isNavOpen) await page.locator('#menu-button').click()
    await expect(nav).toHaveAttribute('data-nav', isNavOpen ? 'open' : 'closed')
    // What failed stays.
    await page.route('**/api/uploadthing?**', (route) =>
      route.fulfill({ status: uploadCodes.UPLOAD_FAILED, json: { code: 'UPLOAD_FAILED' } }),
    )
    await choose(page, 'harbour.png', await noise(8))
    await expect(tray(page)).toContainText(words('upload.failedSome', { count: 1 }))
    if (!isWide) {
      expect(await coveredControls(page)).toEqual([])
      await button(page, words('upload.expand')).click()
    }
    await expect(line(page, 'harbour.png')).toHaveAttribute('data-upload', 'failed')
    await page.locator('#field-alt').focus()
    await page.keyboard.press('Control+f')
    const bar = page.getByRole('search')
    await bar.getByRole('button', { name: words('find.replace') }).click()
    await expect(bar.getByRole('textbox')).toBeVisible()
    // The tray goes up with the frame after the bar has grown.
    await expect.poll(() => coveredControls(page)).toEqual([])

    const [place, found, main] = await Promise.all(
      [tray(page), bar, page.locator('main')].map((part) => part.boundingBox()),
    )
    if (isNavOpen) expect(place!.x + place!.width).toBeLessThanOrEqual(main!.x)
    else expect(place!.x).toBeLessThanOrEqual(16)
    if (!isWide) expect(place!.y + place!.height).toBeLessThanOrEqual(found!.y)
    await expectAccessible(page)
  })
}

const said: Record<UploadCode, TextKey> = {
  BAD_REQUEST: 'problem.request.invalid',
  NOT_FOUND: 'problem.upload.notFound',
  FORBIDDEN: 'problem.access.refused',
  INTERNAL_SERVER_ERROR: 'problem.unexpected',
  INTERNAL_CLIENT_ERROR: 'problem.unexpected',
  TOO_LARGE: 'problem.request.beyondLimit',
  TOO_SMALL: 'problem.upload.tooSmall',
  TOO_MANY_FILES: 'problem.upload.tooManyFiles',
  KEY_TOO_LONG: 'problem.upload.keyTooLong',
  URL_GENERATION_FAILED: 'problem.upload.noTarget',
  UPLOAD_FAILED: 'problem.upload.failed',
  MISSING_ENV: 'problem.upload.missingSettings',
  INVALID_SERVER_CONFIG: 'problem.upload.wrongSettings',
  FILE_LIMIT_EXCEEDED: 'problem.upload.limitExceeded',
}

const isGerman = ({ words }: Panel) => words('upload.clear') !== 'Clear finished'

const status = (page: Page) => page.locator('main').getByRole('status').first()

const beforeNumber = (words: Panel['words'], key: TextKey) =>
  words(key, { percent: '#' }).split('#')[0]!.trim()
