import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { useLocale } from '../kit/locale.ts'
import { useSearch } from '../kit/place.ts'
import { lookOf } from '../views/document-tabs/versions-look.ts'
import { TimelineRoute } from '../views/timeline/TimelineRoute.tsx'
import { VersionListRoute } from '../views/versions/VersionListRoute.tsx'

interface Props {
  entity: ClientCollection | ClientGlobal
  /** null: a global. */
  id: string | null
}

/** The older states of a document, by its address: their list (VER-2), or what they changed (VER-9). */
export function VersionsRoute({ entity, id }: Props) {
  const locale = useLocale()
  return lookOf(useSearch()) === 'timeline' ? (
    <TimelineRoute key={locale} {...{ entity, id }} />
  ) : (
    <VersionListRoute key={locale} {...{ entity, id }} />
  )
}
