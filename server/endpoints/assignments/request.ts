import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { AssignmentChange, NewAssignment } from '#contracts/assignments'
import { longestTask } from '#contracts/assignments'
import { Problem } from '#problems'
import { askedDocumentShape, isOneDocument } from '../../kit/asked-document.ts'
import { jsonOf } from '../../kit/json-of.ts'

/** NUL, and half of a character that is written as two: not every database keeps them. */
const unstorable = /[\0\p{Surrogate}]/u

const task = z
  .string()
  .trim()
  .max(longestTask)
  .refine((text) => !unstorable.test(text))
  .exactOptional()

/** A day that there is. */
const due = z.iso.date().nullable().exactOptional()

const newAssignment = z
  .object({
    ...askedDocumentShape,
    to: z.strictObject({
      collection: z.string().max(200),
      id: z.union([z.string().min(1).max(200), z.number()]),
    }),
    task,
    due,
  })
  .refine(isOneDocument) satisfies z.ZodType<NewAssignment>

const assignmentChange = z.strictObject({
  task,
  due,
  isDone: z.boolean().exactOptional(),
}) satisfies z.ZodType<AssignmentChange>

/** A task to give. */
export const readNewAssignment = (req: PayloadRequest): Promise<NewAssignment> =>
  read(req, newAssignment)

/** What is to become of one. */
export const readAssignmentChange = (req: PayloadRequest): Promise<AssignmentChange> =>
  read(req, assignmentChange)

async function read<Asked>(req: PayloadRequest, schema: z.ZodType<Asked>): Promise<Asked> {
  const { data, success } = schema.safeParse(await jsonOf(req))
  if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
  return data
}
