import type { ClientCollection } from '#config-schema'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { Moment } from '../../kit/Moment.tsx'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { classes } from '../../parts/classes.ts'
import { Link } from '../../parts/Link.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import lines from './DashboardLines.module.css'
import css from './RecentList.module.css'
import type { RecentDocument } from './recent.ts'

/** What is known of the latest edits. Some collections may still be on their way. */
export interface Recent {
  documents: readonly RecentDocument[]
  isLoading: boolean
  /** No collection could say. */
  isUnknown: boolean
  retry: () => void
}

interface Props {
  recent: Recent
  collections: readonly ClientCollection[]
}

/** The documents that were edited last, newest first. */
export function RecentList({ recent, collections }: Props) {
  const text = useText()
  const label = text('dashboard.recent')
  return (
    <section className={css.root} aria-label={label}>
      <h2 className={lines.heading}>{label}</h2>
      <Content recent={recent} collections={collections} />
    </section>
  )
}

function Content({ recent, collections }: Props) {
  const text = useText()
  if (recent.isUnknown) {
    return (
      <div className={css.unknown}>
        <p>{text('dashboard.recentUnknown')}</p>
        <Button size="small" onClick={recent.retry}>
          {text('app.tryAgain')}
        </Button>
      </div>
    )
  }
  if (recent.isLoading) return <Skeleton label={text('app.loading')} lines={8} look="rows" />
  if (recent.documents.length === 0) {
    return <p className={css.nothing}>{text('dashboard.nothingRecent')}</p>
  }
  return (
    <ol>
      {recent.documents.map((document) => (
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
