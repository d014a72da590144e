// @module-tag slow
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#server-texts'
import { run } from './kit/doors.ts'
import type { Project } from './kit/stateroom.ts'
import { aProject, start } from './kit/stateroom.ts'

const secrets = [
  'mail-pass-9',
  'bucket-key-9',
  'a-secret-of-thirty-two-characters-9',
  'api-token-9',
]

const written = `export default {
  siteName: 'Harbour',
  secret: '${secrets[2]}',
  email: { from: 'news@harbour.example', smtp: { host: 'mail.example', user: 'news', password: '${secrets[0]}' } },
  upload: { storage: { type: 's3', endpoint: 'https://s3.example', bucket: 'files', region: 'eu', accessKeyId: 'k', secretAccessKey: '${secrets[1]}' } },
  localization: { locales: ['en', 'de'], defaultLocale: 'en' },
  collections: [
    { slug: 'users', auth: true, admin: { useAsTitle: 'email' }, fields: [
      { name: 'role', type: 'select', options: ['admin', 'author'], defaultValue: 'author' },
    ] },
    {
      slug: 'posts',
      access: { delete: ({ req }) => req.user?.role === 'admin' },
      versions: { drafts: true },
      custom: { token: '${secrets[3]}' },
      fields: [
        { name: 'title', type: 'text', required: true, localized: true, minLength: 3 },
        { name: 'price', type: 'number', min: 1, validate: (value) => value !== 13 || 'Not 13',
          access: { update: ({ req }) => req.user?.role === 'admin' } },
        { name: 'notes', type: 'text', access: { read: ({ req }) => req.user?.role === 'admin' } },
        { name: 'layout', type: 'blocks', blocks: [
          { slug: 'hero', fields: [{ type: 'row', fields: [{ name: 'heading', type: 'text' }] }] },
        ] },
        { name: 'meta', type: 'group', fields: [
          { name: 'shown', type: 'checkbox', admin: { components: { Cell: './Shown#Shown' }, condition: (data) => Boolean(data.title) } },
        ] },
      ],
    },
  ],
  globals: [{ slug: 'footer', fields: [{ name: 'text', type: 'textarea' }] }],
}
`

const config = (project: Project, ...args: string[]) => run(project, ['config', ...args])

test('23 CLI-1 config shows every field by its path, with what is set and what Payload fills in', async () => {
  const project = aProject(written)
  const { code, err, out } = await config(project, 'posts')

  expect([code, err]).toEqual([0, ''])
  expect(out.split('\n')).toEqual([
    'Collection posts',
    '  useAsTitle: id',
    '  timestamps',
    '  versions: max: 100 drafts',
    '  rules: access.delete',
    '    title                  text      required, localized, minLength: 3',
    '    price                  number    min: 1, access.update(), validate()',
    '    notes                  text      access.read()',
    '    layout                 blocks',
    '    layout.hero.heading    text',
    '    layout.hero.id         text      hooks.beforeChange(), hooks.beforeDuplicate(), defaultValue()',
    '    layout.hero.blockName  text      disabled',
    '    meta                   group',
    '    meta.shown             checkbox  admin.condition(), Cell: ./Shown#Shown',
    '    stateroomAuthor        text      hidden, disabled',
    '    updatedAt              date      index',
    '    createdAt              date      index',
    '    _status                select    index, options: draft | published, defaultValue: draft',
    '',
  ])
  expect(existsSync(project.dataDir)).toBe(false)
})

