import MessageSquareIcon from 'lucide-react/icons/message-square'
import { useSyncExternalStore } from 'react'
import { placeAt } from '#machines/document'
import { useFieldsOf } from '../../../fields/errors/use-fields-of.ts'
import type { CommentMarkProps } from '../../../kit/comments.ts'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { labelsAt } from '../differences/labels-at.ts'
import { anchorAt } from './anchors.ts'
import css from './CommentMark.module.css'

/**
 * How many open comments a field has. One without any shows a way to comment on it to whoever points at
 * it or is in it; the keys for that are no stop of Tab at each field.
 */
export function CommentMark({ form: { document, locale }, path, comments }: CommentMarkProps) {
  const text = useText()
  const { number } = useFormats()
  const fields = useFieldsOf(document)
  const { actor, paths } = comments
  const read = () => paths.at(path)
  const threads = useSyncExternalStore(paths.subscribe, read, read)
  const here = threads.filter(
    ({ anchor }) => anchor.locale === undefined || anchor.locale === locale,
  )
  const [first] = here
  const { values } = document.getSnapshot().context
  const field = labelsAt(fields, placeAt(values, path), [values]).join(' › ')
  const label = first
    ? text('comments.at', { field, number: number(here.length) })
    : text('comments.add', { field })
  const press = () => {
    if (first) return actor.send({ type: 'user.show', thread: first.id })
    const { values } = document.getSnapshot().context
    const anchor = anchorAt(path, values, fields, locale)
    actor.send({ type: 'user.compose', to: { kind: 'thread', anchor } })
  }
  return (
    <button
      type="button"
      className={css.root}
      data-none={!first || undefined}
      tabIndex={first ? undefined : -1}
      aria-label={label}
      title={label}
      onClick={press}
    >
      <MessageSquareIcon />
      {first && <span aria-hidden="true">{number(here.length)}</span>}
    </button>
  )
}
