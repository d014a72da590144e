import type { ClientCollection } from '#config-schema'
import type { EntityGroup } from '../../kit/entity-groups.ts'
import { useText } from '../../kit/text.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { AllDrafts } from './AllDrafts.tsx'
import lines from './DashboardLines.module.css'
import css from './DashboardView.module.css'
import { EntityEntry } from './EntityEntry.tsx'
import { LatestDocuments } from './LatestDocuments.tsx'
import type { Latest } from './use-latest.ts'

interface Props {
  collections: readonly ClientCollection[]
  groups: readonly EntityGroup[]
  recent: Latest
  /** null: no collection has drafts. */
  waiting: Latest | null
}

/** The first screen: everything that there is, and what happened to it last (NAV-7). */
export function DashboardView({ collections, groups, recent, waiting }: Props) {
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
          <div className={css.groups}>
            <LatestDocuments
              label={text('dashboard.recent')}
              latest={recent}
              nothing={text('dashboard.nothingRecent')}
              unknown={text('dashboard.recentUnknown')}
              collections={collections}
            />
            {waiting && (
              <LatestDocuments
                label={text('dashboard.drafts')}
                latest={waiting}
                nothing={text('dashboard.noDrafts')}
                unknown={text('dashboard.draftsUnknown')}
                collections={collections}
              >
                <AllDrafts counts={waiting.counts} />
              </LatestDocuments>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
