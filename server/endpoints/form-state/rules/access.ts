import type { FieldAccess } from 'payload'
import type { PayloadField } from '../../../kit/payload-fields/payload-field.ts'
import { partName } from '../../../kit/payload-fields/payload-field.ts'
import type { Asking } from '../asking.ts'
import type { Permission, Spot } from '../spot.ts'

export type Readable = 'yes' | 'notHere' | 'never'

/** Whether this user may read a field: of this document, or of any. */
export async function isReadable(
  asking: Asking,
  { access }: PayloadField,
  spot: Spot,
): Promise<Readable> {
  const { plainly, here } = await permissionBy(asking, access?.read, spot, open)
  if (here) return 'yes'
  return plainly ? 'notHere' : 'never'
}

const open: Permission = { plainly: true, here: true }

/** Whether this user may write a field; without a rule of its own it is as its parent is. */
export async function mayWrite(
  asking: Asking,
  field: PayloadField,
  spot: Spot,
): Promise<Permission> {
  if (partName(field) === null) return spot.level.may
  const rule = field.access?.[asking.document.operation]
  const may = await permissionBy(asking, rule, spot, spot.level.may)
  if (may.here !== may.plainly && field.admin?.readOnly !== true) {
    asking.tell(spot.key, { readOnly: !may.here })
  }
  return may
}

async function permissionBy(
  asking: Asking,
  rule: FieldAccess | undefined,
  { level, path }: Spot,
  otherwise: Permission,
): Promise<Permission> {
  if (!rule) return otherwise
  const { says, looksAtDocument } = asking.verdict(rule)
  const plainly = await says
  if (!looksAtDocument) return { plainly, here: plainly }

  const { req, document } = asking
  const { id, data, stored } = document
  const here = await asking.hear(path, 'access', false, () =>
    rule({
      req,
      data,
      siblingData: level.data,
      blockData: level.block,
      ...(id !== undefined && { id }),
      ...(stored && { doc: stored }),
    }),
  )
  return { plainly, here: Boolean(here) }
}
