import { useQueries } from '@tanstack/react-query'
import { useConfig } from '../../kit/config.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { entityGroups, isOffered } from '../../kit/entity-groups.ts'
import { useLocale } from '../../kit/locale.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.ts'
import { useTitle } from '../../kit/title.ts'
import { DashboardView } from './DashboardView.tsx'
import { recentOf } from './queries.ts'
import { newest } from './recent.ts'

/** The seam between the first screen and the server: each collection is asked for its newest documents. */
export function DashboardRoute() {
  const text = useText()
  const config = useConfig()
  const locale = useLocale()
  const { http, queries } = usePanel()
  useCrumbs([{ label: text('dashboard.title') }])
  useTitle(text('dashboard.title'), config.siteName)

  const dated = config.collections.filter(
    (collection) => isOffered(collection) && collection.timestamps,
  )
  const recent = useQueries(
    {
      queries: dated.map((collection) => recentOf(http, collection, locale)),
      combine: (results) => ({
        documents: newest(results.flatMap(({ data }) => data ?? [])),
        isLoading: results.some(({ isPending }) => isPending),
        isUnknown: results.length > 0 && results.every(({ isError }) => isError),
        retry: () => {
          for (const { refetch } of results) refetch()
        },
      }),
    },
    queries,
  )
  return (
    <DashboardView
      collections={config.collections}
      groups={entityGroups(config, text)}
      recent={recent}
    />
  )
}
