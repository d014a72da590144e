import type { Page } from '@playwright/test'
import type { Panel } from '../kit/fixtures.ts'
import { expect } from '../kit/fixtures.ts'
import { test } from '../kit/previewed/fixtures.ts'

/** What a page of the site learns from these addresses with the session of whoever looks at it. */
interface Attack {
  api: string
  paths: readonly string[]
  ids: readonly number[]
  data: object
}

const collections = [
  ...['posts', 'users', 'stateroom-audit', 'stateroom-preview-links', 'stateroom-creations'],
  ...['payload-preferences', 'payload-locked-documents', 'payload-kv', 'payload-jobs'],
  ...['payload-migrations', 'payload-folders', 'payload-query-presets'],
]

const ofThePanel = [
  ...['/stateroom/config', '/stateroom/preview', '/stateroom/preview-links', '/stateroom/locks'],
  ...['/stateroom/events', '/stateroom/changes', '/stateroom/authors', '/stateroom/groups'],
  ...['/stateroom/preview/shown', '/stateroom/preview/related', '/access', '/users/me'],
]

for (const client of ['today', 'before']) {
  test(`LIVE-5 20.2 the client “${client}” shows a related document as soon as it is chosen, unsaved`, async ({
    page,
    panel,
  }) => {
    const name = `Chosen ${crypto.randomUUID()}`
    await make(page, panel, { title: name, slug: 'plain' })
    await show(page, panel, await make(page, panel, { title: 'Kept', slug: client }))

    const friend = page.getByRole('combobox', { name: 'Friend' })
    await friend.click()
    await friend.fill(name)
    await page.getByRole('option', { name }).click()

    await expect(frame(page).getByText(name)).toBeVisible()
  })
}

test('PERM-2 20.2 a page of the site that asks everywhere, with the administrator’s session, gets what is shown alone', async ({
  page,
  panel,
}) => {
  const [named, hidden] = [crypto.randomUUID(), crypto.randomUUID()]
  const friend = await make(page, panel, { title: named, slug: 'plain' })
  const other = await make(page, panel, { title: hidden, slug: 'plain' })
  const id = await make(page, panel, { title: 'Kept', slug: 'today', friend })
  await show(page, panel, id)
  const me = `${panel.server.api}/users/me`
  const headers = { origin: panel.server.origin }
  const { user } = await (await page.request.get(me, { headers })).json()

  const attack = (paths: readonly string[], ids: readonly number[], data: object) =>
    frame(page).locator('html').evaluate(ask, { api: panel.server.api, paths, ids, data })

  // The session comes along: what is shown is answered.
  const shown = await attack([], [id], { friend })
  expect(shown).toContain(named)
  const all = collections.flatMap((slug) => [
    ...[`/${slug}`, `/${slug}?depth=5&draft=true&limit=0`, `/${slug}/versions?depth=5`],
    ...[`/${slug}/count`, `/${slug}/${other}?draft=true&depth=5`, `/${slug}/${user.id}`],
    `/${slug}?where[id][in]=${user.id},${other}&draft=true&depth=5`,
  ])
  const learned = await attack([...all, ...ofThePanel], [id, other, user.id], {
    ...{ id: other, friend: other, author: user.id },
  })
  expect(learned).not.toContain(hidden)
  expect(learned).not.toContain(user.email)
  expect(learned).not.toContain('signedIn')
})

/** Runs in the page of the site: no request of a page is left out because it would be refused. */
async function ask(_: Element, { api, paths, ids, data }: Attack): Promise<string> {
  const credentials = 'include' as const
  const asGet = { 'content-type': 'application/json', 'x-payload-http-method-override': 'GET' }
  const body = JSON.stringify({ data, depth: 5, flattenLocales: false })
  const form = { method: 'POST', body: new URLSearchParams({ depth: '5' }), credentials }
  const merges = ids.flatMap((id) =>
    ['posts', 'users'].map((slug) => [`/${slug}/${id}`, { method: 'POST', headers: asGet, body }]),
  ) as [string, RequestInit][]
  const reads = paths.flatMap((path): [string, RequestInit][] => [
    [path, {}],
    [path, { mode: 'no-cors' }],
    [path, { method: 'POST', headers: asGet, body }],
    [path, form],
  ])
  const answers: string[] = []
  for (const [path, init] of [...merges, ...reads]) {
    const end = new AbortController()
    try {
      const answer = await fetch(`${api}${path}`, { credentials, signal: end.signal, ...init })
      const isStream = answer.headers.get('content-type')?.includes('event-stream')
      answers.push(isStream ? '' : await answer.text())
    } catch {
      // The browser keeps it from the page.
    }
    end.abort()
  }
  return answers.join('\n')
}

const frame = (page: Page) => page.frameLocator('#live-preview-iframe')

async function show(page: Page, { at, words }: Panel, id: number): Promise<void> {
  await page.goto(at(`/collections/posts/${id}`))
  await expect(page.locator('[data-form-ready="true"]')).toBeVisible()
  const toggle = page.getByRole('button', { name: words('preview.label'), exact: true })
  if ((await toggle.getAttribute('aria-pressed')) !== 'true') await toggle.click()
  await expect(frame(page).getByRole('heading', { level: 1 })).toHaveText('Kept')
}

async function make(page: Page, { server }: Panel, data: object): Promise<number> {
  const answer = await page.request.post(`${server.api}/posts?draft=true`, {
    data,
    headers: { origin: server.origin },
  })
  return (await answer.json()).doc.id
}
