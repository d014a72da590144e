import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Postgres } from './kit/postgres.ts'
import { hasPostgres, startPostgres } from './kit/postgres.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const folder = '/usr/share/postgresql'

/** Of this machine's own PostgreSQL. */
const hasPostGis =
  !process.env.TEST_DATABASE_URL &&
  existsSync(folder) &&
  readdirSync(folder).some((name) => existsSync(join(folder, name, 'extension/postgis.control')))

const fields: Field[] = [
  { name: 'title', type: 'text' },
  { name: 'place', type: 'point' },
  { name: 'there', type: 'group', fields: [{ name: 'place', type: 'point' }] },
]

const cities = { Oslo: [10.75, 59.91], Drammen: [10.2, 59.74], Berlin: [13.4, 52.52] }

describe.runIf(hasPostgres && hasPostGis)('33.12 LIST-3 places on PostgreSQL with PostGIS', () => {
  let postgres: Postgres
  let server: TestServer
  let cookie: string

  beforeAll(async () => {
    postgres = await startPostgres()
    const databaseUrl = postgres.newDatabase()
    await withPostGis(databaseUrl)
    const site = aSite({ collections: [users(), { ...posts(), slug: 'places', fields }] })
    server = await serve(site, { databaseUrl })
    cookie = await server.signIn()
    for (const [title, place] of Object.entries(cities)) {
      const data = { title, place, there: { place } }
      const made = await server.send('POST', '/api/places', data, { cookie })
      expect(made.status).toBe(201)
    }
  })
  afterAll(async () => {
    await server?.close()
    await postgres.stop()
  })

  const found = async (where: string) => {
    const path = `/api/places?depth=0&sort=title&${where}`
    const answer = await server.ask(path, { headers: { cookie } })
    const { docs, errors } = await answer.json()
    return errors ?? docs.map(({ title }: { title: string }) => title).toSorted()
  }

  test.each(['place', 'there.place'])('what is near %s is found', async (path) => {
    expect(await found(`where[${path}][near]=10.7,59.9,10000`)).toEqual(['Oslo'])
    expect(await found(`where[${path}][near]=10.7,59.9,60000`)).toEqual(['Drammen', 'Oslo'])
    expect(await found(`where[${path}][near]=10.7,59.9,60000,20000`)).toEqual(['Drammen'])
  })

  test.each(['within={}', 'within=x', 'intersects={"type":"Polygon"}'])(
    'what is no place is refused in words: %s',
    async (asked) => {
      const [operator, value = ''] = asked.split('=')
      const where = `where[place][${operator}]=${encodeURIComponent(value)}`
      const answer = await server.ask(`/api/places?${where}`, { headers: { cookie } })
      expect(answer.status).toBe(400)
    },
  )
})

async function withPostGis(url: string): Promise<void> {
  const { drizzle } = await import('@payloadcms/db-postgres/drizzle/node-postgres')
  const system = new URL(url)
  system.pathname = '/postgres'
  const { $client: server } = drizzle(system.href)
  await server.query(`CREATE DATABASE ${new URL(url).pathname.slice(1)}`)
  await server.end()
  const { $client: client } = drizzle(url)
  await client.query('CREATE EXTENSION postgis')
  await client.end()
}
