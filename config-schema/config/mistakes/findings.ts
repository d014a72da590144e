import { nearest } from '../../contracts/nearest.ts'
import type { Finding, Path } from './mistake.ts'
import { written } from './written.ts'

/** A name that another entry has already. */
const duplicate = (name: string, path: Path): Finding => ({
  kind: 'duplicate',
  path,
  found: written(name),
  allowed: `≠ ${written(name)}`,
})

/** Those names that an earlier entry has already. */
export function duplicates(entries: readonly { name: string; path: Path }[]): Finding[] {
  const seen = new Set<string>()
  return entries.flatMap(({ name, path }) => {
    if (seen.has(name)) return [duplicate(name, path)]
    seen.add(name)
    return []
  })
}

/** A name that leads nowhere. */
export const unresolved = (name: string, names: readonly string[], path: Path): Finding => ({
  kind: 'unresolved',
  path,
  found: written(name),
  allowed: names.length > 0 ? [...new Set(names)] : '–',
  suggestion: nearest(name, names),
})

/** A name that leads somewhere, but not to a place that will do. */
export const unsuited = (name: string, names: readonly string[], path: Path): Finding => ({
  ...unresolved(name, names, path),
  kind: 'notAllowed',
})

/** A value that does not agree with another one. */
export const contradiction = (value: unknown, allowed: string, path: Path): Finding => ({
  kind: 'contradiction',
  path,
  found: written(value),
  allowed,
})

/** A name that is taken by the system. */
export const reserved = (name: string, path: Path): Finding => ({
  kind: 'reserved',
  path,
  found: written(name),
  allowed: `≠ ${written(name)}`,
})
