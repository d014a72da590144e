import type { RichTextAdapterProvider } from 'payload'
import { buildConfig } from 'payload'
import { expect, test } from 'vitest'
import { withDefaults } from '#config-schema/config'
import { payloadConfig } from './kit/payload-config.ts'

const plainEditor: RichTextAdapterProvider = () => ({
  CellComponent: false,
  FieldComponent: false,
  outputSchema: () => ({}),
  validate: () => true,
})

/** Payload changes what it is given; `withDefaults` gives it a copy. */
const startedFrom = (config: ReturnType<typeof payloadConfig>) => {
  const { collections, globals, blocks, localization } = withDefaults(config)
  return buildConfig({
    collections,
    globals,
    blocks,
    localization,
    editor: plainEditor,
    db: { allowIDOnCreate: false, defaultIDType: 'number', init: () => ({}) as never },
    secret: 'secret',
    sharp: (() => undefined) as never,
    telemetry: false,
  })
}

test('CFG-4 what was checked and filled in is what Payload takes, twice from the same config', async () => {
  const config = payloadConfig()

  const first = await startedFrom(config)
  const second = await startedFrom(config)

  expect(first.collections.map(({ slug }) => slug)).toContain('posts')
  expect(second.collections).toHaveLength(first.collections.length)
})
