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

const corners = [
  [4, 58],
  [12, 58],
  [12, 64],
  [4, 64],
  [4, 58],
]
const norway = {
  type: 'Polygon',
  coordinates: [corners],
}

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

  test.each(['place', 'there.place'])('what lies in an area of %s is found', async (path) => {
    const asObject = corners.flatMap(([lng, lat], at) => [
      `where[${path}][OPERATOR][coordinates][0][${at}][0]=${lng}`,
      `where[${path}][OPERATOR][coordinates][0][${at}][1]=${lat}`,
    ])
    const asText = encodeURIComponent(JSON.stringify(norway))
    for (const operator of ['within', 'intersects']) {
      const object = [`where[${path}][OPERATOR][type]=Polygon`, ...asObject].join('&')
      const filters = [object, `where[${path}][OPERATOR]=${asText}`]
      for (const filter of filters) {
        const names = await found(filter.replaceAll('OPERATOR', operator))
        expect([filter, names]).toEqual([filter, ['Drammen', 'Oslo']])
      }
    }
  })

  test.each(['10.7,59.9,null,20000', '10.7, 59.9,,20000'])(
    'a distance that is left out is none: near=%s',
    async (near) => {
      expect(await found(`where[place][near]=${near}`)).toEqual(['Berlin', 'Drammen'])
    },
  )

  test('the parts of near are read one by one as well', async () => {
    const parts = [10.7, 59.9, 10_000].map((part, at) => `where[place][near][${at}]=${part}`)
    expect(await found(parts.join('&'))).toEqual(['Oslo'])
  })

  const nearSays = "The filter 'near' needs 'longitude,latitude,maxDistance,minDistance'"
  const areaSays = (operator: string) => `The filter '${operator}' needs a GeoJSON geometry`

  test.each([
    ...['x', '', '10.7', '10.7,59.9', '10.7,59.9,x', 'x,59.9,100', '10.7,,100'],
    ...['10.7,59.9,-5', '200,59.9,100', '10.7,95,100', '10.7,59.9,1,2,3', 'Infinity,1,1'],
    ...['10.7,59.9,null,null', '{"lng":1}'],
  ])('what is near nowhere is refused in words: near=%s', async (near) => {
    const asked = `where[and][0][place][near]=${encodeURIComponent(near)}`
    for (const path of ['places', 'places/count']) {
      const answer = await server.ask(`/api/${path}?${asked}`, { headers: { cookie } })
      const body = await answer.json()
      expect([path, near, answer.status, body.code]).toEqual([path, near, 400, 'request.invalid'])
      expect(body.errors).toEqual([{ message: expect.stringContaining(nearSays) }])
    }
  })

  test.each([
    ...['{}', 'x', '', '[]', 'null', '{"type":"Polygon"}', '{"type":"Star","coordinates":[]}'],
    ...['{"type":"Polygon","coordinates":[[["a","b"]]]}', '{"type":"Polygon","coordinates":"x"}'],
  ])('what is no area is refused in words: %s', async (area) => {
    for (const operator of ['within', 'intersects']) {
      const where = `where[place][${operator}]=${encodeURIComponent(area)}`
      const answer = await server.ask(`/api/places?${where}`, { headers: { cookie } })
      expect([operator, answer.status]).toEqual([operator, 400])
      const { errors } = await answer.json()
      expect(errors).toEqual([{ message: expect.stringContaining(areaSays(operator)) }])
    }
  })
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
