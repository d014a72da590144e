import type { RawPayloadComponent } from 'payload'
import { z } from 'zod'
import type { KeysOf } from './keys-of.ts'
import { anything, text } from './values.ts'

/** Where a component of the site owner's lives. */
const component = z
  .union([
    z.literal(false),
    z.string(),
    z.strictObject({
      path: z.string().describe("The module's path."),
      exportName: text('The name of the export; the default one without.'),
      clientProps: anything('Props for a component of the browser.'),
      serverProps: anything('Props for a component of the server.'),
    } satisfies KeysOf<RawPayloadComponent>),
  ])
  .meta({ id: 'Component', description: 'The path of a component, or `false` for none.' })

export const optionalComponent = (meaning: string) => component.optional().describe(meaning)

export const components = (meaning: string) => z.array(component).optional().describe(meaning)

/** Views by name, in any of the forms that Payload takes. */
export const views = z
  .record(z.string(), z.record(z.string(), z.unknown()))
  .optional()
  .describe('Views that replace or extend the built-in ones.')
