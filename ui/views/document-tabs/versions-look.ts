import { parsedQuery, queryString } from '../../client/query-string.ts'

/** A list of the versions, or what they changed (VER-9). */
export type VersionsLook = 'list' | 'timeline'

export const lookOf = (search: string): VersionsLook =>
  parsedQuery(search).view === 'timeline' ? 'timeline' : 'list'

/** The address of the other look; what was asked of this one means nothing there. */
export function lookHref(
  { path, search }: { path: string; search: string },
  look: VersionsLook,
): string {
  const { locale } = parsedQuery(search)
  return (
    path +
    queryString({
      ...(typeof locale === 'string' && { locale }),
      ...(look === 'timeline' && { view: look }),
    })
  )
}
