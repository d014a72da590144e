import type { BaseLocalizationConfig, Locale } from 'payload'
import { z } from 'zod'
import type { KeysOf } from './keys-of.ts'
import { formed, optionalFunction, words } from './values.ts'

/** What a site owner writes: each locale by its code alone, or with all that is known of it. */
type WrittenLocalization = BaseLocalizationConfig & { locales: (string | Locale)[] }

/** Every locale in full. */
type ResolvedLocalization = BaseLocalizationConfig & { locales: Locale[]; fallback: boolean }

const code = formed(/^[A-Za-z]+([-_][A-Za-z0-9]+)*$/, 'pt-BR')

const locale = z.union([
  code.transform((own): Locale => ({ code: own, label: own, rtl: false })),
  z
    .strictObject({
      code: code.describe('The code in URLs and in the database.'),
      label: words.describe('The label.'),
      rtl: z.boolean().default(false).describe('Right-to-left text.'),
      fallbackLocale: z
        .union([z.string(), z.array(z.string())])
        .optional()
        .describe('The locale to show where a value is missing.'),
    } satisfies KeysOf<Locale>)
    .meta({ id: 'Locale', description: 'A language of the content.' }),
])

/** Its type is built of Payload's own, for the same reason as a collection's. */
const localizationOptions = z
  .strictObject({
    locales: z.array(locale).min(1).describe('The locales of the content.'),
    defaultLocale: z.string().describe('The default locale.'),
    fallback: z
      .boolean()
      .default(true)
      .describe('Shows the default locale where a value is missing.'),
    defaultLocalePublishOption: z
      .enum(['all', 'active'])
      .optional()
      .describe('Whether the publish button publishes all locales or the open one.'),
    filterAvailableLocales: optionalFunction('Returns the available locales.'),
  } satisfies KeysOf<WrittenLocalization>)
  .meta({
    id: 'Localization',
    description: 'Content in several locales.',
  }) as unknown as z.ZodType<ResolvedLocalization, WrittenLocalization>

export const localization = z
  .union([z.literal(false), localizationOptions])
  .default(false)
  .meta({ description: 'Content in several locales.', 'x-default': '`false`' })
