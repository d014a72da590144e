// @module-tag slow
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from './kit/doors.ts'
import { aProject, start } from './kit/stateroom.ts'

test('a config that lies anywhere is served, and says how to make the first user', async () => {
  const stateroom = start(aProject())

  const [, url] = await stateroom.says(/^Stateroom is ready at (http:\/\/localhost:\d+\/admin)$/m)
  const [, link] = await stateroom.says(/^Create the first user: (\S+)$/m)
  await stateroom.says(/^Started in \d+\.\d s\.$/m)

  expect(link).toMatch(new RegExp(`^${url}/create-first-user\\?token=[0-9a-f]{64}$`))
  expect((await fetch(url ?? '')).status).toBe(200)
  stateroom.child.kill('SIGTERM')
  expect(await stateroom.ends()).toBe(0)
  expect(stateroom.err).toBe('')
})

test('a seed fills an empty database once, and says how to sign in each time', async () => {
  const project = aProject()
  writeFileSync(
    join(project.dir, 'seed.ts'),
    `export default async (payload, say) => {
      const signIn = { email: 'ada@site.example', password: 'a-long-password' }
      await payload.create({ collection: 'users', data: signIn })
      say('One user is there, made by ' + process.pid + '.')
      return { signIn }
    }`,
  )
  const signIn = /^Sign in with ada@site\.example and the password a-long-password$/m

  const first = start(project, {}, ['--seed', 'seed.ts'])
  const [, seeding] = await first.says(/^One user is there, made by (\d+)\.$/m)
  await first.says(signIn)
  expect(Number(seeding)).not.toBe(first.child.pid)
  expect(isRunning(Number(seeding)), 'the process that seeded has ended').toBe(false)
  first.child.kill('SIGTERM')
  await first.ends()

  const second = start(project, {}, ['--seed', 'seed.ts'])
  await second.says(signIn)
  second.child.kill('SIGINT')
  expect(await second.ends()).toBe(0)
  expect(second.out).not.toContain('One user is there')
})

test('a start that is ended while it seeds leaves nothing running', async () => {
  const project = aProject()
  const endless = `export default (_, say) => new Promise(() => say('Made by ' + process.pid + '.'))`
  writeFileSync(join(project.dir, 'seed.ts'), endless)

  const stateroom = start(project, {}, ['--seed', 'seed.ts'])
  const [, seeding] = await stateroom.says(/^Made by (\d+)\.$/m)
  stateroom.child.kill('SIGKILL')

  await expect.poll(() => isRunning(Number(seeding))).toBe(false)
})

test('23 components are built by a process that ends, and only where they aren’t built yet', async () => {
  const project = aProject(`console.log('Read by ' + process.pid)
export default {
  collections: [{
    slug: 'users',
    auth: true,
    fields: [{ name: 'x', type: 'text', admin: { components: { Field: './Plain#Plain' } } }],
  }],
}`)
  writeFileSync(join(project.dir, 'Plain.tsx'), 'export const Plain = () => null')
  const readers = (out: string) =>
    [...out.matchAll(/^Read by (\d+)$/gm)].map(([, pid]) => Number(pid))

  const first = start(project)
  await first.says(/^Started/m)
  const [server, builder = 0] = readers(first.out)
  expect(server).toBe(first.child.pid)
  expect(isRunning(builder), 'the process that built has ended').toBe(false)
  expect(readers(first.out)).toHaveLength(2)
  first.child.kill('SIGTERM')
  await first.ends()

  const second = start(project)
  await second.says(/^Started/m)
  expect(readers(second.out)).toEqual([second.child.pid])
  second.child.kill('SIGTERM')
  expect(await second.ends()).toBe(0)
  expect(first.err + second.err).toBe('')
})

