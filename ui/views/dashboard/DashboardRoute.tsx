import { useConfig } from '../../kit/config.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { entityGroups, isOffered } from '../../kit/entity-groups.ts'
import { useText } from '../../kit/text.ts'
import { useTitle } from '../../kit/title.ts'
import { DashboardView } from './DashboardView.tsx'
import { useLatest } from './use-latest.ts'

/** The seam between the first screen and the server: each collection is asked for its newest documents,
 * and for the drafts that wait. */
export function DashboardRoute() {
  const text = useText()
  const config = useConfig()
  useCrumbs([{ label: text('dashboard.title') }])
  useTitle(text('dashboard.title'), config.siteName)

  const dated = config.collections.filter(
    (collection) => isOffered(collection) && collection.timestamps,
  )
  const recent = useLatest(dated, 'all')
  const withDrafts = dated.filter(({ drafts }) => drafts !== null)
  const waiting = useLatest(withDrafts, 'drafts')
  return (
    <DashboardView
      collections={config.collections}
      groups={entityGroups(config, text)}
      recent={recent}
      waiting={withDrafts.length > 0 ? waiting : null}
    />
  )
}
