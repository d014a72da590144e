import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { DocumentData } from '#contracts/documents'
import type { FormStateRequest } from '#contracts/form-state'
import { Problem } from '#problems'
import { jsonOf } from '../../kit/json-of.ts'

/** The body is JSON already: that its values are is known. */
const values = z.custom<DocumentData>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

const schema = z
  .object({
    collectionSlug: z.string().exactOptional(),
    globalSlug: z.string().exactOptional(),
    id: z.union([z.string(), z.number()]).exactOptional(),
    operation: z.enum(['create', 'update']),
    locale: z.string().exactOptional(),
    data: values.exactOptional(),
    changes: values.exactOptional(),
    skipValidation: z.boolean().exactOptional(),
    returnLockStatus: z.boolean().exactOptional(),
  })
  .refine(
    ({ collectionSlug, globalSlug }) =>
      (collectionSlug === undefined) !== (globalSlug === undefined),
  )
  .refine(({ data, changes }) => data === undefined || changes === undefined)
  .refine(({ collectionSlug, id, operation }) =>
    collectionSlug === undefined
      ? id === undefined
      : (id === undefined) === (operation === 'create'),
  ) satisfies z.ZodType<FormStateRequest>

/** The question, or a refusal of what nobody can read as one. */
export async function readRequest(req: PayloadRequest): Promise<FormStateRequest> {
  const { data, success } = schema.safeParse(await jsonOf(req))
  if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
  return data
}
