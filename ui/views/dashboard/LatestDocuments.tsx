import type { ReactNode } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useFallbackTitle } from '../../kit/fallback-title.ts'
import { InOtherLanguage } from '../../kit/InOtherLanguage.tsx'
import { LiveMoment } from '../../kit/LiveMoment.tsx'
import { useText } from '../../kit/text.tsx'
import { classes } from '../../parts/classes.ts'
import { Link } from '../../parts/Link.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import lines from './DashboardLines.module.css'
import { DashboardSection } from './DashboardSection.tsx'
import css from './LatestDocuments.module.css'
import type { RecentDocument } from './recent.ts'
import { UnknownLines } from './UnknownLines.tsx'
import type { Latest } from './use-latest.ts'

interface Props {
  id: string
  label: string
  latest: Latest
  /** What to say where there is none, and where nobody knows. */
  nothing: string
  unknown: string
  collections: readonly ClientCollection[]
  /** What stands below them. */
  children?: ReactNode
}

/** The documents that were edited last, newest first. */
export function LatestDocuments(props: Props) {
  const { label, latest, children } = props
  return (
    <DashboardSection label={label}>
      <Content {...props} />
      {latest.documents.length > 0 && children}
    </DashboardSection>
  )
}

function Content({ id, label, latest, nothing, unknown, collections }: Props) {
  const text = useText()
  if (latest.isUnknown) {
    return <UnknownLines {...{ id, label }} words={unknown} onRetry={latest.retry} />
  }
  if (latest.isLoading) return <Skeleton label={text('app.loading')} lines={8} look="rows" />
  if (latest.documents.length === 0) return <p className={lines.nothing}>{nothing}</p>
  return (
    <ol>
      {latest.documents.map((document) => (
        <Entry
          key={`${document.slug}/${document.id}`}
          document={document}
          kind={collections.find(({ slug }) => slug === document.slug)?.labels.singular}
        />
      ))}
    </ol>
  )
}

function Entry({ document, kind }: { document: RecentDocument; kind: string | undefined }) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { slug, id, title, updatedAt } = document
  const fallback = useFallbackTitle(slug, title === '' ? id : null)
  return (
    <li className={classes(lines.line, css.entry)}>
      <Link
        href={carried(addresses.document(slug, id))}
        dir="auto"
        className={classes(lines.link, lines.title)}
      >
        {fallback ? <InOtherLanguage {...fallback} /> : title || text('document.untitled')}
      </Link>
      <span className={lines.facts}>
        <bdi>{kind}</bdi> · <LiveMoment at={updatedAt} />
      </span>
    </li>
  )
}
