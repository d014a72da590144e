import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { AskedDocument } from '../contracts/documents.ts'
import { func } from './values.ts'

/** `document` names what is reviewed: a document by its collection and ID, or a global. */
export type ReviewRule = (asked: {
  req: PayloadRequest
  document: AskedDocument
}) => boolean | Promise<boolean>

const rules = z
  .strictObject({
    required: z
      .union([
        z.boolean(),
        func<ReviewRule>('Returns whether this user needs an approval to publish.'),
      ])
      .default(true)
      .describe(
        'Whether publishing needs an approval, or a function of who needs one; with `false` a review can be requested, and nobody needs it.',
      ),
    by: func<ReviewRule>(
      'Who can approve a document or request changes; by default, everyone who can publish it.',
    ).optional(),
    allowOwn: z
      .boolean()
      .default(false)
      .describe(
        'Whether people can approve what they edited themselves since it was last published, or requested a review of.',
      ),
  })
  .meta({ id: 'ReviewRules', description: 'The review of documents before they are published.' })

/** `review` of the whole config: which documents are reviewed before they are published. */
export const review = z
  .strictObject({
    collections: z.record(z.string(), rules).default({}).describe('The review of each collection.'),
    globals: z.record(z.string(), rules).default({}).describe('The review of each global.'),
  })
  .meta({ id: 'Review', description: 'Which documents are reviewed before they are published.' })

/** What a site owner writes. */
export type ReviewInput = z.input<typeof review>

/** What the server works with. */
export type ReviewConfig = z.output<typeof review>
export type ReviewRules = z.output<typeof rules>
