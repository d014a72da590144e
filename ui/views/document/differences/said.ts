import type { Json } from '#config-schema'
import type { Conflict } from '#machines/document'
import type { Text } from '../../../kit/text.tsx'

/** One side of a difference, in words that fit into a box. */
export function said(text: Text, { kind }: Conflict, value: Json | undefined): string {
  if (kind === 'row' && (value === null || value === undefined)) return text('difference.noRow')
  if (kind === 'order') return text('difference.order', { count: lengthOf(value) })
  return saidPlainly(text, value)
}

function saidPlainly(text: Text, value: Json | undefined): string {
  if (value === null || value === undefined || value === '') return text('difference.nothing')
  if (typeof value === 'boolean') return text(value ? 'difference.yes' : 'difference.no')
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((part) => saidPlainly(text, part)).join(', ')
  const { id: _id, blockType: _type, ...rest } = value
  return Object.values(rest)
    .filter((part) => part !== null && part !== '')
    .map((part) => (typeof part === 'object' ? JSON.stringify(part) : String(part)))
    .join(' · ')
}

const lengthOf = (value: Json | undefined) => (Array.isArray(value) ? value.length : 0)
