// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Postgres } from './kit/postgres.ts'
import { hasPostgres, startPostgres } from './kit/postgres.ts'
import type { TestServer } from './kit/serve.ts'
import { admin, serve } from './kit/serve.ts'
import { aSite } from './kit/site.ts'

let postgres: Postgres | undefined
beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
})
afterAll(() => postgres?.stop())

describe.each([
  ['SQLite', true, () => null],
  ['PostgreSQL', hasPostgres, () => postgres?.newDatabase() ?? null],
])('on %s', (_name, isHere, newDatabase) => {
  test.runIf(isHere)('17.12 signing in, failing to and being unlocked is no edit', async () => {
    const server = await serve(aSite(), {
      databaseUrl: newDatabase(),
      limits: { signInsPerMinute: 1000 },
    })
    const first = await userOf(server)

    await server.signIn()
    await fail(server)
    expect(await userOf(server)).toMatchObject({ updatedAt: first.updatedAt, loginAttempts: 1 })

    await server.signIn()
    expect(await userOf(server)).toMatchObject({ updatedAt: first.updatedAt, loginAttempts: 0 })

    for (const _ of [1, 2, 3, 4, 5]) await fail(server)
    const locked = await userOf(server)
    expect(locked.loginAttempts).toBe(5)
    expect(locked.updatedAt).toBe(first.updatedAt)

    await server.payload.unlock({
      collection: 'users',
      data: { email: admin.email },
      overrideAccess: true,
    })
    expect(await userOf(server)).toMatchObject({ updatedAt: first.updatedAt, loginAttempts: 0 })

    await Promise.all(Array.from({ length: 12 }, () => fail(server)))
    expect((await userOf(server)).updatedAt).toBe(first.updatedAt)
    await server.close()
  })

  test.runIf(isHere)('an edit of a user is one, as is a new password', async () => {
    const server = await serve(aSite(), { databaseUrl: newDatabase() })
    const cookie = await server.signIn()
    const first = await userOf(server)
    await server.send('PATCH', `/api/users/${first.id}`, { role: 'editor' }, { cookie })
    const edited = await userOf(server)
    const password = 'a-new-long-password'
    const change = { password, 'current-password': admin.password }
    await server.send('PATCH', `/api/users/${first.id}`, change, { cookie })

    expect(edited.role).toBe('editor')
    expect(Date.parse(edited.updatedAt)).toBeGreaterThan(Date.parse(first.updatedAt))
    expect(Date.parse((await userOf(server)).updatedAt)).toBeGreaterThan(
      Date.parse(edited.updatedAt),
    )
    await server.close()
  })
})

const fail = (server: TestServer) =>
  server.send('POST', '/api/users/login', { email: admin.email, password: 'not the password' })

async function userOf({ payload }: TestServer) {
  const { docs } = await payload.find({ collection: 'users', limit: 1, showHiddenFields: true })
  const [user] = docs
  if (!user) throw new Error('There is no user.')
  return user as typeof user & { updatedAt: string; lockUntil?: string; role: string }
}
