import type { JSONField, RichTextField } from 'payload'
import { z } from 'zod'
import type { KeysOf } from '../keys-of.ts'
import { anything, count, opaque } from '../values.ts'
import { fieldAdmin } from './admin.ts'
import { valueKeys } from './keys.ts'

export const jsonField = z.strictObject({
  type: z.literal('json').describe('Any JSON value.'),
  ...valueKeys,
  jsonSchema: z
    .strictObject({
      fileMatch: z.array(z.string()).describe('The files that the schema is for.'),
      schema: z.record(z.string(), z.unknown()).describe('The JSON Schema.'),
      uri: z.string().describe("The schema's address."),
    })
    .optional()
    .describe('A JSON Schema that the value must fit.'),
  admin: fieldAdmin({
    editorOptions: anything("The code editor's options."),
    maxHeight: count("The editor's greatest height in pixels."),
  }),
} satisfies KeysOf<JSONField>)

export const richTextField = z.strictObject({
  type: z.literal('richText').describe('Formatted text with links, images and blocks.'),
  ...valueKeys,
  editor: opaque("The editor's adapter; the panel's own by default."),
  maxDepth: count('How deep documents inside the text are read.'),
  admin: fieldAdmin({}),
} satisfies KeysOf<RichTextField>)
