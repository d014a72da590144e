import type { Request } from '@playwright/test'
import { inProject } from '../../scripts/kit/root.ts'
import { withChoices } from '../kit/choices.ts'
import { expect, test } from '../kit/fixtures.ts'
import { startStateroom } from '../kit/server.ts'
import { signIn } from '../kit/sign-in.ts'
import { slowDown } from '../kit/uploading/real-client.ts'
import { person } from '../kit/uploading/site/seed.ts'
import { hasSwift, startSwift } from '../server/kit/swift.ts'
import { hashOf, randomFile } from '../uploads/random-file.ts'

const megabyte = 2 ** 20
const size = 20 * megabyte

test.skip(!hasSwift, 'OpenStack Swift isn’t installed (tests/server/kit/swift.ts).')

test('20.6 UPL-2 UPL-3 the panel sends the parts of a file straight to the bucket, and after a reload those that are missing', async ({
  browser,
}, info) => {
  test.setTimeout(240_000)
  const path = info.outputPath('parts.bin')
  const hash = await randomFile(path, size, 20)
  const swift = await startSwift()
  const { accessKeyId, bucket, endpoint, secretAccessKey } = swift
  const server = await startStateroom({
    config: inProject('tests/kit/uploading/site/stateroom.config.ts'),
    seed: inProject('tests/kit/uploading/site/seed.ts'),
    env: {
      BUCKET: JSON.stringify({ type: 's3', accessKeyId, bucket, endpoint, secretAccessKey }),
    },
  })
  const storageState = withChoices(await signIn(server, person), server, {
    theme: 'light',
    language: 'en',
  })
  const page = await browser.newPage({ storageState })
  const refusals: string[] = []
  page.on('console', (message) => message.type() === 'error' && refusals.push(message.text()))
  const puts: Request[] = []
  page.on('request', (request) => request.method() === 'PUT' && puts.push(request))
  const line = page.locator('[data-upload]')

  await page.goto(`${server.url}/collections/files/create`)
  await page.locator('#field-alt').fill('In parts')
  await slowDown(page, 4 * megabyte)
  await page.locator('#field-file').setInputFiles(path)
  // The second part is on its way; the first one is there.
  await expect.poll(() => puts.length, { timeout: 60_000 }).toBe(2)
  await page.reload()
  await slowDown(page, 100 * megabyte)
  await expect(line).toHaveAttribute('data-upload', 'done', { timeout: 60_000 })

  expect(new Set(puts.map((request) => new URL(request.url()).origin))).toEqual(new Set([endpoint]))
  const partOf = (request: Request) => new URL(request.url()).searchParams.get('partNumber')
  expect(puts.map(partOf)).toEqual(['1', '2', '2', '3'])
  await page.locator('#action-save').click()
  await expect(page).toHaveURL(/\/collections\/files\/\d+/)
  const ask = (path: string) =>
    page.request.get(`${server.origin}${path}`, { headers: { 'sec-fetch-site': 'same-origin' } })
  const id = /\d+$/.exec(new URL(page.url()).pathname)
  const { url, filesize } = await (await ask(`/api/files/${id}`)).json()
  expect(filesize).toBe(size)
  const answer = await ask(url)
  expect(await hashOf([await answer.body()])).toBe(hash)
  expect(refusals).toEqual([])
  await page.close()
  await server.discard()
  swift.stop()
})
