import type { Block, CollectionConfig, Config, Field, GlobalConfig } from 'payload'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkConfig, withDefaults } from '#config-schema/config'
import type { KeysOf } from '../../config-schema/config/keys-of.ts'

type FieldOf<Type extends Field['type']> = Extract<Field, { type: Type }>

const named = { name: 'x' } as const

/** The least that Payload's types let each kind of field be: the compiler refuses a key too few. */
const leastFields: { [Type in Field['type']]: FieldOf<Type> } = {
  array: { ...named, type: 'array', fields: [] },
  blocks: { ...named, type: 'blocks', blocks: [] },
  checkbox: { ...named, type: 'checkbox' },
  code: { ...named, type: 'code' },
  collapsible: { type: 'collapsible', label: 'X', fields: [] },
  date: { ...named, type: 'date' },
  email: { ...named, type: 'email' },
  group: { type: 'group', fields: [] },
  join: { ...named, type: 'join', collection: 'pages', on: 'owner' },
  json: { ...named, type: 'json' },
  number: { ...named, type: 'number' },
  point: { ...named, type: 'point' },
  radio: { ...named, type: 'radio', options: ['a'] },
  relationship: { ...named, type: 'relationship', relationTo: 'pages' },
  richText: { ...named, type: 'richText' },
  row: { type: 'row', fields: [] },
  select: { ...named, type: 'select', options: ['a'] },
  tabs: { type: 'tabs', tabs: [{ label: 'X', fields: [] }] },
  text: { ...named, type: 'text' },
  textarea: { ...named, type: 'textarea' },
  ui: { ...named, type: 'ui', admin: {} },
  upload: { ...named, type: 'upload', relationTo: 'files' },
}

const pages: CollectionConfig = {
  slug: 'pages',
  fields: [{ name: 'owner', type: 'relationship', relationTo: 'things' }],
}
const files: CollectionConfig = { slug: 'files', upload: true, fields: [] }
const global: GlobalConfig = { slug: 'settings', fields: [] }
const block: Block = { slug: 'hero', fields: [] }

test.each(Object.entries(leastFields))(
  '37.1.1 a field of the kind %s may leave out what Payload lets it leave out',
  (_type, field) => {
    const things: CollectionConfig = { slug: 'things', fields: [field] }

    expect(checkConfig({ collections: [things, pages, files] })).toEqual([])
  },
)

const leastConfigs: Record<string, Omit<Config, 'db'>> = {
  'a secret only': { secret: 'a-secret' },
  'blocks only': { secret: 'a-secret', blocks: [block] },
  'a global only': { secret: 'a-secret', globals: [global] },
  'languages only': {
    secret: 'a-secret',
    localization: { locales: ['en'], defaultLocale: 'en' },
  },
}

test.each(Object.entries(leastConfigs))(
  '37.1.1 a config with %s is accepted without collections',
  (_name, config) => {
    expect(checkConfig(config)).toEqual([])
    expect(withDefaults(config as object).collections).toEqual([])
  },
)

test('37.1.1 a file that exports nothing is still told apart from a config', () => {
  expect(checkConfig({})).toMatchObject([{ kind: 'missing', path: 'collections' }])
})

test("37.1.1 a schema that asks for what Payload's type lets be left out doesn't compile", () => {
  type Theirs = { slug: string; label?: string } | { slug: string; label?: string; only: string }
  const every: KeysOf<Theirs> = {
    slug: z.string(),
    label: z.string().optional(),
    only: z.string().optional(),
  }
  // @ts-expect-error Their label may be left out.
  const strict: KeysOf<Theirs> = { ...every, label: z.string() }
  // @ts-expect-error One of them has no such key.
  const stricter: KeysOf<Theirs> = { ...every, only: z.string() }

  expect(Object.keys(strict)).toEqual(Object.keys(stricter))
})
