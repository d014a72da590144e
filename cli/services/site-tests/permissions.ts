import { isRecord } from '#contracts/is-record'

/** What somebody may do with a document, as the server answers it. */
export type Permissions = Readonly<Record<string, unknown>>

/** Rules that are queries are granted, too, where they fit a document. */
export const isGranted = (permission: unknown): boolean =>
  permission === true || (isRecord(permission) && permission.permission === true)

/** Whether a field may be read or changed; what is granted throughout is answered as `true`. */
export function isFieldGranted(permissions: Permissions, path: string, operation: string): boolean {
  let level: unknown = permissions.fields
  let found: unknown
  for (const step of path.split('.')) {
    if (level === true) return true
    found = Object(level)[step]
    if (found === undefined) return false
    level = Object(found).fields
  }
  return found === true || isGranted(Object(found)[operation])
}
