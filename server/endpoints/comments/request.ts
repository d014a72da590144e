import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { CommentAnchor, CommentText, NewThread, Resolution } from '#contracts/comments'
import { longestComment } from '#contracts/comments'
import { Problem } from '#problems'
import { askedDocumentShape, isOneDocument } from '../../kit/asked-document.ts'
import { jsonOf } from '../../kit/json-of.ts'

/** NUL, and half of a character that is written as two: not every database keeps them. */
const unstorable = /[\0\p{Surrogate}]/u

const storable = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !unstorable.test(text))

const share = z.number().min(0).max(1)

const pixels = z.number().min(0).nullable()

const anchor = z.object({
  place: z.array(storable(200).min(1)).min(1).max(100).exactOptional(),
  locale: storable(40).min(1).exactOptional(),
  quote: z
    .object({ exact: storable(1000).min(1), prefix: storable(200), suffix: storable(200) })
    .exactOptional(),
  point: z.object({ x: share, y: share }).exactOptional(),
  picture: z.object({ name: storable(400).min(1), width: pixels, height: pixels }).exactOptional(),
}) satisfies z.ZodType<CommentAnchor>

/** How long it may be is said by a problem of its own. */
const text = z.string().refine((text) => !unstorable.test(text))

const newThread = z
  .object({ ...askedDocumentShape, anchor, text })
  .refine(isOneDocument) satisfies z.ZodType<NewThread>

const commentText = z.strictObject({ text }) satisfies z.ZodType<CommentText>

const resolution = z.strictObject({ isResolved: z.boolean() }) satisfies z.ZodType<Resolution>

/** A thread to begin. */
export async function readNewThread(req: PayloadRequest): Promise<NewThread> {
  const asked = await read(req, newThread)
  const { localization } = req.payload.config
  const { locale } = asked.anchor
  const codes = localization ? localization.localeCodes : []
  if (locale !== undefined && !codes.includes(locale)) throw invalid()
  mustBeOfLength(asked.text)
  return asked
}

/** The words of a reply. */
export async function readText(req: PayloadRequest): Promise<CommentText> {
  const asked = await read(req, commentText)
  mustBeOfLength(asked.text)
  return asked
}

/** What is to become of a comment. */
export async function readChange(req: PayloadRequest): Promise<CommentText | Resolution> {
  const asked = await read(req, z.union([commentText, resolution]))
  if ('text' in asked) mustBeOfLength(asked.text)
  return asked
}

async function read<Asked>(req: PayloadRequest, schema: z.ZodType<Asked>): Promise<Asked> {
  const { data, success } = schema.safeParse(await jsonOf(req))
  if (!success) throw invalid()
  return data
}

const invalid = () => new Problem('request.invalid', { details: { part: 'body' } })

function mustBeOfLength(text: string): void {
  if (text.trim() !== '' && text.length <= longestComment) return
  throw new Problem('comment.badLength', { details: { most: String(longestComment) } })
}
