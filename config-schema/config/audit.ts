import type { CollectionConfig } from 'payload'
import { z } from 'zod'
import { func } from './values.ts'

type MayRead = NonNullable<NonNullable<CollectionConfig['access']>['read']>

/** `audit` of the whole config: what is noted of people, and for how long. */
export const audit = z
  .strictObject({
    keepDays: z
      .int()
      .min(1)
      .max(3650)
      .default(180)
      .describe('Days after which an entry is deleted.'),
    access: z
      .strictObject({
        read: func<MayRead>(
          'Who can read the log; by default, everyone who can change every user.',
        ).optional(),
      })
      .prefault({})
      .describe('Access control.'),
  })
  .meta({ id: 'Audit', description: 'A log of sign-ins, rights, exports, deletions and restores.' })

/** What a site owner writes. */
export type AuditInput = z.input<typeof audit>

/** What the server works with. */
export type AuditConfig = z.output<typeof audit>
