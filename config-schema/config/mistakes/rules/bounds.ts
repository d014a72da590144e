import type { Placed } from '../fields.ts'
import { everyField } from '../fields.ts'
import { contradiction } from '../findings.ts'
import { numberOf } from '../loose.ts'
import type { Finding } from '../mistake.ts'
import type { Site } from '../site.ts'
import { withFields } from '../site.ts'

const pairs = [
  ['min', 'max'],
  ['minLength', 'maxLength'],
  ['minRows', 'maxRows'],
] as const

/** The least is not more than the greatest. */
export const boundsRule = (site: Site): Finding[] =>
  withFields(site)
    .flatMap(({ source, path }) => everyField(source.fields, [...path, 'fields']))
    .flatMap((entry) => pairs.flatMap(([least, greatest]) => crossed(entry, least, greatest)))

function crossed({ field, path }: Placed, least: string, greatest: string): Finding[] {
  const [low, high] = [numberOf(field[least]), numberOf(field[greatest])]
  if (low === null || high === null || low <= high) return []
  return [contradiction(low, `≤ ${greatest} (${high})`, [...path, least])]
}
