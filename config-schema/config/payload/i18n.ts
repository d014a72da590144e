import type { Config } from 'payload'
import { z } from 'zod'
import type { KeysOf } from '../keys-of.ts'
import { opaque, text } from '../values.ts'

export interface LanguageOptions extends NonNullable<Config['i18n']> {}

/** The languages, by their codes or as Payload's config has them: each with its texts. */
export const i18n = z
  .strictObject({
    languages: z
      .array(z.string())
      .min(1)
      .optional()
      .describe('The languages of the admin panel; by default, all available ones.'),
    fallback: z
      .string()
      .default('en')
      .describe("The language for users whose own isn't available."),
    supportedLanguages: opaque<LanguageOptions, 'supportedLanguages'>(
      "Payload's form of `languages`: imported languages by their codes.",
    ),
    fallbackLanguage: text("Payload's form of `fallback`."),
    translations: opaque<LanguageOptions, 'translations'>(
      'Custom texts by language, for labels and messages that are functions.',
    ),
  } satisfies KeysOf<LanguageOptions> & Record<string, z.ZodType>)
  .prefault({})
  .describe('The language of the admin panel.')
