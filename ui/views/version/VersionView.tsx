import type { DocumentId } from '#contracts/documents'
import type { StoredVersion } from '#contracts/versions'
import { RetryNotice } from '../../actions/RetryNotice.tsx'
import type { Versioned } from '../../client/version-pages.ts'
import { Differences } from '../../differences/index.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useFormats } from '../../kit/formats.ts'
import { later } from '../../kit/later.tsx'
import { problemText, useText } from '../../kit/text.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { BesideForm } from '../beside-form/BesideForm.tsx'
import type { useHead } from '../beside-form/use-head.ts'
import { useAuthors } from '../versions/use-authors.ts'
import { useCurrent } from '../versions/use-current.ts'
import { ComparisonTools } from './ComparisonTools.tsx'
import type { ComparisonPlace } from './comparison-place.ts'
import { RestoreButtons } from './RestoreButtons.tsx'
import { SideHeads } from './SideHeads.tsx'
import type { Comparison } from './use-compare.ts'
import { useTake } from './use-take.ts'
import css from './VersionView.module.css'

const JsonSides = later(async () => (await import('./json/JsonSides.tsx')).JsonSides)

interface Props {
  of: Versioned
  version: DocumentId
  place: ComparisonPlace
  head: ReturnType<typeof useHead>
  compare: Comparison
  /** Values are in several languages. */
  isLocalized: boolean
}

/** One version beside another: what it is, what differs, and the way back to it. */
export function VersionView({ of, version, place, head, compare, isLocalized }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { date } = useFormats()
  const { entity, ref } = of
  const { sides, problem, isReading } = compare
  const current = useCurrent(of, head.data?.isPublic ?? false)
  const authors = useAuthors(ref, idsOf(sides))
  const named = sides ? date(new Date(sides.version.updatedAt), 'dayAndSecond') : String(version)
  const crumbs = [
    { label: text('versions.title'), href: carried(addresses.ofDocument(ref, '/versions')) },
    { label: named },
  ]
  const take = useTake(of, sides, head.data?.permissions.update ?? false)
  const updatedAt = head.data?.data.updatedAt
  return (
    <BesideForm
      {...{ entity, crumbs }}
      document={ref}
      head={head}
      actions={
        sides &&
        head.data && (
          <RestoreButtons
            of={of}
            version={sides.version}
            permissions={head.data.permissions}
            base={typeof updatedAt === 'string' ? updatedAt : null}
          />
        )
      }
    >
      <ComparisonTools {...{ of, place, compare, current, isLocalized }} />
      {problem && (
        <RetryNotice id="version-retry" onRetry={compare.retry}>
          {problemText(text, problem)}
        </RetryNotice>
      )}
      {sides && !problem && (
        <div className={css.sides} aria-busy={isReading || undefined}>
          <SideHeads {...{ sides, current, authors }} />
          {place.view === 'json' ? (
            <JsonSides
              pending={<Skeleton label={text('app.loading')} lines={6} />}
              before={sides.before?.version ?? {}}
              after={sides.version.version}
            />
          ) : (
            <Differences
              entity={entity}
              from={sides.before?.version ?? {}}
              to={sides.version.version}
              locales={isLocalized ? place.localeCodes : null}
              modifiedOnly={place.modifiedOnly}
              take={take}
            />
          )}
        </div>
      )}
      {!sides && !problem && <Skeleton label={text('app.loading')} lines={6} />}
    </BesideForm>
  )
}

const idsOf = (sides: { version: StoredVersion; before: StoredVersion | null } | null) =>
  sides ? [sides.version.id, ...(sides.before ? [sides.before.id] : [])] : []
