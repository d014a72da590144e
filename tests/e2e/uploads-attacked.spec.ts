import { truncateSync, writeFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import type { Panel } from '../kit/fixtures.ts'
import { expect, expectAccessible, test } from '../kit/fixtures.ts'
import { admin, editor, startMagazine } from '../kit/magazine.ts'
import { signIn } from '../kit/sign-in.ts'
import {
  button,
  choose,
  expectSent,
  line,
  noise,
  sha256,
  storedHash,
  throttle,
  tray,
} from '../kit/uploading/tray.ts'

test.use({ magazine: 'uploads-attacked' })

const form = '/collections/media/create?locale=en'
const name = 'harbour.png'

test('UPL-3 a second tab shows what the first one sends, and goes on with it when that is closed', async ({
  page,
  panel,
}) => {
  const { at, words } = panel
  const picture = await noise(1200)
  await page.goto(at(form))
  const network = await throttle(page)
  await network.slow(60)
  await page.locator('#field-alt').fill('In two tabs')
  await choose(page, name, picture)
  await expectSent(page, name)

  const other = await page.context().newPage()
  const sends = putsOf(other)
  await other.goto(at('/collections/media'))
  await expect(line(other, name)).toContainText(words('upload.state.elsewhere'))
  await expect(line(other, name).getByRole('button')).toHaveCount(0)
  await expectAccessible(other)
  await expectSent(page, name)
  expect(sends).toEqual([])

  await page.close()
  await expect(line(other, name)).toHaveAttribute('data-upload', 'done')
  expect(sends.map((request) => request.headers().range)).toEqual([
    expect.stringMatching(/^bytes=[1-9]\d*-$/),
  ])
  await other.goto(at(form))
  await expect(other.locator('#field-alt')).toHaveValue('In two tabs')
  await other.locator('#action-save').click()
  await expect(other).toHaveURL(/\/collections\/media\/\d+/)
  expect(await storedHash(other, panel.server)).toBe(sha256(picture))
})

test('UPL-3 whoever signs in next has nobody else’s uploads, and the first one goes on later', async ({
  page,
  panel,
}) => {
  const { at, server } = panel
  const cookies = async (who: typeof admin) => {
    await page.context().clearCookies({ name: 'payload-token' })
    await page.context().addCookies((await signIn(server, who)).cookies)
  }
  await cookies(admin)
  await page.goto(at(form))
  const network = await throttle(page)
  await network.slow(300)
  await choose(page, name, await noise(1200))
  await expectSent(page, name)
  const [cut] = await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.method() === 'PUT'),
    signOut(page, panel),
  ])
  expect(cut.url()).toContain('/uploadthing/')

  await cookies(editor)
  const sends = putsOf(page)
  await network.slow(100_000)
  await page.goto(at(form))
  await choose(page, 'other.png', await noise(64))
  await expect(line(page, 'other.png')).toHaveAttribute('data-upload', 'done')
  await expect(line(page, name)).toHaveCount(0)
  expect(sends).toHaveLength(1)

  await cookies(admin)
  await page.goto(at('/collections/media'))
  await expect(line(page, name)).toHaveAttribute('data-upload', 'done')
  await expect(line(page, 'other.png')).toHaveCount(0)
})

test('UPL-3 a server that starts anew between the last byte and the save has the file @long', async ({
  page,
  context,
}) => {
  const server = await startMagazine()
  const picture = await noise(300)
  await context.clearCookies({ name: 'payload-token' })
  await context.addCookies((await signIn(server)).cookies)
  await page.goto(`${server.url}${form}`)
  await page.locator('#field-alt').fill('Kept by the server')
  await choose(page, name, picture)
  await expect(line(page, name)).toHaveAttribute('data-upload', 'done')
  await server.kill()
  await server.restart()
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/media\/\d+/)
  expect(await storedHash(page, server)).toBe(sha256(picture))
  await server.discard()
})

test('UPL-3 without space for a copy the browser says so, and sends the file all the same @long', async ({
  page,
  panel,
}) => {
  const { at, server, words } = panel
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 1 })
  const picture = await noise(1200)
  await page.goto(at(form))
  const network = await throttle(page)
  await network.slow(300)
  await page.locator('#field-alt').fill('Without a copy')
  await choose(page, name, picture)
  await expectSent(page, name)
  await expect(line(page, name)).toContainText(words('upload.notKept'))
  await expectAccessible(page)
  await network.slow(100_000)
  await expect(line(page, name)).toHaveAttribute('data-upload', 'done')
  await expect(line(page, name)).not.toContainText(words('upload.notKept'))
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/media\/\d+/)
  expect(await storedHash(page, server)).toBe(sha256(picture))
})

test('UPL-4 a file of 5 GB is refused before anything is sent @long', async ({
  page,
  panel,
}, info) => {
  const { at, words } = panel
  const path = info.outputPath('film.png')
  writeFileSync(path, '')
  truncateSync(path, 5 * 2 ** 30)
  await page.goto(at(form))
  const asked: Request[] = []
  page.on('request', (request) => request.url().includes('uploadthing') && asked.push(request))
  await page.locator('#field-file').setInputFiles(path)

  await expect(page.locator('[data-field="file"]')).toContainText(
    words('problem.upload.beyondLimit', { size: '5 GB', limit: '100 MB' }),
  )
  await expect(tray(page)).toHaveCount(0)
  expect(asked).toEqual([])
})

test('UPL-3 a target that the server no longer takes is replaced by a new one, by itself @long', async ({
  page,
  panel,
}) => {
  const { at, server, words } = panel
  const picture = await noise(1200)
  const targets: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('uploadthing')) targets.push(request)
  })
  await page.goto(at(form))
  const network = await throttle(page)
  await network.slow(300)
  await page.locator('#field-alt').fill('With a second target')
  await choose(page, name, picture)
  await expectSent(page, name)
  await button(page, words('upload.pauseNamed', { name })).click()
  // As if somebody had changed it: the server itself refuses this signature.
  await page.route(
    /uploadthing\/[^?]+\?signature=/,
    (route) => {
      const url = route
        .request()
        .url()
        .replace(/signature=.{8}/, 'signature=AAAAAAAA')
      return route.continue({ url })
    },
    { times: 1 },
  )
  await network.slow(100_000)
  await button(page, words('upload.resumeNamed', { name })).click()
  await expect(line(page, name)).toHaveAttribute('data-upload', 'done')
  expect(targets).toHaveLength(2)
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/media\/\d+/)
  expect(await storedHash(page, server)).toBe(sha256(picture))
})

function putsOf(page: Page): Request[] {
  const puts: Request[] = []
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request))
  return puts
}

async function signOut(page: Page, { words }: Panel): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: words('access.signOut') }).click()
  await page.getByRole('button', { name: words('leave.leave') }).click()
}
