import type { ClientCollection, ClientGlobal, SignedInConfig } from '#contracts/admin-config'
import { isOffered } from '#contracts/is-offered'
import type { Addresses } from './addresses.ts'
import type { Text } from './text.tsx'

/** A collection or global as navigation and dashboard offer it, or a screen of Payload's own admin. */
export interface Entity {
  slug: string
  /** The DOM handle of its entry in the navigation. */
  id: string
  label: string
  description: string | null
  href: string
  /** Where a new document begins: its address, and what it will be. */
  create: { href: string; label: string } | null
}

export interface EntityGroup {
  label: string
  entities: readonly Entity[]
}

/** What this user may see, by group in the order of the config; `group: false` is left out. */
export function entityGroups(
  { collections, globals, payloadViews = [] }: SignedInConfig,
  addresses: Addresses,
  text: Text,
): readonly EntityGroup[] {
  const groups = new Map<string, Entity[]>()
  const offer = (label: string, entity: Entity) =>
    groups.set(label, [...(groups.get(label) ?? []), entity])

  for (const collection of collections.filter(isOffered)) {
    const label = collection.group || text('entities.collections')
    offer(label, collectionEntity(collection, addresses))
  }
  for (const global of globals.filter(isOffered)) {
    const label = global.group || text('entities.globals')
    offer(label, globalEntity(global, addresses))
  }
  // Another program, to which a link leads as to any other page.
  for (const { href, label, name } of payloadViews) {
    const id = `nav-view-${name}`
    offer(text('shell.payloadViews'), {
      slug: name,
      id,
      label,
      href,
      description: null,
      create: null,
    })
  }
  return [...groups].map(([label, entities]) => ({ label, entities }))
}

const collectionEntity = (
  { slug, labels, description, access }: ClientCollection,
  addresses: Addresses,
): Entity => ({
  slug,
  id: `nav-${slug}`,
  label: labels.plural,
  description,
  href: addresses.list(slug),
  create: access.create ? { href: addresses.create(slug), label: labels.singular } : null,
})

const globalEntity = (
  { slug, label, description }: ClientGlobal,
  addresses: Addresses,
): Entity => ({
  slug,
  id: `nav-global-${slug}`,
  label,
  description,
  href: addresses.global(slug),
  create: null,
})
