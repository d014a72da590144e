import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { AskedDocument } from '../contracts/documents.ts'
import { func, slug } from './values.ts'

/** `document` names what the comments are about: a document by its collection and ID, or a global. */
export type MayComment = (asked: {
  req: PayloadRequest
  document: AskedDocument
}) => boolean | Promise<boolean>

/** `comments` of the whole config: what people of the panel write beside the content. */
export const comments = z
  .strictObject({
    exclude: z
      .array(slug)
      .default([])
      .meta({ description: 'Collections and globals without comments.', 'x-default': '`[]`' }),
    access: z
      .strictObject({
        read: func<MayComment>(
          'Who can read the comments on a document; by default, everyone who can read it in the panel.',
        ).optional(),
        create: func<MayComment>(
          'Who can write comments on a document; by default, everyone who can read them.',
        ).optional(),
        resolve: func<MayComment>(
          'Who can resolve and reopen threads; by default, everyone who can read them.',
        ).optional(),
      })
      .prefault({})
      .describe('Access control.'),
  })
  .meta({ id: 'Comments', description: 'Comments on documents, fields, words and pictures.' })

/** What a site owner writes. */
export type CommentsInput = z.input<typeof comments>

/** What the server works with. */
export type CommentsConfig = z.output<typeof comments>