test('23 CLI-1 config shows the site around the content, and no secret of it', async () => {
  const project = aProject(written)
  const [plain, json] = await Promise.all([config(project), config(project, '--json')])

  expect(plain.out.split('\n').slice(0, 6)).toEqual([
    'Site: Harbour',
    'Panel: /admin, API: /api',
    'Users of the panel: users',
    `Languages of the panel: ${languages.join(', ')}`,
    'Locales: en, de; default: en',
    '',
  ])
  expect(plain.out).toContain('\nGlobal footer\n')
  expect(plain.out).toContain('\nCustom components:\n  ./Shown#Shown\n')
  expect(plain.out).toMatch(/\nAdded by Payload, Stateroom or plugins: .*payload-preferences/)
  for (const secret of secrets) expect(plain.out + json.out).not.toContain(secret)
  const { collections, globals, localization } = JSON.parse(json.out)
  expect(localization).toEqual({ locales: ['en', 'de'], defaultLocale: 'en', fallback: true })
  expect(globals[0]).toMatchObject({ slug: 'footer', isWritten: true })
  const role = collections[0].fields.find(({ path }: { path: string }) => path === 'role')
  expect(role).toEqual({
    path: 'role',
    type: 'select',
    settings: { options: ['admin', 'author'], defaultValue: 'author' },
    rules: [],
    components: {},
  })
})

test('23 CLI-1 config --user is what the browser of that person gets', async () => {
  const project = aProject(written)
  writeFileSync(join(project.dir, 'seed.ts'), seed)
  const running = start(project, {}, ['--seed', join(project.dir, 'seed.ts')])
  const [, url = ''] = await running.says(/(http:\/\/localhost:\d+)\/admin/)
  const served = await Promise.all([
    configOver(url, 'ada@harbour.example'),
    configOver(url, 'bo@harbour.example'),
  ])
  running.child.kill('SIGTERM')
  await running.ends()

  const asked = ['--admin-dir', project.adminDir, '--user']
  const [ada, bo, plain, wrong] = await Promise.all([
    config(project, ...asked, 'ada@harbour.example', '--json'),
    config(project, ...asked, 'bo@harbour.example', '--json'),
    config(project, ...asked, 'bo@harbour.example', 'posts'),
    config(project, ...asked, 'bo@harbor.example'),
  ])
  expect([ada, bo].map(({ out }) => timeless(JSON.parse(out)))).toEqual(served.map(timeless))
  expect(plain.out).toContain('Collection posts\n  access: create, read, update\n')
  expect(plain.out).toMatch(/\n {4}price +number +readOnly: update, validate\(\)\n/)
  expect(plain.out).not.toContain('notes')
  expect(wrong).toEqual({
    code: 2,
    out: '',
    err: 'No user with the email “bo@harbor.example” in users. Check the address. Did you mean “bo@harbour.example”?',
  })
})

test('23 CLI-1 config says what is missing: a slug, a database', async () => {
  const project = aProject(written)
  const [slug, database] = await Promise.all([
    config(project, 'post'),
    config(project, '--user', 'ada@harbour.example'),
  ])

  expect([slug.code, slug.err]).toEqual([
    2,
    expect.stringMatching(
      /^There’s no collection or global “post”\. Did you mean “posts”\? Available: users, posts, /,
    ),
  ])
  expect([database.code, database.err]).toEqual([
    4,
    `There’s no database at ${join(project.dataDir, 'stateroom.db')} yet, so there are no users. Start the site once with “stateroom start”, then try again.`,
  ])
  expect(existsSync(project.dataDir)).toBe(false)
})

const seed = `export default async (payload) => {
  for (const [email, role] of [['ada@harbour.example', 'admin'], ['bo@harbour.example', 'author']]) {
    await payload.create({ collection: 'users', data: { email, role, password: 'a-long-password' } })
  }
}`

/** What a browser gets after the sign-in. */
async function configOver(url: string, email: string): Promise<Record<string, unknown>> {
  const signedIn = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email, password: 'a-long-password' }),
  })
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0])
  const answer = await fetch(`${url}/api/stateroom/config`, {
    headers: { cookie: cookie.join('; '), origin: url, 'accept-language': 'en' },
  })
  return (await answer.json()) as Record<string, unknown>
}

/** Sessions end at another moment each time. */
const timeless = ({ user, ...rest }: Record<string, unknown>) => ({
  ...rest,
  user: { ...(user as object), sessionEndsAt: 0 },
})
