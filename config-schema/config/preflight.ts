import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { func } from './values.ts'

/** What a check of the site's own is handed. */
export interface OwnCheckArgs {
  /** The values that would be published, in one locale. */
  // biome-ignore lint/suspicious/noExplicitAny: whoever writes the check knows the document.
  doc: any
  /** The slug of the collection or global. */
  slug: string
  locale: string | null
  req: PayloadRequest
}

/** What a check of the site's own finds. */
export interface OwnFinding {
  /** The field that it is about, e.g. `meta.title`. */
  path: string
  text: string
  severity: 'warn' | 'block'
}

export type OwnCheck = (
  args: OwnCheckArgs,
) => readonly OwnFinding[] | Promise<readonly OwnFinding[]>

const level = (meaning: string) => z.enum(['off', 'warn', 'block']).default('off').describe(meaning)

const rules = z
  .strictObject({
    altTexts: level('Pictures that the document uses have an alternative text.'),
    seo: level('Title and description for search engines have a good length.'),
    translations: level('Localized fields are translated into every locale.'),
    links: level('Documents that it links to exist and are published.'),
    externalLinks: level('Other sites that it links to respond.'),
    headings: level('Headings of rich text skip no level.'),
    checks: z
      .array(func<OwnCheck>('Returns what it finds: `[{ path, text, severity }]`.'))
      .default([])
      .describe('Your own checks.'),
  })
  .meta({ id: 'PreflightRules', description: 'What is checked before a document is published.' })

/** `preflight` of the whole config: what is checked before documents are published. */
export const preflight = z
  .strictObject({
    collections: z.record(z.string(), rules).default({}).describe('The checks of each collection.'),
    globals: z.record(z.string(), rules).default({}).describe('The checks of each global.'),
  })
  .meta({ id: 'Preflight', description: 'What is checked before documents are published.' })

/** What a site owner writes. */
export type PreflightInput = z.input<typeof preflight>

/** What the server works with. */
export type PreflightConfig = z.output<typeof preflight>
export type PreflightRules = z.output<typeof rules>
