import type { Page, Request } from '@playwright/test'
import { expect, test } from '../kit/fixtures.ts'
import { editor } from '../kit/magazine.ts'

test.use({ magazine: 'page' })

/** What the page asks for from now on, and what its console says. */
function watched(page: Page) {
  const requests: Request[] = []
  const said: string[] = []
  page.on('request', (request) => requests.push(request))
  page.on('console', (message) => said.push(message.text()))
  const pathsOf = (part: string) =>
    requests.map((request) => new URL(request.url()).pathname).filter((path) => path.includes(part))
  return { said, pathsOf }
}

test.describe('each screen', () => {
  const addresses = [
    '/',
    '/account',
    '/collections/posts',
    '/collections/posts/1',
    '/globals/settings',
  ]
  for (const address of addresses) {
    test(`${address} comes with its config and its scripts, each asked for once`, async ({
      page,
      panel: { at },
    }) => {
      const { pathsOf, said } = watched(page)
      await page.goto(at(address))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      const links = page.locator('link[rel="modulepreload"]')
      const files = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLLinkElement).href),
      )
      expect(files.some((file) => file.includes('/assets/inside-'))).toBe(true)
      for (const file of files) expect((await page.request.get(file)).status()).toBe(200)
      const scripts = pathsOf('/assets/').filter((path) => path.endsWith('.js'))
      expect(scripts).toEqual([...new Set(scripts)])
      expect(pathsOf('/stateroom/config')).toEqual([])
      expect(said).toEqual([])
    })
  }

  test('/collections/posts/1 comes with its document, and with what may be done with it', async ({
    page,
    panel: { at },
  }) => {
    const { pathsOf } = watched(page)
    await page.goto(at('/collections/posts/1'))
    await expect(page.locator('#field-title')).not.toHaveValue('')

    expect(pathsOf('/api/posts/1')).toEqual([])
    expect(pathsOf('/api/posts/access')).toEqual([])
  })
})

test.describe('a stranger', () => {
  test.use({ signedIn: false })

  test('gets the files of the sign-in only', async ({ page, panel: { at } }) => {
    const { pathsOf, said } = watched(page)
    await page.goto(at('/collections/posts/1'))
    await expect(page.locator('#field-email')).toBeEditable()

    expect(
      pathsOf('/assets/').filter((path) => /(inside|records|document|list|\w+Route)-/i.test(path)),
    ).toEqual([])
    expect(pathsOf('/api/')).toEqual([])
    expect(said).toEqual([])
  })

  test('who signs in is shown what they may see now, not what the page came with', async ({
    page,
    panel: { at, words },
  }) => {
    const { pathsOf } = watched(page)
    await page.goto(at('/'))
    await page.locator('#field-email').fill(editor.email)
    await page.locator('#field-password').fill(editor.password)
    expect(pathsOf('/stateroom/config')).toEqual([])
    await page.keyboard.press('Enter')

    const navigation = page.getByRole('navigation', { name: words('shell.navigation') })
    await expect(navigation.locator('#nav-posts')).toBeVisible()
    expect(pathsOf('/stateroom/config')).toHaveLength(1)
  })
})
