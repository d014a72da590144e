import { useSelector } from '@xstate/react'
import type { ComponentProps } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import {
  draftedCollections,
  editedCollections,
  hasLocks,
  recent,
  waiting,
} from '#contracts/dashboard-questions'
import { choices } from '#machines/arrangement'
import { useAddresses } from '../../kit/addresses.ts'
import { useConfig } from '../../kit/config.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { entityGroups } from '../../kit/entity-groups.ts'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { sectionsOf } from './arrange/sections.ts'
import { useArrangement } from './arrange/use-arrangement.ts'
import { DashboardView } from './DashboardView.tsx'
import { useLatest } from './use-latest.ts'

/** The seam between the first screen and the server: each collection is asked for its newest documents,
 * and for the drafts that wait. */
export function DashboardRoute() {
  const text = useText()
  const config = useConfig()
  useCrumbs([{ label: text('dashboard.title') }])
  useTitle(text('dashboard.title'), config.siteName)

  const groups = entityGroups(config, useAddresses(), text)
  const sections = sectionsOf(groups, {
    drafts: draftedCollections(config.collections).length > 0,
    locks: hasLocks(config),
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

interface Props
  extends Omit<ComponentProps<typeof DashboardView>, 'arrangement' | 'recent' | 'waiting'> {
  sections: readonly string[]
}

/** What its person hides isn't asked for. */
function ArrangedDashboard({ sections, ...props }: Props) {
  const arrangement = useArrangement(sections)
  const shown = choices(useSelector(arrangement, ({ context }) => context))
  const { collections } = props
  const asked = (section: string, of: readonly ClientCollection[]) =>
    shown.some(({ accessor, active }) => active && accessor === section) ? of : []
  return (
    <DashboardView
      {...props}
      arrangement={arrangement}
      recent={useLatest(asked(recent, editedCollections(collections)), 'all')}
      waiting={useLatest(asked(waiting, draftedCollections(collections)), 'drafts')}
    />
  )
}
