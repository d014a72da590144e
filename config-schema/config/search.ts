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
    collections: z.array(z.string()).min(1).describe('The slugs of the collections to search.'),
    slug: slug.default('search').describe('The name in URLs and of the table.'),
    labels: z
      .strictObject({
        singular: optionalLabel('The singular label.'),
        plural: optionalLabel('The plural label.'),
      })
      .optional()
      .meta({
        description: 'The singular and plural labels.',
        'x-default': '`Search index`',
      }),
    priorities: z.record(z.string(), z.number()).default({}).meta({
      description: "The priority of each collection's entries; 0 by default.",
      'x-default': '`{}`',
    }),
    fields: fields.default([]).meta({
      description: 'More fields of an entry, set by `beforeSync`.',
      'x-default': '`[]`',
    }),
    beforeSync: func<BeforeSync>(
      'Receives `{ originalDoc, searchDoc, payload, req }` once per locale and returns the entry.',
    ).optional(),
    access: z
      .strictObject({
        read: func<MayRead>(
          'Who can search; by default, everyone who can use the panel.',
        ).optional(),
        reindex: func<MayReindex>(
          'Who can reindex; by default, everyone who can use the panel.',
        ).optional(),
      })
      .prefault({})
      .describe('Access control.'),
  })
  .meta({ id: 'Search', description: 'A collection in which documents of several are found.' })

/** What a site owner writes. */
export type SearchConfig = z.input<typeof search>

/** What the server works with. */
export type ResolvedSearch = z.output<typeof search>