test('23 a start without build tools serves what stateroom build made', async () => {
  const project = aProject(`export default {
  collections: [{
    slug: 'users',
    auth: true,
    fields: [{ name: 'x', type: 'text', admin: { components: { Field: './Plain#Plain' } } }],
  }],
}`)
  writeFileSync(join(project.dir, 'Plain.tsx'), 'export const Plain = () => null')
  const built = await run(project, ['build', '--admin-dir', project.adminDir])
  expect(built).toMatchObject({ code: 0, err: '' })
  expect(built.out.trim()).toBe('Built 1 component into stateroom-build: Plain.tsx#Plain')

  const stateroom = start(project, { NODE_ENV: 'production' })
  const [, url = ''] = await stateroom.says(/ready at (\S+)/)
  await stateroom.says(/^Started/m)
  expect(existsSync(join(project.dataDir, 'components')), 'nothing was built').toBe(false)
  const [script] = readdirSync(join(project.dir, 'stateroom-build/files'))
  expect((await fetch(`${url}/assets/site/${script}`)).status).toBe(200)
  stateroom.child.kill('SIGTERM')
  expect(await stateroom.ends()).toBe(0)

  expect(await run(project, ['build', '--out', 'elsewhere'])).toMatchObject({ code: 2 })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const slowConfig = `
const opened = new Promise((resolve) => process.once('message', resolve))

export default {
  collections: [{ slug: 'users', auth: true, fields: [] }],
  endpoints: [{
    path: '/slow',
    method: 'get',
    handler: async () => {
      process.send('asked')
      await opened
      return Response.json({ answered: true })
    },
  }],
}
`

test('a signal waits for the answers that are due', async () => {
  const stateroom = start(aProject(slowConfig))
  const [, url] = await stateroom.says(/ready at (\S+)/)
  const asked = new Promise((resolve) => stateroom.child.once('message', resolve))
  const answer = fetch(new URL('/api/slow', url))
  await asked

  stateroom.child.kill('SIGTERM')
  await stateroom.says(/^Stopping: finishing open requests\.$/m)
  stateroom.child.send('open')

  expect(await (await answer).json()).toEqual({ answered: true })
  expect(await stateroom.ends()).toBe(0)
})

test('a second signal does not wait', async () => {
  const stateroom = start(aProject(slowConfig))
  const [, url] = await stateroom.says(/ready at (\S+)/)
  const asked = new Promise((resolve) => stateroom.child.once('message', resolve))
  const answer = fetch(new URL('/api/slow', url)).catch(() => 'cut off')
  await asked

  stateroom.child.kill('SIGTERM')
  await stateroom.says(/^Stopping/m)
  stateroom.child.kill('SIGTERM')

  expect(await stateroom.ends()).toBe(1)
  expect(await answer).toBe('cut off')
})

const throwingConfig = `
const late = Object.assign(new TypeError('Invalid state: ReadableStream is already closed'), {
  code: 'ERR_INVALID_STATE',
})
const throwing = (path, thrown) => ({
  path,
  method: 'get',
  handler: () => {
    setImmediate(() => { throw thrown })
    return Response.json({})
  },
})

export default {
  collections: [{ slug: 'users', auth: true, fields: [] }],
  endpoints: [throwing('/late', late), throwing('/broken', new Error('Broken.'))],
}
`

test('an answer that Node closes twice does not end the server, and any other mishap does', async () => {
  const stateroom = start(aProject(throwingConfig))
  const [, url = ''] = await stateroom.says(
    /^Stateroom is ready at (http:\/\/localhost:\d+\/admin)$/m,
  )

  await fetch(new URL('/api/late', url))
  expect((await fetch(url)).status).toBe(200)

  await fetch(new URL('/api/broken', url))
  expect(await stateroom.ends()).not.toBe(0)
  expect(stateroom.err).toContain('Broken.')
})

test.each([
  ['one field is too long', [['a', 'x'.repeat(1_100_000)]]],
  ['there are too many fields', Array.from({ length: 25 }, (_, n) => [`f${n}`, 'x'])],
])('18.12 PERM-2 a form with a file in which %s does not end the server', async (_, fields) => {
  const stateroom = start(aProject())
  const [, url = ''] = await stateroom.says(/ready at (\S+)/)
  const form = new FormData()
  for (const [name = '', value = ''] of fields) form.set(name, value)
  form.set('file', new Blob(['x'.repeat(1_000_000)]), 'a.txt')

  for (const path of ['/api/users', '/api/users/login']) {
    expect(await statusOf(new URL(path, url), form)).toBeGreaterThanOrEqual(400)
    expect((await fetch(url)).status).toBe(200)
  }
  stateroom.child.kill('SIGTERM')
  expect(await stateroom.ends()).toBe(0)
})

/** Asked in a way that hears an answer which comes before all is sent: `fetch` of Node may not. */
async function statusOf(url: URL, form: FormData): Promise<number | undefined> {
  const encoded = new Response(form)
  const headers = Object.fromEntries(encoded.headers)
  const sending = request(url, { method: 'POST', headers })
  const answered = once(sending, 'response')
  sending.end(Buffer.from(await encoded.arrayBuffer()))
  const [answer] = (await answered) as [IncomingMessage]
  await once(answer.resume(), 'end')
  return answer.statusCode
}
