import type { ClientCollection } from '#config-schema'
import type { EntityGroup } from '../../kit/entity-groups.ts'
import { useText } from '../../kit/text.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import lines from './DashboardLines.module.css'
import css from './DashboardView.module.css'
import { EntityEntry } from './EntityEntry.tsx'
import type { Recent } from './RecentList.tsx'
import { RecentList } from './RecentList.tsx'

interface Props {
  collections: readonly ClientCollection[]
  groups: readonly EntityGroup[]
  recent: Recent
}

/** The first screen: everything that there is, and what happened to it last (NAV-7). */
export function DashboardView({ collections, groups, recent }: Props) {
  const text = useText()
  return (
    <div className={css.root}>
      <h1 className={css.title}>{text('dashboard.title')}</h1>
      {groups.length === 0 ? (
        <EmptyState>{text('dashboard.empty')}</EmptyState>
      ) : (
        <div className={css.columns}>
          <div className={css.groups}>
            {groups.map(({ label, entities }) => (
              <section key={label} aria-label={label}>
                <h2 className={lines.heading}>{label}</h2>
                <ul>
                  {entities.map((entity) => (
                    <EntityEntry key={entity.href} entity={entity} />
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <RecentList recent={recent} collections={collections} />
        </div>
      )}
    </div>
  )
}
