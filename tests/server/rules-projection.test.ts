import type { CollectionConfig, Field, GlobalConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SignedInConfig } from '#contracts/admin-config'
import type { ClientField } from '#contracts/fields'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'
import { aSite, posts, users } from './kit/site.ts'

const zones = [
  { label: 'Berlin', value: 'Europe/Berlin' },
  { label: 'Tokyo', value: 'Asia/Tokyo' },
]

const fields: Field[] = [
  { name: 'plain', type: 'text', required: true },
  { name: 'ruled', type: 'text', validate: () => true as const },
  { name: 'tidied', type: 'text', hooks: { beforeValidate: [({ value }) => value] } },
  { name: 'stamped', type: 'text', hooks: { beforeChange: [({ value }) => value] } },
  { name: 'given', type: 'text', defaultValue: () => 'now' },
  { name: 'narrowed', type: 'select', options: ['a'], filterOptions: ({ options }) => options },
  { name: 'read', type: 'text', hooks: { afterRead: [({ value }) => value] } },
  { name: 'shown', type: 'text', admin: { condition: () => true } },
  {
    name: 'name',
    type: 'text',
    admin: { rtl: true, autoComplete: 'name' },
  },
  { name: 'tone', type: 'radio', options: ['a'], admin: { layout: 'vertical' } },
  { name: 'one', type: 'select', options: ['a'], admin: { isClearable: false } },
  {
    name: 'source',
    type: 'code',
    admin: { language: 'css', editorOptions: { tabSize: 4 } },
  },
  {
    name: 'data',
    type: 'json',
    jsonSchema: { uri: 'a://b', fileMatch: ['a://b'], schema: { type: 'object' } },
    admin: { maxHeight: 300 },
  },
  {
    name: 'starts',
    type: 'date',
    required: true,
    timezone: { supportedTimezones: zones, defaultTimezone: 'Asia/Tokyo' },
    admin: { date: { minDate: new Date('2026-01-01T00:00:00.000Z') } },
  },
  { name: 'anywhere', type: 'date', timezone: true },
  // Payload's types do not list the kind.
  { name: 'code', type: 'password', minLength: 4 } as unknown as Field,
]

const hooked: CollectionConfig = {
  slug: 'hooked',
  hooks: { beforeChange: [({ data }) => data] },
  fields: [{ name: 'title', type: 'text' }],
}

const read: CollectionConfig = {
  slug: 'read',
  hooks: { afterRead: [({ doc }) => doc] },
  fields: [{ name: 'title', type: 'text' }],
}

let server: TestServer
let config: SignedInConfig

beforeAll(async () => {
  const collections = [users(), posts(), { slug: 'things', fields }, hooked, read]
  const globals: GlobalConfig[] = [
    { slug: 'plain', fields: [] },
    { slug: 'guarded', hooks: { beforeValidate: [({ data }) => data] }, fields: [] },
  ]
  server = await serve(aSite({ collections, globals }))
  const headers = { cookie: await server.signIn() }
  config = await (await server.ask('/api/stateroom/config', { headers })).json()
})
afterAll(() => server.close())

const thing = (name: string): ClientField | undefined =>
  config.collections
    .find(({ slug }) => slug === 'things')
    ?.fields.find((field) => 'name' in field && field.name === name)

describe('VAL-7 the browser knows what it cannot judge', () => {
  test.each(['ruled', 'tidied', 'stamped', 'given', 'narrowed'])('%s', (name) => {
    expect(thing(name)).toHaveProperty('judgedByServer', true)
  })

  test.each(['plain', 'read', 'shown', 'tone', 'starts'])('but what is %s, it can', (name) => {
    expect(thing(name)).not.toHaveProperty('judgedByServer')
  })

  test('nor may it say that something is missing where the site’s hooks can fill it in', () => {
    expect(config.rules).toEqual({
      maxTextLength: 40_000,
      idTypes: {
        users: 'number',
        posts: 'number',
        things: 'number',
        hooked: 'number',
        read: 'number',
      },
      hooked: { collections: ['hooked'], globals: ['guarded'] },
      rewritten: { collections: ['hooked', 'read'], globals: ['guarded'] },
    })
  })
})

describe('33.2 the browser knows where a hook may change what it sends', () => {
  test.each(['stamped', 'tidied', 'read'])('%s', (name) => {
    expect(thing(name)).toHaveProperty('hasHooks', true)
  })

  test.each(['plain', 'ruled', 'given', 'narrowed', 'tone', 'starts'])('but not in %s', (name) => {
    expect(thing(name)).not.toHaveProperty('hasHooks')
  })
})

describe('CFG-4 the attributes of each kind reach the browser', () => {
  test.each([
    ['name', { rtl: true, autoComplete: 'name' }],
    ['tone', { layout: 'vertical' }],
    ['one', { isClearable: false, isSortable: true }],
    ['source', { language: 'css', editorOptions: { tabSize: 4 } }],
    ['data', { jsonSchema: { uri: 'a://b', schema: { type: 'object' } }, maxHeight: 300 }],
    ['code', { type: 'password', minLength: 4 }],
    [
      'starts',
      {
        min: '2026-01-01T00:00:00.000Z',
        max: null,
        timezone: { options: zones, required: true, defaultValue: 'Asia/Tokyo' },
      },
    ],
  ])('%s', (name, attributes) => {
    expect(thing(name)).toMatchObject(attributes)
  })

  test('a date without time zones of its own offers those of the site', () => {
    expect(thing('anywhere')).toMatchObject({
      timezone: {
        options: expect.arrayContaining([expect.objectContaining({ value: 'Asia/Tokyo' })]),
      },
    })
    expect(thing('starts_tz')).toMatchObject({ hidden: true })
  })
})
