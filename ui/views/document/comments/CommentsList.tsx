import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { CommentsActor } from '#machines/comments'
import { draftOf, isOpen } from '#machines/comments'
import type { DocumentActor } from '#machines/document'
import { useFieldsOf } from '../../../fields/errors/use-fields-of.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useLocale } from '../../../kit/locale.ts'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Skeleton } from '../../../parts/Skeleton.tsx'
import css from './CommentsList.module.css'
import { CommentsSaid } from './CommentsSaid.tsx'
import { GroupView } from './GroupView.tsx'
import type { GoTo } from './go-to.ts'
import { groupsOf } from './groups.ts'
import { LostDrafts } from './LostDrafts.tsx'

interface Props {
  document: DocumentActor
  comments: CommentsActor
  onGo: GoTo
}

type Filter = 'open' | 'resolved'

/** What is said about the document and its fields, those that are open or those that are resolved. */
export function CommentsList({ document, comments, onGo }: Props) {
  const text = useText()
  const [filter, setFilter] = useState<Filter>('open')
  const problem = useSelector(comments, ({ context }) => context.problem)
  const isReading = useSelector(comments, (state) => state.matches({ list: 'reading' }))
  const shown = useSelector(comments, ({ context }) => context.shown)
  useEffect(() => {
    if (!shown) return
    const { threads } = comments.getSnapshot().context
    const thread = 'thread' in shown && threads.find(({ id }) => id === shown.thread)
    setFilter(thread && !isOpen(thread) ? 'resolved' : 'open')
  }, [comments, shown])
  return (
    <div id="comments-list" className={css.root} tabIndex={-1}>
      <CommentsSaid comments={comments} />
      <ProblemNotice problem={problem} onRetry={() => comments.send({ type: 'user.retry' })} />
      <FilterButtons comments={comments} filter={filter} onChange={setFilter} />
      <NewComment comments={comments} />
      <LostDrafts comments={comments} />
      {isReading ? (
        <Skeleton label={text('app.loading')} lines={4} />
      ) : (
        <Groups {...{ document, comments, onGo, filter }} />
      )}
    </div>
  )
}

interface FilterProps {
  comments: CommentsActor
  filter: Filter
  onChange: (filter: Filter) => void
}

function FilterButtons({ comments, filter, onChange }: FilterProps) {
  const text = useText()
  const { number } = useFormats()
  const threads = useSelector(comments, ({ context }) => context.threads)
  const open = threads.filter(isOpen).length
  const choice = (value: Filter, label: string, count: number) => (
    <Button size="small" aria-pressed={filter === value} onClick={() => onChange(value)}>
      {label} <span className={css.count}>{number(count)}</span>
    </Button>
  )
  return (
    <div className={css.filters}>
      {choice('open', text('comments.open'), open)}
      {choice('resolved', text('comments.resolved'), threads.length - open)}
    </div>
  )
}

/** Nobody has begun to write about the document. */
function NewComment({ comments }: { comments: CommentsActor }) {
  const text = useText()
  const to = { kind: 'thread', anchor: {} } as const
  const isOffered = useSelector(
    comments,
    ({ context }) => context.mayComment && draftOf(context.drafts, to) === undefined,
  )
  if (!isOffered) return null
  return (
    <Button onClick={() => comments.send({ type: 'user.compose', to })}>
      {text('comments.addToDocument')}
    </Button>
  )
}

function Groups({ document, comments, onGo, filter }: Props & { filter: Filter }) {
  const text = useText()
  const fields = useFieldsOf(document)
  const locale = useLocale()
  const values = useSelector(document, ({ context }) => context.values)
  const { drafts, threads } = useSelector(comments, ({ context }) => context)
  const isWritten = (thread: (typeof threads)[number]) =>
    drafts.some(({ to }) => to.kind !== 'thread' && to.thread === thread.id)
  // Where somebody writes, it stays in sight.
  const wanted = threads.filter(
    (thread) => isOpen(thread) === (filter === 'open') || isWritten(thread),
  )
  const groups = groupsOf(
    { threads: wanted, drafts: filter === 'open' ? drafts : [] },
    { values, fields, locale },
  )
  if (groups.length === 0) {
    if (threads.length === 0) return <p className={css.none}>{text('comments.none')}</p>
    const isOpenWanted = filter === 'open'
    return (
      <p className={css.none}>
        {text(isOpenWanted ? 'comments.noneOpen' : 'comments.noneResolved')}
      </p>
    )
  }
  return groups.map((group) => (
    <GroupView key={group.key} {...{ document, comments, onGo, group }} />
  ))
}
