import type { Placed } from '../fields.ts'
import { everyField, membersOf } from '../fields.ts'
import { contradiction, unresolved } from '../findings.ts'
import { namesIn, textOf } from '../loose.ts'
import type { Finding } from '../mistake.ts'
import { missingStep } from '../paths-in-documents.ts'
import type { Entity, Site } from '../site.ts'
import { withFields } from '../site.ts'

/** A join names a collection, and a field of it that points back. */
export const joinsRule = (site: Site): Finding[] =>
  withFields(site)
    .flatMap(({ source, path }) => everyField(source.fields, [...path, 'fields']))
    .filter(({ field }) => field.type === 'join')
    .flatMap((join) => [...unknownTargets(site, join), ...severalOrders(join)])

function unknownTargets({ collections, hasPlugins }: Site, { field, path }: Placed): Finding[] {
  if (hasPlugins) return []
  const slugs = collections.map(({ slug }) => slug)
  return namesIn(field.collection, [...path, 'collection']).flatMap(({ name, path: at }) => {
    const target = collections.find(({ slug }) => slug === name)
    if (!target) return [unresolved(name, slugs, at)]
    return unknownFields(target, textOf(field.on), [...path, 'on'])
  })
}

function unknownFields(target: Entity, on: string | null, path: Finding['path']): Finding[] {
  if (on === null) return []
  const missing = missingStep(on, membersOf(target.source.fields, []))
  return missing === null ? [] : [unresolved(on, missing, path)]
}

const severalOrders = ({ field, path }: Placed): Finding[] =>
  field.orderable === true && Array.isArray(field.collection)
    ? [contradiction(true, 'false (collection: […])', [...path, 'orderable'])]
    : []
