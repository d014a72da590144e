import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { NewTemplate, TemplateName } from '#contracts/templates'
import { longestTemplateName } from '#contracts/templates'
import { Problem } from '#problems'
import { jsonOf } from '../../kit/json-of.ts'

/** NUL, and half of a character that is written as two: not every database keeps them. */
const unstorable = /[\0\p{Surrogate}]/u

/** How long it may be is said by a problem of its own. */
const name = z
  .string()
  .refine((text) => !unstorable.test(text))
  .transform((text) => text.trim())

const newTemplate = z.strictObject({
  collectionSlug: z.string(),
  id: z.union([z.string(), z.number()]),
  name,
}) satisfies z.ZodType<NewTemplate>

const templateName = z.strictObject({ name }) satisfies z.ZodType<TemplateName>

/** Which document is to be a template, and what it's called. */
export const readNewTemplate = (req: PayloadRequest): Promise<NewTemplate> => read(req, newTemplate)

/** What it's to be called. */
export const readName = (req: PayloadRequest): Promise<TemplateName> => read(req, templateName)

async function read<Asked extends TemplateName>(
  req: PayloadRequest,
  schema: z.ZodType<Asked>,
): Promise<Asked> {
  const { data, success } = schema.safeParse(await jsonOf(req))
  if (!success) throw new Problem('request.invalid', { details: { part: 'body' } })
  if (data.name !== '' && data.name.length <= longestTemplateName) return data
  throw new Problem('template.badName', { details: { most: String(longestTemplateName) } })
}
