import { loose } from '../loose.ts'
import type { Finding, Path } from '../mistake.ts'
import { pathText, placeText } from '../place.ts'
import type { Site } from '../site.ts'
import type { StoredName } from '../stored-names.ts'
import { storedNames } from '../stored-names.ts'
import { written } from '../written.ts'

/** Bytes; PostgreSQL cuts what is longer, and Payload refuses it for SQLite as well. */
const longest = 63

type Named = StoredName & { path: Path }

/** What is different in a config is different in the database. */
export function storedNamesRule(site: Site): Finding[] {
  // MongoDB keeps names as they are.
  if (loose(site.config.db).name === 'mongoose') return []
  const names = storedNames(site)
  return [...tooLong(names), ...shared(site, names)]
}

const isNamed = (one: StoredName): one is Named => one.path !== null

const tooLong = (names: readonly StoredName[]): Finding[] =>
  names
    .filter(isNamed)
    .filter(({ isAlias, space }) => !isAlias && !space.startsWith('columns'))
    .filter(({ name }) => byteLength(name) > longest)
    .map(({ name, path, space }) => ({
      kind: 'nameTooLong',
      path,
      found: name,
      allowed: space === 'types' ? 'enumName' : 'dbName',
    }))

const byteLength = (text: string): number => new TextEncoder().encode(text).length

function shared(site: Site, names: readonly StoredName[]): Finding[] {
  const first = new Map<string, StoredName>()
  return names.flatMap((one): Finding[] => {
    const key = `${one.space}\n${one.name}`
    const other = first.get(key)
    if (!other) {
      first.set(key, one)
      return []
    }
    const [named, beside] = isNamed(one) ? [one, other] : [other, one]
    if (!isNamed(named) || isSame(one, other)) return []
    return [
      {
        kind: 'sameInDatabase',
        path: named.path,
        found: written(named.name),
        allowed: beside.path ? placeText(site.config, beside.path) : written(beside.given),
      },
    ]
  })
}

/** The same thing seen twice, or written twice, which has a rule of its own. */
const isSame = (one: StoredName, other: StoredName): boolean =>
  one.given === other.given ||
  (one.sameAs !== undefined && one.sameAs === other.sameAs) ||
  (one.path !== null && other.path !== null && pathText(one.path) === pathText(other.path))
