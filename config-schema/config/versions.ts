import type { CollectionConfig, GlobalConfig } from 'payload'
import { z } from 'zod'
import type { KeysOf } from './keys-of.ts'
import { count, flag, text } from './values.ts'

type CollectionVersions = Exclude<NonNullable<CollectionConfig['versions']>, boolean>
type GlobalVersions = Exclude<NonNullable<GlobalConfig['versions']>, boolean>
type Drafts = Exclude<NonNullable<CollectionVersions['drafts']>, boolean>

/** Milliseconds after the last edit. */
const autosaveInterval = 2000

const autosaveOptions = z.strictObject({
  interval: z
    .int()
    .min(100)
    .default(autosaveInterval)
    .describe('Milliseconds between the last edit and the save.'),
  showSaveDraftButton: flag('Shows the save button too.'),
})

const draftOptions = z
  .strictObject({
    autosave: z
      .union([z.boolean(), autosaveOptions])
      .optional()
      .transform((own) => (own === true ? { interval: autosaveInterval } : own))
      .describe('Saves drafts automatically.'),
    schedulePublish: z
      .union([
        z.boolean(),
        z.strictObject({
          timeFormat: text("The time format, e.g. 'HH:mm'."),
          timeIntervals: count('Minutes between the available times.'),
        }),
      ])
      .optional()
      .describe('Lets people schedule publishing.'),
    validate: flag('Validates drafts like published documents.'),
    localizeStatus: flag('Publishes each locale separately.'),
  } satisfies KeysOf<Drafts>)
  .meta({ id: 'Drafts', description: 'How drafts behave.' })

const drafts = z
  .union([z.boolean(), draftOptions])
  .optional()
  .describe('Lets people save documents without publishing them.')

export const collectionVersions = z
  .union([
    z.boolean(),
    z
      .strictObject({
        drafts,
        maxPerDoc: count('The maximum number of versions per document; 0 for all.'),
      } satisfies KeysOf<CollectionVersions>)
      .meta({ id: 'CollectionVersions', description: "A collection's versions." }),
  ])
  .default(false)
  .meta({ description: 'Keeps earlier versions of a document.', 'x-default': '`false`' })

export const globalVersions = z
  .union([
    z.boolean(),
    z
      .strictObject({
        drafts,
        max: count('The maximum number of versions; 0 for all.'),
      } satisfies KeysOf<GlobalVersions>)
      .meta({ id: 'GlobalVersions', description: "A global's versions." }),
  ])
  .optional()
  .describe('Keeps earlier versions of the global.')
