import type * as GraphQL from 'graphql'
import { TooCostly } from '../cost/too-costly.ts'

/** Related documents in the answer to one request, each time that they are in it. */
const mostRelated = 5_000
/** A join asks the database for itself. */
const joinWeighs = 50

type Field = GraphQL.GraphQLField<unknown, object>

/**
 * Counts the related documents of each answer: ten of ten of ten are a thousand, however few documents
 * there are, and no one can tell from the query.
 */
export function limitResolved(schema: GraphQL.GraphQLSchema): void {
  if (limited.has(schema)) return
  limited.add(schema)
  const left = new WeakMap<object, number>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (!('getFields' in type)) continue
    for (const field of Object.values(type.getFields()) as Field[]) {
      const { resolve } = field
      const known = payloadField(field)
      if (!resolve || !known) continue
      field.resolve = (parent, args, context, info) => {
        const before = left.get(context) ?? mostRelated
        // Said once: what is asked for besides has an empty answer.
        if (before < 0) return isList(info.returnType) ? [] : null
        const now = before - weightOf(known, parent)
        left.set(context, now)
        if (now < 0) throw new TooCostly()
        return resolve(parent, args, context, info)
      }
    }
  }
}

/** Payload makes one schema, and gives it to every request. */
const limited = new WeakSet<GraphQL.GraphQLSchema>()

const isList = (type: GraphQL.GraphQLOutputType): boolean => /^\[/.test(String(type))

interface PayloadField {
  name: string
  type: string
}

const payloadField = ({ extensions }: Field) => extensions.field as PayloadField | undefined

function weightOf({ name, type }: PayloadField, parent: unknown): number {
  if (type === 'join') return joinWeighs
  const value = (parent as Readonly<Record<string, unknown>>)[name]
  return Array.isArray(value) ? value.length : 1
}
