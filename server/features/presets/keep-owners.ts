import type { Field, FieldHook, Payload } from 'payload'
import { partsOf } from '../../kit/payload-fields/field-tree.ts'

const presetsSlug = 'payload-query-presets'

/**
 * Payload makes whoever saves a preset one of its people, and the only one where it says 'only me':
 * who may change the view of somebody else could delete it next. Where the constraint stays, so do
 * its people. Called when the collections are there.
 */
export function keepOwners({ collections }: Payload): void {
  for (const { part } of partsOf(collections[presetsSlug]?.config.fields ?? [])) {
    if (!isUsers(part)) continue
    part.hooks = { ...part.hooks, beforeChange: [...(part.hooks?.beforeChange ?? []), settle] }
  }
}

type UsersField = Extract<Field, { type: 'relationship' }>

const isUsers = (field: object): field is UsersField =>
  'type' in field && field.type === 'relationship' && 'name' in field && field.name === 'users'

/** Runs after Payload's own hook, which has added the user. */
const settle: FieldHook = ({ previousSiblingDoc, req, siblingData, value }) => {
  const before = previousSiblingDoc?.users
  if (!Array.isArray(before) || before.length === 0) return value
  if (siblingData.constraint !== previousSiblingDoc.constraint) return value
  if (siblingData.constraint === 'onlyMe') return before
  if (siblingData.constraint !== 'specificUsers' || !Array.isArray(value)) return value
  return [...new Set(value)].filter((id) => id !== req.user?.id || before.includes(id))
}
