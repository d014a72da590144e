import type { ClientCollection } from '#contracts/admin-config'
import { recent } from '#contracts/dashboard-questions'
import type { EntityGroup } from '../../kit/entity-groups.ts'
import { useText } from '../../kit/text.tsx'
import { AllDrafts } from './AllDrafts.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { LatestDocuments } from './LatestDocuments.tsx'
import type { LatestKind } from './latest-sections.ts'
import { useLatest } from './use-latest.ts'

export interface LatestProps extends LatestKind {
  section: string
  /** Of those edited after that alone. */
  since?: string
  collections: readonly ClientCollection[]
  groups: readonly EntityGroup[]
}

/** Each collection is asked for its newest documents as soon as the section is shown. */
export function LatestSection({
  section,
  collections,
  groups,
  which,
  where,
  of,
  since,
  ...words
}: LatestProps) {
  const text = useText()
  const latest = useLatest(of(collections), which, since)
  return (
    <>
      {section === recent && <FirstSteps {...{ groups, recent: latest }} />}
      <LatestDocuments
        id={`dashboard-${section}`}
        label={text(words.label)}
        latest={latest}
        nothing={text(words.nothing)}
        unknown={text(words.unknown)}
        collections={collections}
      >
        {where && <AllDrafts counts={latest.counts} where={where} />}
      </LatestDocuments>
    </>
  )
}
