import { z } from 'zod'

/** A function, typed as the caller says. */
export const func = <Type>(meaning: string) =>
  z
    .custom<Type>((value) => typeof value === 'function', { params: { expected: 'function' } })
    .meta({ description: meaning, 'x-type': 'function' })

/** A function of any kind, for places whose type comes from elsewhere. */
export const anyFunction = func<(...args: never[]) => unknown>('A function.')

/** The type of a value by its place: what stands there is often too long to be written down. */
export interface ValueOf<Owner, Key extends keyof Owner>
  extends z.ZodType<NonNullable<Owner[Key]>, NonNullable<Owner[Key]>> {}

/** A value that must come from one of its makers, e.g. an adapter: looked at by nobody here. */
export const opaque = <Owner, Key extends keyof Owner>(
  meaning: string,
): z.ZodOptional<ValueOf<Owner, Key>> =>
  z.custom<NonNullable<Owner[Key]>>().optional().describe(meaning)

export const flag = (meaning: string) => z.boolean().optional().describe(meaning)
export const text = (meaning: string) => z.string().optional().describe(meaning)
export const texts = (meaning: string) => z.array(z.string()).optional().describe(meaning)
export const count = (meaning: string) => z.int().min(0).optional().describe(meaning)
export const amount = (meaning: string) => z.number().optional().describe(meaning)
export const anything = (meaning: string) => z.unknown().optional().describe(meaning)
export const optionalFunction = (meaning: string) => anyFunction.optional().describe(meaning)
export const functions = (meaning: string) => z.array(anyFunction).optional().describe(meaning)

/** Keys and values of the site owner's own. */
export const open = (meaning: string) =>
  z.record(z.string(), z.unknown()).optional().describe(meaning)

/** A text with a form; who breaks it is shown the example. */
export const formed = (pattern: RegExp, example: string) =>
  z.string().regex(pattern, JSON.stringify(example))

/** The name of a collection, global or block: part of addresses and of table names. */
export const slug = formed(/^[\w-]+$/, 'blog-posts')

export const words = z.union([z.string(), z.record(z.string(), z.string())]).meta({
  id: 'Words',
  description: 'A text, or one per language.',
})

export const label = z.union([z.string(), z.record(z.string(), z.string()), anyFunction]).meta({
  id: 'Label',
  description: 'A text, one per language, or a function that makes it.',
})

export const optionalWords = (meaning: string) => words.optional().describe(meaning)
export const optionalLabel = (meaning: string) => label.optional().describe(meaning)

/** A name for the database: of a table or an enum. */
export const databaseName = (meaning: string) =>
  z.union([z.string(), anyFunction]).optional().describe(meaning)

/** A query, in the form of Payload's `where`. */
export const where = z.record(z.string(), z.unknown())

/** The fields to sort by: '-' before a name turns the order round. */
export const sort = (meaning: string) =>
  z
    .union([z.string(), z.array(z.string())])
    .optional()
    .describe(meaning)
