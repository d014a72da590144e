import { expect, test } from '../kit/fixtures.ts'
import { openRealClient, slowDown } from '../kit/uploading/real-client.ts'

test.use({ magazine: 'uploads' })

const megabyte = 2 ** 20
const picture = { collection: 'media', name: 'a "big" picture ü.png', type: 'image/png' }

test('20.6 UPL-2 UPL-3 the client of uploadthing uploads, pauses and resumes five times', async ({
  page,
  panel,
}) => {
  await openRealClient(page, panel)
  await slowDown(page, 8 * megabyte)
  const done = await page.evaluate((asked) => window.uploadWithRealClient(asked), {
    ...picture,
    size: 16 * megabyte,
    pauses: 5,
  })

  expect(done.pauses).toBe(5)
  expect(done.theirs).toBe(done.own)
})

test('20.6 UPL-4 the client of uploadthing is told why a file is refused', async ({
  page,
  panel,
}) => {
  await openRealClient(page, panel)
  const refuse = (asked: object) =>
    page.evaluate((given) => window.uploadFailure(given), {
      ...picture,
      size: 10,
      pauses: 0,
      ...asked,
    })

  expect(await refuse({ size: 0, name: 'none.png' })).toMatchObject({
    message: '“none.png” is empty.',
    cause: { code: 'TOO_SMALL' },
  })
  expect(await refuse({ type: 'text/plain', name: 'a.txt' })).toMatchObject({
    code: 'BAD_REQUEST',
    cause: { code: 'BAD_REQUEST' },
  })
  expect(await refuse({ collection: 'posts' })).toMatchObject({ code: 'NOT_FOUND' })
})
