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
      fileMatch: z.array(z.string()).describe('The files that the schema applies to.'),
      schema: z.record(z.string(), z.unknown()).describe('The JSON Schema.'),
      uri: z.string().describe("The schema's URI."),
    })
    .optional()
    .describe('A JSON Schema that validates the value.'),
  admin: fieldAdmin({
    editorOptions: anything("The code editor's options."),
    maxHeight: count("The editor's maximum height in pixels."),
  }),
} satisfies KeysOf<JSONField>)

export const richTextField = z.strictObject({
  type: z.literal('richText').describe('Formatted text with links, images and blocks.'),
  ...valueKeys,
  editor: opaque(
    "What the editor offers: `richText({ … })` from `stateroom-admin/server`, or Payload's `lexicalEditor`; by default, all but blocks.",
  ),
  maxDepth: count('The depth at which documents in the text are read.'),
  admin: fieldAdmin({}),
} satisfies KeysOf<RichTextField>)
