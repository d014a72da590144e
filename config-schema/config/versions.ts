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
    .describe('Milliseconds from the last edit to the save.'),
  showSaveDraftButton: flag('Offers saving by hand as well.'),
})

const draftOptions = z
  .strictObject({
    autosave: z
      .union([z.boolean(), autosaveOptions])
      .optional()
      .transform((own) => (own === true ? { interval: autosaveInterval } : own))
      .describe('Drafts save themselves.'),
    schedulePublish: z
      .union([
        z.boolean(),
        z.strictObject({
          timeFormat: text("How a time is written, e.g. 'HH:mm'."),
          timeIntervals: count('Minutes between two times on offer.'),
        }),
      ])
      .optional()
      .describe('Publishing can be set for a later time.'),
    validate: flag('Drafts are checked as published documents are.'),
    localizeStatus: flag('Each locale is published by itself.'),
  } satisfies KeysOf<Drafts>)
  .meta({ id: 'Drafts', description: 'How drafts behave.' })

const drafts = z
  .union([z.boolean(), draftOptions])
  .optional()
  .describe('Documents can be saved without being published.')

export const collectionVersions = z
  .union([
    z.boolean(),
    z
      .strictObject({
        drafts,
        maxPerDoc: count('Versions kept of a document; 0 for all.'),
      } satisfies KeysOf<CollectionVersions>)
      .meta({ id: 'CollectionVersions', description: "A collection's versions." }),
  ])
  .default(false)
  .meta({ description: 'Earlier states of a document are kept.', 'x-default': '`false`' })

export const globalVersions = z
  .union([
    z.boolean(),
    z
      .strictObject({
        drafts,
        max: count('Versions kept; 0 for all.'),
      } satisfies KeysOf<GlobalVersions>)
      .meta({ id: 'GlobalVersions', description: "A global's versions." }),
  ])
  .optional()
  .describe('Earlier states of the global are kept.')
