import type { FieldAccess, PayloadRequest } from 'payload'
import { childrenOf, membersOf } from '../../kit/payload-fields/field-tree.ts'
import type { NamedBlocks, PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { isKeptBack } from '../../kit/payload-fields/payload-field.ts'

/** Why the field of a path is on nobody's page, or not on this person's; null: it is there. */
export async function whyUnseen(
  req: PayloadRequest,
  fields: readonly PayloadField[],
  path: string,
  named?: NamedBlocks,
): Promise<'hidden' | 'unreadable' | null> {
  for (const field of partsAt(fields, path.split('.'), named)) {
    if (isKeptBack(field)) return 'hidden'
    if (!(await mayRead(req, field.access?.read))) return 'unreadable'
  }
  return null
}

/** The fields on the way to a path; of rows that may be of several kinds, those of the first that fits. */
export function partsAt(
  fields: readonly PayloadField[],
  path: readonly string[],
  named?: NamedBlocks,
): readonly PayloadField[] {
  const [name = '', ...rest] = path.filter((segment) => !/^\d+$/.test(segment))
  const member = membersOf(fields).find((one) => one.name === name)
  if (!member) return []
  if (rest.length === 0) return [member.part]
  if (member.fields) return [member.part, ...partsAt(member.fields, rest, named)]
  const rows = childrenOf(member.part, named).map((list) => partsAt(list.fields, rest, named))
  return [member.part, ...(rows.find((parts) => parts.length > 0) ?? [])]
}

/** A rule that needs the document to answer isn't asked: then the field is taken to be seen. */
async function mayRead(req: PayloadRequest, rule: FieldAccess | undefined): Promise<boolean> {
  try {
    return !rule || Boolean(await rule({ req }))
  } catch {
    return true
  }
}
