import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { Access, Config } from 'payload'
import { buildConfig, getPayload, handleEndpoints } from 'payload'
import { afterEach, expect, test, vi } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import { buildProject, projectConfig, stateroom } from '#server'
import type { BuiltComponents } from '../../server/components/built-components.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

/** What a panel's build has, as much of it as is asked for here. */
const panel = vi.hoisted(() => ({ files: {}, sharedHash: '' }))
vi.mock('#panel-files', () => panel)

const administrator = { email: 'ada@shop.example', password: 'a-long-password' }
const editor = { email: 'bob@shop.example', password: 'a-long-password' }
let end = async () => {}

const styleSheet = './theme.css'

/** One for all: in production nobody makes its tables. */
const url = `file:${join(temporaryFolder('db'), 'shop.db')}`

afterEach(async () => {
  await end()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const price =
  "import { useField } from 'stateroom-admin/ui'\nexport const Price = () => <b>{String(useField().value)}</b>"

/** She looks after the site: others may make no users. */
const isAda: Access = ({ req }) => req.user?.email === administrator.email

/** Payload writes into what it's given. */
const content = (): Partial<Config> => ({
  admin: {
    components: {
      beforeNavLinks: ['./Hint#Hint'],
      afterNav: ['./Hint#Hint'],
      graphics: { Logo: './Hint#Hint' },
      providers: ['./Around'],
      views: {
        salesReport: { Component: './Foreign#Report', path: '/sales' },
        order: { Component: './Foreign#Report', path: '/orders/:id' },
        hint: { Component: './Hint#Hint', path: '/hint' },
      },
    },
  },
  collections: [
    { slug: 'users', auth: true, access: { create: isAda }, fields: [] },
    {
      slug: 'books',
      fields: [
        { name: 'price', type: 'number', admin: { components: { Field: './Price#Price' } } },
        { name: 'year', type: 'number', admin: { components: { Field: './None#None' } } },
      ],
    },
  ],
})

const embedded = (text: string) => ({
  type: 'text/html',
  etag: '"1"',
  packed: null,
  load: async () => ({ default: Buffer.from(text).toString('base64') }),
})

/** A project of somebody else with its components built, or not. */
async function aProject(isBuilt = true) {
  const dir = temporaryFolder('project')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  write('Price.tsx', price)
  write('theme.css', ':root { --accent: #a3004f }')
  write('Hint.tsx', 'export const Hint = () => <i>Hint</i>')
  write(
    'Around.tsx',
    'export default ({ children }: { children: unknown }) => <div>{children as never}</div>',
  )
  write('Foreign.tsx', "import Link from 'next/link'\nexport const Report = Link")
  const shared = {
    'react/jsx-runtime': 'assets/jsx-1.js',
    'stateroom-admin/ui': 'assets/ui-1.js',
  }
  write('admin/shared-modules.json', JSON.stringify(shared))
  const outDir = join(dir, 'stateroom')
  const build = async () => {
    const config = await projectConfig({ ...content(), plugins: [stateroom({ styleSheet })] })
    await buildProject({
      config,
      siteDir: dir,
      projectDir: dir,
      adminDir: join(dir, 'admin'),
      outDir,
    })
    const url = `${pathToFileURL(join(outDir, 'components.js')).href}?${randomUUID()}`
    const { components }: { components: BuiltComponents } = await import(url)
    panel.sharedHash = components.panel
    return components
  }
  vi.spyOn(process, 'cwd').mockReturnValue(dir)
  return { write, build, components: isBuilt ? await build() : undefined }
}

/** Its host, asked as Next.js asks it. */
async function served(components: BuiltComponents | undefined) {
  const key = randomUUID()
  let log = ''
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk)
      done()
    },
  })
  const config = buildConfig({
    secret: 'of-a-project-of-somebody-else-32',
    telemetry: false,
    typescript: { autoGenerate: false },
    logger: { options: { level: 'warn' }, destination },
    db: sqliteAdapter({ client: { url } }),
    ...content(),
    plugins: [stateroom({ components, styleSheet })],
  } as Config)
  vi.stubEnv('PAYLOAD_DISABLE_DEPENDENCY_CHECKER', 'true')
  const payload = await getPayload({ config, key })
  end = () => payload.destroy()
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs === 0) {
    await payload.create({ collection: 'users', data: administrator as never })
    await payload.create({ collection: 'users', data: editor as never })
  }
  const ask = (path: string, headers: Record<string, string> = {}) =>
    handleEndpoints({
      config,
      payloadInstanceCacheKey: key,
      request: new Request(`http://shop.example/api/stateroom${path}`, { headers }),
    })
  const asked = async (data = administrator): Promise<SignedInConfig> => {
    const { token } = await payload.login({ collection: 'users', data: data as never })
    return (await ask('/config', { authorization: `JWT ${token}` })).json()
  }
  return { ask, asked, log: () => log }
}

