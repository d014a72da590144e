import type {
  Block,
  CollectionConfig,
  Config,
  Field,
  GlobalConfig,
  LocalizationConfig,
} from 'payload'
import { expectTypeOf, test } from 'vitest'
import type { ResolvedConfig, StateroomConfig } from '#config-schema/config'

type Collections = NonNullable<StateroomConfig['collections']>
type FieldsOf<Entity extends { fields: unknown }> = Entity['fields']

test("CFG-6 Payload's own types fit into the config", () => {
  expectTypeOf<CollectionConfig[]>().toExtend<Collections>()
  expectTypeOf<GlobalConfig[]>().toExtend<StateroomConfig['globals']>()
  expectTypeOf<Block[]>().toExtend<StateroomConfig['blocks']>()
  expectTypeOf<Record<string, Omit<Block, 'slug'>>>().toExtend<StateroomConfig['blocks']>()
  expectTypeOf<Field[]>().toExtend<FieldsOf<Collections[number]>>()
  expectTypeOf<LocalizationConfig>().toExtend<StateroomConfig['localization']>()
  expectTypeOf<NonNullable<Config['plugins']>>().toExtend<StateroomConfig['plugins']>()
  expectTypeOf<NonNullable<Config['onInit']>>().toExtend<StateroomConfig['onInit']>()
  expectTypeOf<NonNullable<Config['jobs']>>().toExtend<StateroomConfig['jobs']>()
  expectTypeOf<NonNullable<Config['endpoints']>>().toExtend<StateroomConfig['endpoints']>()
  expectTypeOf<NonNullable<Config['hooks']>>().toExtend<StateroomConfig['hooks']>()
})

test("CFG-6 what the server gets fits into Payload's own types", () => {
  expectTypeOf<ResolvedConfig['collections']>().toExtend<CollectionConfig[]>()
  expectTypeOf<ResolvedConfig['globals']>().toExtend<GlobalConfig[]>()
  expectTypeOf<ResolvedConfig['blocks']>().toExtend<Block[]>()
  expectTypeOf<ResolvedConfig['plugins']>().toExtend<NonNullable<Config['plugins']>>()
  expectTypeOf<ResolvedConfig['endpoints']>().toExtend<NonNullable<Config['endpoints']>>()
  expectTypeOf<ResolvedConfig['localization']>().toExtend<false | LocalizationConfig>()
  expectTypeOf<ResolvedConfig['admin']['user']>().toEqualTypeOf<string>()
  expectTypeOf<ResolvedConfig['cookiePrefix']>().toEqualTypeOf<string>()
})

test('CFG-6 a misspelt key does not compile', () => {
  // @ts-expect-error There is no such key.
  const config: StateroomConfig = { collections: [], colections: [] }
  // @ts-expect-error There is no such kind of field.
  const fields: FieldsOf<Collections[number]> = [{ name: 'x', type: 'txt' }]

  expectTypeOf(config).toEqualTypeOf<StateroomConfig>()
  expectTypeOf(fields).toExtend<Field[]>()
})
