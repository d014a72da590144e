// @module-tag slow
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import { sharedBrowser } from '../kit/browser.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import { run } from './kit/doors.ts'
import { aProject, Stateroom } from './kit/stateroom.ts'

const here = { dir: inProject('.') }
const password = 'a-long-password'

const config = `export default {
  collections: [
    { slug: 'users', auth: true, fields: [] },
    { slug: 'posts', fields: [{ name: 'title', type: 'text' }] },
    {
      slug: 'broken',
      hooks: { beforeRead: [() => { throw new Error('It is broken.') }] },
      fields: [{ name: 'title', type: 'text' }],
    },
  ],
  globals: [{ slug: 'settings', fields: [{ name: 'name', type: 'text' }] }],
}
`

const seed = `export default async (payload) => {
  const create = (collection, data) => payload.create({ collection, data, disableTransaction: true })
  await create('users', { email: 'ada@site.example', password: '${password}' })
  await create('posts', { title: 'One' })
  await payload.db.create({ collection: 'broken', data: { title: 'Two' } })
}
`

/** A site with a panel, one collection of which can't be read. */
async function aRunningSite() {
  const project = aProject(config)
  writeFileSync(join(project.dir, 'seed.mjs'), seed)
  const site = new Stateroom(project, ['start', '--seed', 'seed.mjs'])
  onTestFinished(async () => {
    site.child.kill()
    await site.ends()
  })
  const [, url = ''] = await site.says(/ready at (http\S+)/)
  return url
}

async function smoke(url: string, env: Record<string, string> = {}) {
  const { env: libraries, executablePath } = await sharedBrowser()
  const args = ['test', '--url', url, '--user', 'ada@site.example', '--json']
  return run(here, args, {
    ...libraries,
    // Chromium keeps settings there; without it, in the folder of this project.
    HOME: temporaryFolder('home'),
    STATEROOM_BROWSER: executablePath,
    STATEROOM_PASSWORD: password,
    ...env,
  })
}

interface Screen {
  path: string
  troubles: { kind: string; detail: string }[]
}

describe('22.10 stateroom test --url', () => {
  test('opens every screen, and names the one that fails', {
    timeout: 600_000,
  }, async () => {
    const url = await aRunningSite()
    const { code, out } = await smoke(url)
    const screens: Screen[] = JSON.parse(out).screens

    expect(code).toBe(1)
    expect(screens.map(({ path }) => path)).toEqual([
      '',
      '/collections/users',
      '/collections/users/create',
      '/collections/users/1',
      '/collections/posts',
      '/collections/posts/create',
      '/collections/posts/1',
      '/collections/broken',
      '/collections/broken/create',
      '/globals/settings',
    ])
    const troubled = screens.filter(({ troubles }) => troubles.length > 0)
    // The dashboard shows what was edited last in each collection.
    expect(troubled.map(({ path }) => path)).toEqual(['', '/collections/broken'])
    expect(troubled[1]?.troubles).toContainEqual({
      kind: 'request',
      detail: expect.stringMatching(/^GET \S+\/api\/broken\S* 500$/),
    })

    const refused = await smoke(url, { STATEROOM_PASSWORD: 'wrong' })
    expect(refused.code).toBe(1)
    expect(refused.err).toBe(
      'Couldn’t sign in as ada@site.example: the server answered 401. Check the user and the password.',
    )
  })

  test('says where no panel is', async () => {
    const { code, err } = await smoke('http://127.0.0.1:9')

    expect({ code, err }).toEqual({
      code: 2,
      err: 'Found no Stateroom panel at http://127.0.0.1:9/admin. Use the address that people open, such as http://localhost:3000/admin.',
    })
  })
})
