import type { CollectionConfig, JsonObject, Payload, PayloadRequest, TypeWithID } from 'payload'
import { z } from 'zod'
import { fields } from './fields/field.ts'
import { func, optionalLabel, slug } from './values.ts'

/** What Payload's own plugin hands to a function of this name, so that those can be taken as they are. */
export type BeforeSync = (given: {
  /** The document in the language of `req.locale`, without fallback. */
  originalDoc: JsonObject & TypeWithID
  /** The entry as it would be written. */
  searchDoc: JsonObject
  payload: Payload
  req: PayloadRequest
}) => JsonObject | Promise<JsonObject>

type MayRead = NonNullable<NonNullable<CollectionConfig['access']>['read']>
type MayReindex = (given: { req: PayloadRequest }) => boolean | Promise<boolean>

/** `search` of the whole config: one collection in which documents of several are found. */
export const search = z
  .strictObject({
    collections: z.array(z.string()).min(1).describe('The slugs of what is to be found.'),
    slug: slug.default('search').describe('The name in addresses and of the table.'),
    labels: z
      .strictObject({
        singular: optionalLabel('The word for one entry.'),
        plural: optionalLabel('The word for many.'),
      })
      .default({
        singular: { en: 'Search entry', de: 'Sucheintrag' },
        plural: { en: 'Search index', de: 'Suchindex' },
      })
      .meta({
        description: 'What one entry, and several, are called.',
        'x-default': '`Search index`',
      }),
    priorities: z.record(z.string(), z.number()).default({}).meta({
      description: "A number for each collection's entries to sort by; 0 without.",
      'x-default': '`{}`',
    }),
    fields: fields.default([]).meta({
      description: 'More that an entry says, as `beforeSync` fills it in.',
      'x-default': '`[]`',
    }),
    beforeSync: func<BeforeSync>(
      'Takes `{ originalDoc, searchDoc, payload, req }` once per language and answers the entry.',
    ).optional(),
    access: z
      .strictObject({
        read: func<MayRead>('Who may search; whoever is signed in without it.').optional(),
        reindex: func<MayReindex>(
          'Who may make the entries anew; whoever is signed in without it.',
        ).optional(),
      })
      .prefault({})
      .describe('Who may do what.'),
  })
  .meta({ id: 'Search', description: 'A collection in which documents of several are found.' })

/** What a site owner writes. */
export type SearchConfig = z.input<typeof search>

/** What the server works with. */
export type ResolvedSearch = z.output<typeof search>
