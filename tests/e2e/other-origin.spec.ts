import { existsSync } from 'node:fs'
import { inProject } from '../../scripts/kit/root.ts'
import { expect } from '../kit/fixtures.ts'
import { admin } from '../kit/magazine.ts'
import { test } from '../kit/other-origin/fixtures.ts'

const isInstalled = existsSync(inProject('tests/payload-packages/node_modules'))

test.describe('21.8 FRONT-3 a browser app on another origin', () => {
  // `npm ci --prefix tests/payload-packages` installs Payload's SDK.
  test.skip(!isInstalled, 'Payload’s SDK isn’t installed.')

  test('signs in, reads and writes by Payload’s SDK where `cors` and `csrf` name it', async ({
    app,
    context,
    panel: { server },
    page,
  }) => {
    await context.clearCookies({ name: 'payload-token' })
    await page.goto(app.origin)
    const person = { email: admin.email, password: admin.password }
    await page.waitForFunction(() => 'useSdk' in window)
    expect(
      await page.evaluate(([api, who]) => window.useSdk(api, who), [server.api, person] as const),
    ).toEqual({ refused: 403, email: admin.email, titles: ['High'] })
  })

  test('37.5 reads why it was refused, though nothing of the request was looked at', async ({
    app,
    panel: { server },
    page,
  }) => {
    await page.goto(app.origin)
    await page.waitForFunction(() => 'sendTooMuch' in window)
    expect(await page.evaluate((api) => window.sendTooMuch(api), server.api)).toBe(413)
  })

  test('reads nothing where they don’t', async ({ stranger, panel: { server }, page }) => {
    await page.goto(stranger.origin)
    const isRead = await page.evaluate(
      (api) =>
        fetch(`${api}/tides`).then(
          () => true,
          () => false,
        ),
      server.api,
    )
    expect(isRead).toBe(false)
  })
})
