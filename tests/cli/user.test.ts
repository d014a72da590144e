// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Project } from './kit/stateroom.ts'
import { aProject, Stateroom, start } from './kit/stateroom.ts'

/** Each command loads the whole server. */
const patience = 600_000

const config = `import { defineConfig } from 'stateroom-admin'

export default defineConfig({
  collections: [
    {
      slug: 'users',
      auth: true,
      fields: [
        { name: 'name', type: 'text', required: true },
        { name: 'role', type: 'select', options: ['admin', 'editor'], required: true },
        { name: 'topics', type: 'text', hasMany: true },
        { name: 'floor', type: 'number' },
        { name: 'isStaff', type: 'checkbox' },
        { name: 'address', type: 'group', fields: [{ name: 'city', type: 'text' }] },
        { name: 'notes', type: 'json' },
      ],
    },
    { slug: 'guests', auth: true, fields: [] },
  ],
})
`
const first = 'harbour-light-7'
const second = 'lantern-quay-9'

let project: Project
let server: Stateroom
let api: string

beforeAll(async () => {
  project = aProject(config)
  server = start(project)
  const [, origin] = await server.says(/^Stateroom is ready at (http:\/\/localhost:\d+)/m)
  api = `${origin}/api`
}, patience)

afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.ends()
})

const ada = ['ada@site.example', '--collection', 'users']
const fields = ['--set', 'name=Ada', '--set', 'role=admin']

test(
  '23 CLI-1 a user is created, unlocked and given a new password while the server runs',
  async () => {
    expect(await user(['create', ...ada, ...fields, '--dry-run'], `${first}\n`)).toEqual({
      code: 0,
      out: 'ada@site.example would be created in users.\n',
      err: '',
    })
    expect((await signIn(first))[0], 'a dry run makes nobody').toBe(401)

    const typed = ['topics=sea, ships', 'floor=-2.5', 'isStaff=true', 'address.city=Rome']
    const created = await user(
      ['create', ...ada, ...fields, ...typed.flatMap((one) => ['--set', one]), '--json'],
      `${first}\n`,
    )
    expect([created.code, JSON.parse(created.out)]).toEqual([
      0,
      {
        ...{ action: 'create', collection: 'users', name: 'ada@site.example', id: 1 },
        ...{ endedSessions: 0, wasLocked: false, written: true },
      },
    ])
    const [status, session, found] = await signIn(first)
    expect([status, found]).toMatchObject([
      200,
      {
        ...{ name: 'Ada', role: 'admin', topics: ['sea', 'ships'], floor: -2.5, isStaff: true },
        address: { city: 'Rome' },
      },
    ])

    expect(await user(['create', ...ada, ...fields], 'other')).toMatchObject({
      code: 1,
      err: 'ada@site.example already exists in users. To set a new password, run “stateroom user password” with the same name.',
    })

    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('wrong')
    expect((await signIn(first))[0], 'five wrong ones lock it').toBe(401)
    expect(await user(['unlock', ...ada])).toEqual({
      code: 0,
      out: 'Unlocked ada@site.example in users.\n',
      err: '',
    })
    expect((await signIn('wrong'))[0]).toBe(401)
    expect((await signIn(first))[0], 'the running server knows').toBe(200)
    expect((await user(['unlock', ...ada])).out).toBe('ada@site.example in users wasn’t locked.\n')

    expect(await me(session)).toBe('ada@site.example')
    expect(await user(['password', ...ada, '--password-stdin'], 'short')).toMatchObject({
      code: 1,
      err: 'Nothing was saved, because these values aren’t valid: password: Use at least 8 characters. Correct them, with --set for fields, and run the command again.',
    })
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn('wrong')
    expect((await user(['password', ...ada, '--password-stdin'], second)).out).toBe(
      'Set a new password for ada@site.example in users.\n2 sessions ended.\n',
    )
    expect(await me(session), 'whoever was signed in is out').toBe(null)
    expect((await signIn(second))[0], 'locked out by then').toBe(200)
    expect((await signIn(first))[0]).toBe(401)
  },
  patience,
)

test.each([
  [
    ['unlock', 'eve@site.example'],
    2,
    'Several collections have users. Choose one with --collection: users, guests.',
  ],
  [
    ['unlock', 'eve@site.example', '--collection', 'posts'],
    2,
    '“posts” isn’t a collection with users. Pass one of these with --collection: users, guests.',
  ],
  [
    ['unlock', 'eve@site.example', '--collection', 'guests'],
    1,
    'There’s no user eve@site.example in guests. Check the spelling, or create the user with “stateroom user create”.',
  ],
  [
    ['create', 'eve@site.example', '--collection', 'users', '--set', 'roll=admin'],
    2,
    'There’s no field “roll” to set. Did you mean “role”? Available: name, role, topics, floor, isStaff, address.city, notes, email.',
  ],
  [
    ['create', 'eve@site.example', '--collection', 'users', '--set', 'role=owner'],
    2,
    '--set role is "owner", but must be admin, editor. Fix it and try again.',
  ],
  [
    ['create', 'eve@site.example', '--collection', 'users', '--set', 'notes={}'],
    2,
    'The field notes of the type json can’t be set from the command line. Leave it out, and fill it in in the panel.',
  ],
  [
    ['create', 'eve@site.example', '--collection', 'users', '--set', 'role=editor'],
    1,
    'Nothing was saved, because these values aren’t valid: name: This field is required. Correct them, with --set for fields, and run the command again.',
  ],
])(
  '23 %j is refused with a sentence',
  async (args, code, err) => {
    expect(await user(args, 'harbour-light-7')).toEqual({ code, out: '', err })
  },
  patience,
)

async function user(args: readonly string[], stdin?: string) {
  const reads = args[0] === 'create' && !args.includes('--password-stdin')
  const stateroom = new Stateroom(
    project,
    ['user', ...args, ...(reads ? ['--password-stdin'] : [])],
    {},
    stdin,
  )
  const code = await stateroom.ends()
  return { code, out: stateroom.out, err: stateroom.err.trim() }
}

/** Status, the session's cookie and the user. */
async function signIn(password: string): Promise<[number, string | null, unknown]> {
  const answer = await fetch(`${api}/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@site.example', password }),
  })
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? null
  return [answer.status, cookie, ((await answer.json()) as { user?: unknown }).user]
}

async function me(cookie: string | null): Promise<string | null> {
  const answer = await fetch(`${api}/users/me`, {
    headers: { cookie: cookie ?? '', origin: new URL(api).origin },
  })
  return ((await answer.json()) as { user: { email: string } | null }).user?.email ?? null
}
