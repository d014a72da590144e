import type { ComponentProps } from 'react'
import { useAddresses } from '../../kit/addresses.ts'
import { useConfig } from '../../kit/config.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { entityGroups } from '../../kit/entity-groups.ts'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { sectionsOf } from './arrange/sections.ts'
import { useArrangement } from './arrange/use-arrangement.ts'
import { DashboardView } from './DashboardView.tsx'
import { editedCollections } from './recent.ts'
import { useLatest } from './use-latest.ts'

/** The seam between the first screen and the server: each collection is asked for its newest documents,
 * and for the drafts that wait. */
export function DashboardRoute() {
  const text = useText()
  const config = useConfig()
  useCrumbs([{ label: text('dashboard.title') }])
  useTitle(text('dashboard.title'), config.siteName)

  const dated = editedCollections(config.collections)
  const withDrafts = dated.filter(({ drafts }) => drafts !== null)
  const groups = entityGroups(config, useAddresses(), text)
  const sections = sectionsOf(groups, {
    drafts: withDrafts.length > 0,
    locks: [...config.collections, ...config.globals].some(({ locks }) => locks),
  })
  return (
    <ArrangedDashboard
      // Sections are called by their groups, in the language of the page.
      key={sections.join()}
      sections={sections}
      configErrors={config.configErrors}
      siteBuild={config.siteBuild}
      collections={config.collections}
      groups={groups}
      recent={useLatest(dated, 'all')}
      waiting={useLatest(withDrafts, 'drafts')}
    />
  )
}

interface Props extends Omit<ComponentProps<typeof DashboardView>, 'arrangement'> {
  sections: readonly string[]
}

const ArrangedDashboard = ({ sections, ...props }: Props) => (
  <DashboardView {...props} arrangement={useArrangement(sections)} />
)
