import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ClientCollection, ConfigError } from '#contracts/admin-config'
import { favorites, locked, others, tasks } from '#contracts/dashboard-questions'
import type { ArrangementActor } from '#machines/arrangement'
import { choices } from '#machines/arrangement'
import { useOffered } from '../../actions/use-offered.ts'
import type { EntityGroup } from '../../kit/entity-groups.ts'
import { later } from '../../kit/later.tsx'
import { useText } from '../../kit/text.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { SiteSlot } from '../../site-components/SiteSlot.tsx'
import { DashboardButton, dashboardPanelId } from './arrange/DashboardButton.tsx'
import { columnsOf, groupSection } from './arrange/sections.ts'
import { useSectionNames } from './arrange/use-section-names.ts'
import css from './DashboardView.module.css'
import { EntityGroupSection } from './EntityGroupSection.tsx'
import { FavoritesSection } from './FavoritesSection.tsx'
import { LatestSection } from './LatestSection.tsx'
import { latestSections } from './latest-sections.ts'
import { LockedDocuments } from './locked/LockedDocuments.tsx'
import { SinceLastVisit } from './SinceLastVisit.tsx'
import { TasksSection } from './tasks/TasksSection.tsx'

const DashboardPanel = later(
  async () => (await import('./arrange/DashboardPanel.tsx')).DashboardPanel,
)

const ConfigErrors = later(async () => (await import('./ConfigErrors.tsx')).ConfigErrors)

const DeveloperNotices = later(
  async () => (await import('./DeveloperNotices.tsx')).DeveloperNotices,
)

interface Props {
  configErrors: readonly ConfigError[] | undefined
  /** What a developer is to do, for administrators. */
  notices: readonly string[] | undefined
  collections: readonly ClientCollection[]
  groups: readonly EntityGroup[]
  arrangement: ArrangementActor
}

/** The first screen: everything that there is, and what happened to it last (NAV-7). */
export function DashboardView(props: Props) {
  const { configErrors, notices, ...content } = props
  const { groups, arrangement } = content
  const text = useText()
  const labelOf = useSectionNames()
  const root = useRef<HTMLDivElement>(null)
  const isOpen = useSelector(arrangement, (state) => state.matches({ panel: 'open' }))
  useOffered(
    [
      {
        id: 'dashboard-arrange',
        label: text('dashboard.arrange'),
        run: () => arrangement.send({ type: isOpen ? 'user.close' : 'user.open' }),
      },
    ],
    root,
  )
  return (
    <div ref={root} className={css.root}>
      <header className={css.head}>
        <h1>{text('dashboard.title')}</h1>
        {groups.length > 0 && <DashboardButton arrangement={arrangement} />}
      </header>
      {isOpen && <DashboardPanel id={dashboardPanelId} {...{ arrangement, labelOf }} />}
      {configErrors && <ConfigErrors errors={configErrors} />}
      {notices && <DeveloperNotices notices={notices} />}
      <SiteSlot name="beforeDashboard" />
      {groups.length === 0 ? (
        <EmptyState>{text('dashboard.empty')}</EmptyState>
      ) : (
        <Columns {...content} />
      )}
      <SiteSlot name="afterDashboard" />
    </div>
  )
}

type ColumnsProps = Omit<Props, 'configErrors' | 'notices'>

/** The sections as this person arranged them; nothing until it is known how. */
function Columns({ arrangement, ...content }: ColumnsProps) {
  const text = useText()
  const state = useSelector(arrangement, (snapshot) => snapshot)
  if (state.matches({ choice: 'reading' })) return null
  const columns = columnsOf(choices(state.context))
  if (columns.length === 0) return <EmptyState>{text('dashboard.arrange.last')}</EmptyState>
  return (
    <div className={css.columns}>
      {columns.map((sections) => (
        <div key={sections.join()} className={css.column}>
          {sections.map((section) => (
            <Section key={section} section={section} {...content} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface SectionProps extends Omit<ColumnsProps, 'arrangement'> {
  section: string
}

function Section({ section, collections, groups }: SectionProps) {
  const group = groups.find((candidate) => groupSection(candidate) === section)
  if (group) return <EntityGroupSection {...group} />
  if (section === favorites) return <FavoritesSection />
  if (section === locked) return <LockedDocuments />
  if (section === tasks) return <TasksSection />
  const latest = latestSections[section]
  if (!latest) return null
  const shown = { ...latest, section, collections, groups }
  return section === others ? <SinceLastVisit {...shown} /> : <LatestSection {...shown} />
}
