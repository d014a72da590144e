import { pathBelow } from '#contracts/fields'

/** Where a value is that a field is about: named from the document, or beside the field itself. */
export function pathOfPart(path: string | null, own: string, name: string): string {
  if (path !== null) return path
  const end = own.lastIndexOf('.')
  return pathBelow(end < 0 ? '' : own.slice(0, end), name)
}
