import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { ReviewStep } from '#contracts/review'
import { longestReviewNote, reviewActions } from '#contracts/review'
import { Problem } from '#problems'
import { askedDocumentShape, isOneDocument } from '../../kit/asked-document.ts'
import { jsonOf } from '../../kit/json-of.ts'

/** NUL, and half of a character that is written as two: not every database keeps them. */
const unstorable = /[\0\p{Surrogate}]/u

const schema = z
  .object({
    ...askedDocumentShape,
    action: z.enum(reviewActions),
    note: z
      .string()
      .max(longestReviewNote)
      .refine((text) => !unstorable.test(text))
      .exactOptional(),
    to: z
      .array(z.object({ collection: z.string(), id: z.union([z.string(), z.number()]) }))
      .max(50)
      .exactOptional(),
    content: z.string(),
    last: z.string().nullable(),
  })
  .refine(isOneDocument) satisfies z.ZodType<ReviewStep>

/** The step that is to be taken. */
export async function readStep(req: PayloadRequest): Promise<ReviewStep> {
  const { data, success } = schema.safeParse(await jsonOf(req))
  if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
  return data
}
