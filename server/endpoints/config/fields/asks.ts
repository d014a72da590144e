import type { Asks } from '#config-schema'
import type { Part } from '../../form-state/parts.ts'
import { keyPartOf, nameOf } from '../../form-state/parts.ts'
import { hasOwnRule } from './judged-by-server.ts'
import type { AccessRule, Inside } from './source.ts'

/** What only the server can decide about a part of a form; nothing where the browser can. */
export function asksOf(
  part: Part,
  index: number,
  outer: Inside,
  looksAtDocument: (rule: AccessRule) => boolean,
): { asks?: Asks } {
  const asks: Asks = {
    ...(part.admin?.condition && { condition: true }),
    ...(insideOf(part, index, outer, looksAtDocument).asksAccess && { access: true }),
    ...(hasFilter(part) && { options: true }),
    ...(typeof part.defaultValue === 'function' && { defaultValue: true }),
    ...(hasOwnRule(part) && { validate: true }),
  }
  if (Object.keys(asks).length === 0) return {}
  const at = nameOf(part) === null ? keyPartOf(part, index, outer.prefix) : undefined
  return { asks: at === undefined ? asks : { at, ...asks } }
}

/** What lies in a part: its own rules about access hold for all of it. */
export function insideOf(
  part: Part,
  index: number,
  outer: Inside,
  looksAtDocument: (rule: AccessRule) => boolean,
): Inside {
  const rules = Object.values(part.access ?? {})
  return {
    prefix: nameOf(part) === null ? `${outer.prefix}${index}-` : '',
    asksAccess: outer.asksAccess || rules.some(looksAtDocument),
  }
}

const filtered = ['select', 'relationship', 'upload', 'blocks']

const hasFilter = ({ filterOptions, type = 'ui' }: Part): boolean =>
  typeof filterOptions === 'function' && filtered.includes(type)
