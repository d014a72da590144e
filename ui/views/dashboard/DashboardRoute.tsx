import type { ComponentProps } from 'react'
import {
  draftedCollections,
  hasLocks,
  hasTasks,
  reviewedCollections,
  scheduledCollections,
  signedCollections,
} from '#contracts/dashboard-questions'
import { useAddresses } from '../../kit/addresses.ts'
import { useConfig } from '../../kit/config.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { entityGroups } from '../../kit/entity-groups.ts'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { sectionsOf } from './arrange/sections.ts'
import { useArrangement } from './arrange/use-arrangement.ts'
import { DashboardView } from './DashboardView.tsx'

/** The seam between the first screen and what is kept of it for its person. */
export function DashboardRoute() {
  const text = useText()
  const config = useConfig()
  useCrumbs([{ label: text('dashboard.title') }])
  useTitle(text('dashboard.title'), config.siteName)

  const groups = entityGroups(config, useAddresses(), text)
  const sections = sectionsOf(groups, {
    authors: signedCollections(config.collections).length > 0,
    drafts: draftedCollections(config.collections).length > 0,
    schedule: scheduledCollections(config.collections).length > 0,
    review: reviewedCollections(config.collections).length > 0,
    locks: hasLocks(config),
    tasks: hasTasks(config),
  })
  return (
    <ArrangedDashboard
      // Sections are called by their groups, in the language of the page.
      key={sections.join()}
      sections={sections}
      configErrors={config.configErrors}
      notices={config.developerNotices}
      collections={config.collections}
      groups={groups}
    />
  )
}

type Props = Omit<ComponentProps<typeof DashboardView>, 'arrangement'> & {
  sections: readonly string[]
}

function ArrangedDashboard({ sections, ...props }: Props) {
  return <DashboardView {...props} arrangement={useArrangement(sections)} />
}
