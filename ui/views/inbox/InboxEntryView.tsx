import { memberNamed } from '#contracts/fields'
import type { InboxEntry } from '#contracts/inbox'
import type { TextKey } from '#locales'
import { commentParam, tasksParam, useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import { DocumentName } from '../../kit/DocumentName.tsx'
import { useDueWords } from '../../kit/due-day.ts'
import { useLocale } from '../../kit/locale.ts'
import { Moment } from '../../kit/Moment.tsx'
import { isPlainClick } from '../../kit/plain-click.ts'
import { useText } from '../../kit/text.tsx'
import { useSummaries } from '../../kit/titles.ts'
import { classes } from '../../parts/classes.ts'
import { Link } from '../../parts/Link.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { namesOf, piecesOf } from '../document/comments/mentions.ts'
import { usePersonName } from '../document/comments/use-person-name.ts'
import css from './InboxEntryView.module.css'

/** What is said of it, by why it is there. */
const said: Readonly<Record<InboxEntry['why'], TextKey>> = {
  mention: 'inbox.mention',
  reply: 'inbox.reply',
  reviewAsked: 'inbox.reviewAsked',
  approved: 'inbox.approved',
  changesAsked: 'inbox.changesAsked',
  approvalFell: 'inbox.approvalFell',
  assigned: 'inbox.assigned',
  taskDone: 'inbox.taskDone',
}

interface Props {
  entry: InboxEntry
  /** Somebody follows it, here or in a new tab. */
  onFollow: () => void
  /** Here. */
  onGo: () => void
}

/** Who did what, when and where; it leads there. */
export function InboxEntryView({ entry, onFollow, onGo }: Props) {
  const text = useText()
  const nameOf = usePersonName()
  const address = useAddressOf(entry)
  const { at, by, isRead, why } = entry
  return (
    <li className={classes(css.root, isRead ? undefined : css.unread)}>
      <div className={css.head}>
        <Link
          href={address}
          className={css.link}
          dir="auto"
          onClick={(event) => {
            onFollow()
            if (isPlainClick(event)) onGo()
          }}
        >
          {text(said[why], { name: nameOf(by) })}
          {!isRead && <VisuallyHidden> {text('inbox.unread')}</VisuallyHidden>}
        </Link>
        <span className={css.facts}>
          <Moment at={new Date(at)} />
        </span>
      </div>
      <Where entry={entry} />
      {entry.why === 'assigned' && entry.due !== null && <Due day={entry.due} />}
      <Words entry={entry} />
    </li>
  )
}

function Due({ day }: { day: string }) {
  return <bdi className={css.facts}>{useDueWords()(day).words}</bdi>
}

function Words({ entry }: { entry: InboxEntry }) {
  const text = useText()
  const names = 'mentions' in entry ? namesOf(entry.mentions) : null
  const said = names
    ? piecesOf(entry.text, names).map((piece) =>
        'words' in piece ? piece.words : (piece.name ?? text('comments.deletedUser')),
      )
    : [entry.text]
  return (
    entry.text !== '' && (
      <p className={css.words} dir="auto">
        {said.join('')}
      </p>
    )
  )
}

function useAddressOf(entry: InboxEntry): string {
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { collectionSlug = '', globalSlug, id = '' } = entry.document
  const at =
    globalSlug === undefined ? addresses.document(collectionSlug, id) : addresses.global(globalSlug)
  if ('due' in entry) return carried(`${at}?${tasksParam}`)
  if (!('thread' in entry)) return carried(at)
  return carried(`${at}?${new URLSearchParams({ [commentParam]: String(entry.thread) })}`)
}

/** The document, of which kind it is, and the field. */
function Where({ entry }: { entry: InboxEntry }) {
  const { collections, globals } = useConfig()
  const { collectionSlug, globalSlug, id = '' } = entry.document
  const collection = collections.find(({ slug }) => slug === collectionSlug)
  const global = globals.find(({ slug }) => slug === globalSlug)
  const references = collection ? [{ slug: collection.slug, id }] : []
  const [known] = useSummaries(references, useLocale())
  const { fields = [] } = collection ?? global ?? {}
  const [name] = ('anchor' in entry && entry.anchor.place) || []
  const field = name === undefined ? null : (memberNamed(fields, name)?.part.label ?? name)
  return (
    <span className={css.facts}>
      <bdi>{global ? global.label : <DocumentName id={id} known={known} />}</bdi>
      {collection && (
        <>
          {' · '}
          <bdi>{collection.labels.singular}</bdi>
        </>
      )}
      {field && (
        <>
          {' · '}
          <bdi>{field}</bdi>
        </>
      )}
    </span>
  )
}
