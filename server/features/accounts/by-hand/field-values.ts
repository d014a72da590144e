import type { SanitizedCollectionConfig } from 'payload'
import { nearest } from '#contracts/nearest'
import { Problem } from '#problems'
import { childrenOf } from '../../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../../kit/payload-fields/payload-field.ts'
import { partName } from '../../../kit/payload-fields/payload-field.ts'

/** The values of `field=value`, as the fields of a collection store them. */
export function fieldValues(
  { fields }: SanitizedCollectionConfig,
  written: readonly string[],
): Record<string, unknown> {
  const known = settable(fields as readonly PayloadField[])
  const data: Record<string, unknown> = {}
  for (const pair of written) {
    const [, path, text] = /^([^=]+)=(.*)$/s.exec(pair) ?? []
    if (path === undefined || text === undefined) throw wrong('--set', pair, 'field=value')
    const field = known.get(path)
    if (!field) {
      const all = [...known.keys()]
      const near = nearest(path, all)
      const details = {
        found: path,
        available: all.join(', '),
        ...(near !== null && { nearest: near }),
      }
      throw new Problem('user.unknownField', { details })
    }
    put(data, path.split('.'), valueIn(field, path, text))
  }
  return data
}

/** What Payload keeps for itself, or asks for in another way. */
const own: ReadonlySet<string> = new Set([
  ...['password', 'salt', 'hash', 'sessions', 'loginAttempts', 'lockUntil'],
  ...['createdAt', 'updatedAt', 'deletedAt', '_status', '_verified'],
])

function settable(fields: readonly PayloadField[], above = ''): Map<string, PayloadField> {
  const found = new Map<string, PayloadField>()
  for (const field of fields) {
    const name = partName(field)
    if (name !== null && field.hidden !== true && !own.has(name)) found.set(above + name, field)
    for (const children of childrenOf(field)) {
      if (children.in !== 'parent' && children.in !== 'record') continue
      const prefix = children.in === 'record' ? `${above}${children.name}.` : above
      for (const [path, inner] of settable(children.fields, prefix)) found.set(path, inner)
      if (children.in === 'record') found.delete(above + children.name)
    }
  }
  return found
}

function valueIn(field: PayloadField, path: string, text: string): unknown {
  const parts = field.hasMany ? text.split(',').map((part) => part.trim()) : [text]
  const values = parts.map((part) => oneValue(field, path, part))
  return field.hasMany ? values : values[0]
}

function oneValue({ options, type = '' }: PayloadField, path: string, text: string): unknown {
  switch (type) {
    case 'checkbox':
      if (text === 'true' || text === 'false') return text === 'true'
      throw wrong(path, text, 'true, false')
    case 'number':
      if (text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
      throw wrong(path, text, '1, -2.5, …')
    case 'select':
    case 'radio': {
      const allowed = (options ?? []).map((one) => (typeof one === 'string' ? one : one.value))
      if (allowed.includes(text)) return text
      throw wrong(path, text, allowed.join(', '))
    }
    case 'text':
    case 'textarea':
    case 'email':
    case 'code':
    case 'date':
      return text
    default:
      throw new Problem('user.unsettable', { details: { field: path, type } })
  }
}

const wrong = (path: string, found: string, allowed: string): Problem =>
  new Problem('option.invalid', {
    details: {
      name: path.startsWith('--') ? path : `--set ${path}`,
      found: JSON.stringify(found),
      allowed,
    },
  })

function put(data: Record<string, unknown>, [name = '', ...rest]: string[], value: unknown): void {
  if (rest.length === 0) data[name] = value
  else {
    const inner = (data[name] ?? {}) as Record<string, unknown>
    data[name] = inner
    put(inner, rest, value)
  }
}
