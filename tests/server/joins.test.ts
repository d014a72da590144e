import type { CollectionConfig, Field } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { JoinField } from '#contracts/fields'
import type { QueryValue } from '../../ui/client/query-string.ts'
import { queryString } from '../../ui/client/query-string.ts'
import { whatPointsAt } from '../../ui/fields/join/pointing-at.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const toThing = { type: 'relationship' as const, relationTo: 'things' }
const toAny = { type: 'relationship' as const, relationTo: ['things', 'users'] }

const notes: CollectionConfig = {
  slug: 'notes',
  fields: [
    { name: 'text', type: 'text' },
    { ...toThing, name: 'one' },
    { ...toAny, name: 'several', hasMany: true },
    { name: 'rows', type: 'array', fields: [{ ...toAny, name: 'subject' }] },
  ],
}

const joins = ['one', 'several', 'rows.subject'].map(
  (on): Field => ({
    name: `by-${on.replace('.', '-')}`,
    type: 'join',
    collection: 'notes',
    on,
    where: { text: { not_equals: 'hidden' } },
  }),
)

let server: TestServer
let headers: Record<string, string>
let config: SignedInConfig
const idOf: Record<string, number> = {}

beforeAll(async () => {
  const pointedAt: CollectionConfig = {
    slug: 'things',
    fields: [{ name: 'text', type: 'text' }, ...joins],
  }
  server = await serve(aSite({ collections: [users(), pointedAt, notes] }))
  headers = { cookie: await server.signIn(), 'content-type': 'application/json' }
  config = await (await server.ask('/api/stateroom/config', { headers })).json()
  for (const text of ['mine', 'other']) idOf[text] = await make('things', { text })
  const user = Number(config.user.id)
  const [mine, other] = [idOf.mine, idOf.other]
  await make('notes', { text: 'one', one: mine })
  await make('notes', { text: 'hidden', one: mine })
  await make('notes', { text: 'another', one: other })
  const thing = { relationTo: 'things', value: mine }
  const person = { relationTo: 'users', value: user }
  await make('notes', { text: 'several', several: [person, thing] })
  await make('notes', { text: 'a person', several: [person], rows: [{ subject: person }] })
  await make('notes', { text: 'in a row', rows: [{ subject: person }, { subject: thing }] })
})
afterAll(() => server.close())

async function make(slug: string, data: object): Promise<number> {
  const body = JSON.stringify(data)
  const answer = await server.ask(`/api/${slug}`, { method: 'POST', headers, body })
  return (await answer.json()).doc.id
}

const collection = (slug: string) =>
  config.collections.find((one) => one.slug === slug) as ClientCollection

test.each([
  ['of one', 'by-one', ['one']],
  ['of several kinds and more than one', 'by-several', ['several']],
  ['in any row', 'by-rows-subject', ['in a row']],
])(
  'LIST-4 a join lists what points here by a field %s, and what its query allows',
  async (_, name, found) => {
    const join = collection('things').fields.find(
      (field): field is JoinField => field.type === 'join' && field.name === name,
    )
    expect(join?.where).toEqual({ text: { not_equals: 'hidden' } })
    const id = idOf.mine ?? 0
    const where = whatPointsAt(collection('notes'), join as JoinField, { slug: 'things', id })
    // A condition is JSON, and so is what an address can say.
    const query = queryString({ depth: 0, where: where as QueryValue })
    const answer = await server.ask(`/api/notes${query}`, { headers })
    const { docs } = await answer.json()

    expect(docs.map(({ text }: { text: string }) => text)).toEqual(found)
  },
)
