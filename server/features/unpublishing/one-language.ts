import type { Payload, PayloadRequest } from 'payload'
import { narrowed, originalRule } from '../../kit/narrowed-rules.ts'
import { partsOf } from '../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'

type Entity = { fields: readonly object[] }

/** Of each save that takes something from visitors, the names that it sends. */
const sent = new WeakMap<object, Map<string, ReadonlySet<string>>>()

/** Notes what a save sends; null: it is an ordinary one. */
export function noteSent(
  { context }: Pick<PayloadRequest, 'context'>,
  names: readonly string[] | null,
  ...parts: unknown[]
): void {
  const noted = sent.get(context) ?? new Map()
  sent.set(context, noted)
  if (names) noted.set(nameOf(...parts), new Set(names))
  else noted.delete(nameOf(...parts))
}

const nameOf = (...parts: readonly unknown[]): string => parts.map(String).join('/')

interface Given {
  collectionSlug?: string
  id?: unknown
  path?: readonly (string | number)[]
  req?: Partial<Pick<PayloadRequest, 'context'>>
}

/**
 * Where each language has a status of its own, Payload looks at all fields when one of them is unpublished.
 * Here their rules are asked about what is sent only.
 */
export function narrowRules(
  { blocks, config }: Payload,
  isMeant: (entity: never) => boolean,
): void {
  const meant = [...config.collections, ...config.globals].filter((one) => isMeant(one as never))
  if (meant.length === 0) return
  const lists: readonly Entity[] = [...meant, ...Object.values(blocks ?? {})]
  for (const { fields } of lists) {
    for (const { part } of partsOf(fields as readonly PayloadField[])) {
      narrow(part as PayloadField)
    }
  }
}

function narrow(field: PayloadField): void {
  const { validate } = field
  if (typeof validate !== 'function' || originalRule(validate) !== validate) return
  field.validate = narrowed(validate, (value: unknown, given: Given) =>
    isLeftAlone(given) ? true : validate(value, given),
  )
}

function isLeftAlone({ collectionSlug = 'global', id, path = [], req }: Given): boolean {
  const noted = req?.context && sent.get(req.context)
  const names = noted?.get(nameOf(collectionSlug, id)) ?? noted?.get(nameOf(collectionSlug))
  return names !== undefined && !names.has(String(path[0]))
}
