import type { Field } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import type { ClientField } from '#contracts/fields'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const title: Field = { name: 'title', type: 'text' }

const fields: Field[] = [
  { name: 'plain', type: 'array', fields: [title] },
  {
    name: 'fixed',
    type: 'array',
    minRows: 1,
    maxRows: 3,
    admin: { isSortable: false, initCollapsed: true },
    fields: [title],
  },
  {
    name: 'layout',
    type: 'blocks',
    admin: { initCollapsed: true },
    blocks: [
      { slug: 'bare', fields: [title] },
      {
        slug: 'older',
        imageURL: '/older.png',
        imageAltText: 'Two columns',
        admin: { disableBlockName: true, group: { en: 'Text', de: 'Texte' } },
        fields: [title],
      },
      { slug: 'newer', admin: { images: { thumbnail: '/newer.png' } }, fields: [title] },
      {
        slug: 'newest',
        imageURL: '/older.png',
        admin: { images: { thumbnail: { url: '/newest.png', alt: 'A quote' } } },
        fields: [title],
      },
    ],
  },
]

let server: TestServer
let things: readonly ClientField[]

beforeAll(async () => {
  server = await serve(aSite({ collections: [users(), posts(), { slug: 'things', fields }] }))
  const headers = { cookie: await server.signIn() }
  const config: SignedInConfig = await (
    await server.ask('/api/stateroom/config', { headers })
  ).json()
  things = config.collections.find(({ slug }) => slug === 'things')?.fields ?? []
})
afterAll(() => server.close())

const thing = (name: string) => things.find((field) => 'name' in field && field.name === name)

describe('CFG-4 fields with rows', () => {
  test('may be put in order by people unless the config says no', () => {
    expect(thing('plain')).toMatchObject({ isSortable: true, initCollapsed: false })
    expect(thing('fixed')).toMatchObject({ isSortable: false, initCollapsed: true })
    expect(thing('fixed')).toMatchObject({ minRows: 1, maxRows: 3 })
    expect(thing('layout')).toMatchObject({ isSortable: true, initCollapsed: true })
  })

  test.each([
    ['bare', { group: null, picture: null, hasName: true }],
    [
      'older',
      { group: 'Text', picture: { url: '/older.png', alt: 'Two columns' }, hasName: false },
    ],
    ['newer', { picture: { url: '/newer.png', alt: '' } }],
    ['newest', { picture: { url: '/newest.png', alt: 'A quote' } }],
  ])('a block that is %s has its heading, its picture and perhaps a name', (slug, shown) => {
    const layout = thing('layout')
    const blocks = layout?.type === 'blocks' ? layout.blocks : []

    expect(blocks.find((block) => block.slug === slug)).toMatchObject(shown)
  })
})
