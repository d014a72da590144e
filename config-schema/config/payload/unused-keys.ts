import type { Loose } from '../mistakes/loose.ts'
import { loose, textOf } from '../mistakes/loose.ts'
import type { UnusedReason } from './fates.ts'
import {
  adminFates,
  componentFates,
  graphQLFates,
  importMapFates,
  rootFates,
  uploadFates,
} from './fates.ts'

/** A key of a config that is accepted and changes nothing. */
export interface UnusedKey {
  key: string
  reason: UnusedReason
}

/** Every key that Payload would use and this server does not, in the order of the tables. */
export function unusedKeys(config: object): UnusedKey[] {
  const root = loose(config)
  const admin = loose(root.admin)
  return [
    ...unusedIn(root, rootFates).map(otherDatabase(root.db)),
    ...unusedIn(admin, adminFates, 'admin.'),
    ...unusedIn(loose(admin.components), componentFates, 'admin.components.'),
    ...unusedIn(loose(admin.importMap), importMapFates, 'admin.importMap.'),
    ...unusedIn(loose(root.graphQL), graphQLFates, 'graphQL.'),
    ...unusedIn(loose(root.upload), uploadFates, 'upload.'),
  ]
}

const unusedIn = (
  values: Loose,
  fates: Readonly<Record<string, 'used' | UnusedReason>>,
  before = '',
): UnusedKey[] =>
  Object.entries(fates).flatMap(([key, fate]) =>
    fate === 'used' || !asksForSomething(values[key]) ? [] : [{ key: before + key, reason: fate }],
  )

/** `false`, nothing, and an empty list or object ask for nothing that could be missing. */
function asksForSomething(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false
  return typeof value !== 'object' || Object.keys(value).length > 0
}

/** Who comes from MongoDB has to know more than that the adapter is not used. */
const otherDatabase =
  (db: unknown) =>
  (unused: UnusedKey): UnusedKey =>
    unused.key === 'db' && textOf(loose(db).name) === 'mongoose'
      ? { ...unused, reason: 'mongo' }
      : unused
