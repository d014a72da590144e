import type { Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import { expectAccessible } from '../kit/accessible.ts'
import { DevServer, signIn } from '../kit/edited/dev-server.ts'

/** `stateroom dev` over a site whose files the test edits, and a new post in the panel. */
const test = base.extend<{ dev: DevServer }>({
  dev: async ({ page }, use) => {
    const dev = new DevServer()
    await dev.ready()
    const { origin } = new URL(dev.url)
    const answer = await page.request.post(`${origin}/api/users/login`, {
      data: signIn,
      headers: { origin },
    })
    expect(answer.ok()).toBe(true)
    await page.goto(`${dev.url}/collections/posts/create`)
    await expect(page.getByLabel('Title')).toBeVisible()
    await use(dev)
    await dev.discard()
  },
})

const clicks = (page: Page) => page.getByRole('button', { name: /^Clicked|^Pressed/ })
const mistake = (page: Page) => page.locator('stateroom-mistake').getByRole('alert')

const withSubtitle = (posts: string) =>
  posts.replace(
    "{ name: 'title', type: 'text' },",
    (title) => `${title}\n    { name: 'subtitle', type: 'text' },`,
  )

test('23 an edited config changes the form that is open, and what was typed stays', async ({
  dev,
  page,
}) => {
  await page.getByLabel('Title').fill('Typed before the edit')
  await clicks(page).click()
  await page.getByLabel('Title').focus()

  dev.edit('posts.ts', withSubtitle)

  await expect(page.getByLabel('Subtitle')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed before the edit')
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
  await expect(clicks(page)).toHaveText('Clicked 1 times')
  await dev.says(/^Applied the config in \d+\.\d s\.$/m)

  await page.getByLabel('Subtitle').fill('Of a field that is new')
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/api/posts'),
  )
  await page.keyboard.press('ControlOrMeta+s')
  expect((await (await saved).json()).doc).toMatchObject({
    title: 'Typed before the edit',
    subtitle: 'Of a field that is new',
  })
})

test('23 a mistake in the config is told in the panel and the terminal, and goes when it’s fixed', async ({
  dev,
  page,
}) => {
  await page.getByLabel('Title').fill('Typed before the mistake')

  dev.edit('posts.ts', (posts) => posts.replace("slug: 'posts',", "slug: 'posts'"))

  await expect(mistake(page)).toContainText('The config has a mistake.')
  await expect(mistake(page)).toContainText('posts.ts:3:3: Expected "}" but found "fields"')
  await expect(mistake(page)).toContainText('> 3 |   fields: [')
  expect(dev.output).toContain('> 3 |   fields: [')
  await expectAccessible(page)

  const { origin } = new URL(dev.url)
  const posts = await page.request.get(`${origin}/api/posts`, { headers: { origin } })
  expect(posts.ok(), 'the last config that worked is still served').toBe(true)

  dev.edit('posts.ts', (posts) => withSubtitle(posts.replace("slug: 'posts'", "slug: 'posts',")))
  await expect(mistake(page)).toHaveCount(0)
  await expect(page.getByLabel('Subtitle')).toBeVisible()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Typed before the mistake')
})

for (const [what, change, told] of [
  ['exports nothing', () => 'const nothing = 1\n', /posts/],
  [
    'has a name twice',
    (posts: string) => withSubtitle(posts).replace('subtitle', 'title'),
    /already in use/,
  ],
  [
    'is refused by Payload',
    (posts: string) => posts.replace("type: 'text'", "type: 'relationship', relationTo: 'nowhere'"),
    /nowhere/,
  ],
] as const) {
  test(`23 bad input: a config that ${what} is told, and the server goes on`, async ({
    dev,
    page,
  }) => {
    const before = dev.output.length
    dev.edit('posts.ts', change)

    await expect(mistake(page)).toContainText(told)
    expect(dev.output.slice(before)).toMatch(told)
    expect((await page.request.get(dev.url)).ok()).toBe(true)
  })
}

test('23 an edited component keeps its state, and the state of what it shows @long', async ({
  dev,
  page,
}) => {
  await clicks(page).click()
  await clicks(page).click()
  await page.getByLabel('Inner words').fill('kept')

  dev.edit('components/Counter.tsx', (source) => source.replace('Clicked', 'Pressed'))
  await expect(clicks(page)).toHaveText('Pressed 2 times')
  await expect(page.getByLabel('Inner words')).toHaveValue('kept')
  await clicks(page).click()
  await expect(clicks(page)).toHaveText('Pressed 3 times')

  dev.edit('components/Counter.module.css', (css) => css.replace('10px', '30px'))
  await expect(page.locator('[data-counter]')).toHaveCSS('padding-left', '30px')
  await expect(clicks(page)).toHaveText('Pressed 3 times')

  // Another hook: state can't stay, and the page doesn't break.
  dev.edit('components/Counter.tsx', (source) =>
    source.replace(
      '  return (\n    <div',
      "  const [unit] = useState('taps')\n  return (\n    <div title={unit}",
    ),
  )
  await expect(page.getByTitle('taps')).toBeVisible()
  await expect(clicks(page)).toHaveText('Pressed 0 times')
})

test('23 a component that can’t be built is told with its line, and comes back @long', async ({
  dev,
  page,
}) => {
  await page.getByLabel('Title').fill('Typed before')
  dev.edit('components/Counter.tsx', (source) => source.replace('return (', 'return ('.repeat(2)))

  await dev.says(/components\/Counter\.tsx:\d+:\d+/)
  await expect(page.getByText('components/Counter.tsx#Counter')).toBeVisible()
  dev.edit('components/Counter.tsx', (source) => source.replace('return ('.repeat(2), 'return ('))
  await expect(clicks(page)).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Typed before')
})
