/** The parts of OpenAPI 3.1 that are written here; schemas are plain JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>

export interface Operation {
  operationId: string
  tags: readonly string[]
  summary: string
  parameters?: readonly Schema[]
  requestBody?: Schema
  responses: Readonly<Record<string, Schema>>
  security?: readonly Schema[]
}

export type Paths = Readonly<Record<string, Readonly<Partial<Record<Method, Operation>>>>>

type Method = 'get' | 'post' | 'patch' | 'delete' | 'put'

/** What one operation does, with what is sent and answered. */
interface Told {
  id: string
  tag: string
  summary: string
  query?: readonly string[]
  inPath?: Readonly<Record<string, Schema>>
  body?: Schema
  answer: Schema
  status?: number
}

export function operation({
  id,
  tag,
  summary,
  query = [],
  inPath = {},
  body,
  answer,
  status = 200,
}: Told): Operation {
  const parameters = [
    ...Object.entries(inPath).map(([name, schema]) => ({
      name,
      in: 'path',
      required: true,
      schema,
    })),
    ...query.map((name) => ({ $ref: `#/components/parameters/${name}` })),
  ]
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      [status]: { description: 'Done', content: json(answer) },
      default: { $ref: '#/components/responses/Refused' },
    },
  }
}

export const json = (schema: Schema): Schema => ({ 'application/json': { schema } })

export const sent = (schema: Schema): Schema => ({ required: true, content: json(schema) })

export const named = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** An object that has all of these, and may have others. */
export const objectOf = (properties: Schema, optional: Schema = {}): Schema => ({
  type: 'object',
  properties: { ...properties, ...optional },
  required: Object.keys(properties),
})

export const text: Schema = { type: 'string' }

/** `blog-posts` as a name of a program: `blogPosts`. */
export const camelCase = (slug: string): string =>
  slug.replace(/[^a-zA-Z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '')
