import type { Placed } from '../fields.ts'
import { blocksOf, everyField } from '../fields.ts'
import { contradiction, duplicates, unresolved, unsuited } from '../findings.ts'
import { listOf, namesIn, textOf } from '../loose.ts'
import type { Finding } from '../mistake.ts'
import type { Site } from '../site.ts'
import { withFields } from '../site.ts'

/** What a field points to exists: collections in `relationTo`, blocks in `blockReferences`. */
export const referencesRule = (site: Site): Finding[] =>
  withFields(site)
    .flatMap(({ source, path }) => everyField(source.fields, [...path, 'fields']))
    .flatMap((entry) => [
      ...unknownCollections(site, entry),
      ...unknownBlocks(site, entry),
      ...repeatedBlocks(entry),
      ...twoLists(entry),
    ])

/** Payload's own collections all begin like this, and may be pointed to. */
const isOfPayload = (slug: string) => slug.startsWith('payload-')

function unknownCollections({ collections, hasPlugins }: Site, { field, path }: Placed): Finding[] {
  if (hasPlugins || (field.type !== 'relationship' && field.type !== 'upload')) return []
  const suited = collections.filter(({ source }) => field.type !== 'upload' || source.upload)
  const names = suited.map(({ slug }) => slug)
  return namesIn(field.relationTo, [...path, 'relationTo'])
    .filter(({ name }) => !names.includes(name) && !isOfPayload(name))
    .map((reference) => {
      const exists = collections.some(({ slug }) => slug === reference.name)
      return (exists ? unsuited : unresolved)(reference.name, names, reference.path)
    })
}

function unknownBlocks({ blocks, hasPlugins }: Site, { field, path }: Placed): Finding[] {
  const slugs = blocks.map(({ slug }) => slug)
  return namesIn(listOf(field.blockReferences), [...path, 'blockReferences'])
    .filter(({ name }) => !hasPlugins && !slugs.includes(name))
    .map((reference) => unresolved(reference.name, slugs, reference.path))
}

const repeatedBlocks = (entry: Placed) =>
  duplicates(
    blocksOf(entry).flatMap(({ field, path }) => {
      const name = textOf(field.slug)
      return name === null ? [] : [{ name, path: [...path, 'slug'] }]
    }),
  )

function twoLists({ field, path }: Placed): Finding[] {
  const isTwice = field.blockReferences !== undefined && listOf(field.blocks).length > 0
  return isTwice
    ? [contradiction(field.blocks, '[] (blockReferences: […])', [...path, 'blocks'])]
    : []
}
