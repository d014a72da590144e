import type { Asks } from '#contracts/fields'
import type { PayloadField } from '../../../kit/payload-fields/payload-field.ts'
import { partName } from '../../../kit/payload-fields/payload-field.ts'
import { keyPartOf } from '../../form-state/spot.ts'
import { hasOwnRule } from './judged-by-server.ts'
import type { AccessRule, Inside } from './source.ts'

/** What only the server can decide about a part of a form; nothing where the browser can. */
export function asksOf(
  field: PayloadField,
  index: number,
  outer: Inside,
  looksAtDocument: (rule: AccessRule) => boolean,
): { asks?: Asks } {
  const asks: Asks = {
    ...(field.admin?.condition && { condition: true }),
    ...(insideOf(field, index, outer, looksAtDocument).asksAccess && { access: true }),
    ...(hasFilter(field) && { options: true }),
    ...(typeof field.defaultValue === 'function' && { defaultValue: true }),
    ...(hasOwnRule(field) && { validate: true }),
  }
  if (Object.keys(asks).length === 0) return {}
  const at = partName(field) === null ? keyPartOf(field, index, outer.prefix) : undefined
  return { asks: at === undefined ? asks : { at, ...asks } }
}

/** What lies in a part: its own rules about access hold for all of it. */
export function insideOf(
  field: PayloadField,
  index: number,
  outer: Inside,
  looksAtDocument: (rule: AccessRule) => boolean,
): Inside {
  const rules = Object.values(field.access ?? {})
  return {
    prefix: partName(field) === null ? `${outer.prefix}${index}-` : '',
    within: outer.within,
    asksAccess: outer.asksAccess || rules.some(looksAtDocument),
    readText: outer.readText.inside(partName(field) ?? field.type ?? `${index}`),
  }
}

const filtered = ['select', 'relationship', 'upload', 'blocks']

const hasFilter = ({ filterOptions, type = 'ui' }: PayloadField): boolean =>
  typeof filterOptions === 'function' && filtered.includes(type)
