import type { Field } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const place: Field = { name: 'place', type: 'point' }
const fields: Field[] = [
  { name: 'title', type: 'text', required: true },
  place,
  { name: 'there', type: 'group', fields: [place] },
  { name: 'stops', type: 'array', fields: [place, { name: 'name', type: 'text' }] },
]

const oslo = [10.75, 59.91]
const there = { place: oslo }
const stops = [{ place: oslo, name: 'Harbour' }]

let server: TestServer
let cookie: string
let id: number

beforeAll(async () => {
  const places = { ...posts(), slug: 'places', fields, versions: { drafts: true } }
  server = await serve(aSite({ collections: [users(), places] }))
  cookie = await server.signIn()
  const data = { title: 'Oslo', place: oslo, there, stops, _status: 'published' }
  const made = await server.send('POST', '/api/places', data, { cookie })
  id = (await made.json()).doc.id
})
afterAll(() => server.close())

async function read(path: string) {
  const answer = await server.ask(path, { headers: { cookie } })
  return { status: answer.status, body: await answer.json() }
}

const withoutIds = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (key, inner) => (key === 'id' ? undefined : inner))

test.each([
  ['place', { place: oslo }],
  ['there', { there }],
  ['there][place', { there }],
  ['stops', { stops }],
  ['stops][place', { stops: [{ place: oslo }] }],
])('17.16 LIST-4 a point that a list asks for by name is read (%s)', async (name, expected) => {
  const select = `depth=0&select[${name}]=true`

  for (const query of [select, `${select}&draft=true`]) {
    const { docs } = (await read(`/api/places?${query}`)).body
    expect([query, withoutIds(docs)]).toEqual([query, [expected]])
    const one = (await read(`/api/places/${id}?${query}`)).body
    expect([query, withoutIds(one)]).toEqual([query, expected])
  }
})

test('LIST-4 what was not asked for is not answered with it', async () => {
  const { docs } = (await read('/api/places?depth=0&select[title]=true')).body
  expect(docs).toEqual([{ id, title: 'Oslo' }])
})

test.each(['near', 'within', 'intersects'])(
  '17.16 LIST-3 %s is not asked of SQLite: it is refused in words, not with a crash',
  async (operator) => {
    const given = { near: '10.7,59.9,10000', within: '{}', intersects: '{}' }[operator]
    for (const path of ['place', 'there.place', 'stops.place']) {
      for (const draft of ['', '&draft=true']) {
        const query = `where[${path}][${operator}]=${given}${draft}`
        const { status, body } = await read(`/api/places?${query}`)
        expect([query, status, body]).toMatchObject([
          query,
          400,
          {
            code: 'request.invalid',
            errors: [{ message: `This database can't answer the filter '${operator}' here.` }],
          },
        ])
      }
    }
  },
)