const fieldsOf = ({ collections }: SignedInConfig) =>
  collections.find(({ slug }) => slug === 'books')!.fields.map((field) => Object(field).components)

test('21.1 21.4 what was built is named to the browser and served below the panel', async () => {
  const { components } = await aProject()
  const { ask, asked, log } = await served(components)
  const config = await asked()

  const [own] = fieldsOf(config)
  expect(own.Field).toMatchObject({ name: 'Price.tsx#Price', exportName: 'Price' })
  const answer = await ask(`/panel${own.Field.script}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/javascript; charset=utf-8',
  ])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await answer.text()).toContain('../ui-1.js')
  expect((await ask('/panel/assets/site/none.js')).status).toBe(404)
  expect(config).not.toHaveProperty('developerNotices')
  expect(log()).not.toContain('stateroom build')
})

test('38.3 the style sheet of a project is built, and every page begins with it', async () => {
  const { components } = await aProject()
  Object.assign(panel.files, { 'index.html': embedded('<html><head></head></html>') })
  const { ask } = await served(components)
  const page = await (await ask('/panel/login')).text()

  const [, sheet] = /<link rel="stylesheet" href="([^"]+)">/.exec(page) ?? []
  expect(sheet).toMatch(/^\/api\/stateroom\/panel\/assets\/site\/.+\.css$/)
  const answer = await ask(sheet!.replace('/api/stateroom', ''))
  expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await answer.text()).toMatch(/:root ?{ ?--accent: ?#a3004f/)
})

test('21.4 fills the places around the screens, those before the sign-in for everybody', async () => {
  const { components } = await aProject()
  const { ask, asked } = await served(components)
  const hint = expect.objectContaining({ name: 'Hint.tsx#Hint' })

  expect((await asked()).slots).toEqual({
    Logo: [hint],
    providers: [expect.objectContaining({ name: 'Around.tsx', exportName: 'default' })],
    beforeNavLinks: [hint],
    afterNavLinks: [hint],
  })
  expect((await (await ask('/config')).json()).slots).toEqual({ Logo: [hint] })
})

test('21.4 links to the screens that only Payload’s own admin can show', async () => {
  const { components } = await aProject()
  const { asked } = await served(components)
  const { payloadViews, views } = await asked()

  expect(payloadViews).toEqual([
    { name: 'salesReport', label: 'Sales report', href: '/admin/sales' },
  ])
  expect(views).toEqual([expect.objectContaining({ name: 'hint', path: '/hint' })])
})

test('21.4 in development a component that isn’t there is told in its place, and in production nowhere', async () => {
  const { components } = await aProject()
  const inDevelopment = await served(components)
  expect(fieldsOf(await inDevelopment.asked())[1]).toEqual({
    Field: { name: 'None#None', trouble: 'notFound' },
  })
  await end()

  vi.stubEnv('NODE_ENV', 'production')
  const inProduction = await served(components)
  const [own, absent] = fieldsOf(await inProduction.asked())
  expect([own.Field.name, absent]).toEqual(['Price.tsx#Price', undefined])
})

test('21.1 developers are told once of components that aren’t built, and people in production never', async () => {
  const { components } = await aProject(false)
  const site = await served(components)

  expect(await site.asked()).toMatchObject({
    developerNotices: [expect.stringContaining('aren’t built yet')],
  })
  await site.asked()
  expect(site.log().match(/npx stateroom build/g)).toHaveLength(1)
  expect(site.log()).toContain('./Price#Price')
  await end()

  vi.stubEnv('NODE_ENV', 'production')
  const inProduction = await served(components)
  expect(await inProduction.asked()).not.toHaveProperty('developerNotices')
  expect(inProduction.log()).not.toContain('stateroom build')
})

test('37.1.3 who may not configure the site is told nothing of its components', async () => {
  const project = await aProject()
  project.write('Price.tsx', `${price}\n`)
  const { asked } = await served(project.components)

  expect(await asked(administrator)).toMatchObject({
    developerNotices: [expect.stringContaining('need a new build')],
  })
  expect(await asked(editor)).not.toHaveProperty('developerNotices')
})

test('21.1 developers are told that a file has changed since it was built, until it is built again', async () => {
  const project = await aProject()
  const { asked, log } = await served(project.components)
  project.write('Price.tsx', `${price}\n`)

  expect(await asked()).toMatchObject({
    developerNotices: [expect.stringContaining('need a new build')],
  })
  expect(log()).toContain('were built from other files')
  await end()
  const again = await served(await project.build())
  expect(await again.asked()).not.toHaveProperty('developerNotices')
})

test('21.1 components that were built for another version of the panel are left out, and told in production, too', async () => {
  const { components } = await aProject()
  panel.sharedHash = 'another'
  vi.stubEnv('NODE_ENV', 'production')
  const { asked, log } = await served(components)

  expect(fieldsOf(await asked())[0]).toBeUndefined()
  expect(log()).toContain('for another version of it')
})
