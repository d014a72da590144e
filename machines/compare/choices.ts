import type { VersionsPage } from '#contracts/versions'
import type { Choices } from './compare.types.ts'

/** The choices with one more page; a version that moved to it since is not offered twice. */
export function withPage({ versions }: Choices, { docs, hasNextPage, nextPage }: VersionsPage) {
  const known = new Set(versions.map(({ id }) => id))
  return {
    versions: [...versions, ...docs.filter(({ id }) => !known.has(id))],
    nextPage: hasNextPage ? nextPage : null,
  }
}
