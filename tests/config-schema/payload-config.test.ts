import { describe, expect, test } from 'vitest'
import { checkConfig, withDefaults } from '#config-schema/config'
import { deepFrozen } from './kit/deep-frozen.ts'
import { payloadBlocks, payloadConfig } from './kit/payload-config.ts'
import { siteWith, siteWithField } from './kit/sites.ts'

describe('a config that was written for Payload', () => {
  test('CFG-4 is accepted as it is, with every kind of field', () => {
    expect(checkConfig(payloadConfig())).toEqual([])
  })

  test('keeps its functions', () => {
    const config = payloadConfig()
    const [, , posts] = config.collections ?? []

    const [, , resolved] = withDefaults(config).collections

    expect(resolved?.access.read).toBe(posts?.access?.read)
    expect(resolved?.hooks.beforeChange?.[0]).toBe(posts?.hooks?.beforeChange?.[0])
    expect(resolved?.fields[0]).toEqual(posts?.fields[0])
    expect(resolved?.admin.livePreview?.url).toBe(posts?.admin?.livePreview?.url)
  })

  test('is not changed, and every answer is a copy of its own', () => {
    const config = deepFrozen(payloadConfig())

    const [one, other] = [withDefaults(config), withDefaults(config)]
    one.collections[0]?.fields.push({ name: 'added', type: 'text' })
    one.collections[0]?.admin.pagination?.limits?.push(7)
    one.collections[0]?.hooks.afterRead?.push(() => undefined)

    expect(other).toEqual(withDefaults(payloadConfigLike(config)))
  })

  test('may keep its blocks in a list', () => {
    const blocks = payloadBlocks()

    expect(withDefaults({ ...payloadConfig(), blocks }).blocks).toEqual(blocks)
  })
})

/** The same config, so that its functions are the same ones. */
const payloadConfigLike = <Config>(config: Config): Config => config

test('CFG-3 blocks may be a map by slug', () => {
  const [quote] = payloadBlocks()
  const blocks = { quote: { fields: quote?.fields ?? [] } }

  expect(withDefaults({ ...payloadConfig(), blocks }).blocks).toEqual([quote])
})

test.each([
  'text',
  'textarea',
  'number',
  'email',
  'password',
  'date',
  'checkbox',
  'code',
  'json',
  'point',
  'richText',
])('CFG-4 a field of the kind %s needs a name only', (type) => {
  expect(checkConfig(siteWithField({ name: 'x', type }))).toEqual([])
})

test('names that a plugin may bring are not missed', () => {
  const field = { name: 'form', type: 'relationship', relationTo: 'forms' }
  const site = siteWith({}, { admin: { useAsTitle: 'slug' } }, [field])

  expect(checkConfig(site)).toHaveLength(2)
  expect(checkConfig({ ...site, plugins: [(config: unknown) => config] })).toEqual([])
})
