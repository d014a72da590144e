import type { ReactNode } from 'react'
import type { ClientCollection } from '#config-schema'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { Moment } from '../../kit/Moment.tsx'
import { useText } from '../../kit/text.ts'
import { classes } from '../../parts/classes.ts'
import { Link } from '../../parts/Link.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import lines from './DashboardLines.module.css'
import css from './LatestDocuments.module.css'
import type { RecentDocument } from './recent.ts'
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
    <section className={css.root} aria-label={label}>
      <h2 className={lines.heading}>{label}</h2>
      <Content {...props} />
      {latest.documents.length > 0 && children}
    </section>
  )
}

function Content({ id, label, latest, nothing, unknown, collections }: Props) {
  const text = useText()
  if (latest.isUnknown) {
    return (
      <div className={css.unknown}>
        <p>{unknown}</p>
        <OfferedButton
          id={`${id}-retry`}
          label={text('app.tryAgain')}
          detail={label}
          size="small"
          run={latest.retry}
        />
      </div>
    )
  }
  if (latest.isLoading) return <Skeleton label={text('app.loading')} lines={8} look="rows" />
  if (latest.documents.length === 0) return <p className={css.nothing}>{nothing}</p>
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
  return (
    <li className={classes(lines.line, css.entry)}>
      <Link href={carried(addresses.document(slug, id))} className={classes(lines.link, css.title)}>
        {title || text('document.untitled')}
      </Link>
      <span className={css.facts}>
        {kind} · <Moment at={updatedAt} />
      </span>
    </li>
  )
}
