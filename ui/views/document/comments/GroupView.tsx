import { useId } from 'react'
import type { CommentsActor } from '#machines/comments'
import { targetKey } from '#machines/comments'
import type { DocumentActor } from '#machines/document'
import { SwitchLanguage } from '../../../fields/kit/use-objection.tsx'
import { useText } from '../../../kit/text.tsx'
import { Composer } from './Composer.tsx'
import css from './GroupView.module.css'
import type { GoTo } from './go-to.ts'
import type { CommentGroup } from './groups.ts'
import { QuotedWords } from './QuotedWords.tsx'
import { ThreadView } from './ThreadView.tsx'

interface Props {
  document: DocumentActor
  comments: CommentsActor
  onGo: GoTo
  group: CommentGroup
}

/** Where it was said, and the way there; then what was said there. */
export function GroupView({ document, comments, onGo, group }: Props) {
  const text = useText()
  const headingId = useId()
  const { about, drafts, labels, locale, path, threads } = group
  const name = {
    document: text('comments.document'),
    picture: text('field.file'),
    field: labels.join(' › '),
  }[about]
  const isGone = about === 'field' && path === null && locale === null
  return (
    <section className={css.root} aria-labelledby={headingId}>
      <h3 id={headingId} className={css.heading} dir="auto">
        {path !== null && locale === null ? (
          <button type="button" className={css.place} onClick={() => onGo(path)}>
            {name}
          </button>
        ) : (
          name
        )}
      </h3>
      {isGone && <p className={css.gone}>{text('comments.gone')}</p>}
      {locale !== null && <SwitchLanguage {...{ locale, document, path }} />}
      {drafts.map((draft) => (
        <div key={targetKey(draft.to)} className={css.draft}>
          {draft.to.kind === 'thread' && (
            <QuotedWords document={document} anchor={draft.to.anchor} />
          )}
          <Composer comments={comments} draft={draft} submit="comments.submit" />
        </div>
      ))}
      {threads.length > 0 && (
        <ul className={css.threads} aria-labelledby={headingId}>
          {threads.map((thread) => (
            <ThreadView key={thread.id} {...{ document, comments, thread, onGo }} />
          ))}
        </ul>
      )}
    </section>
  )
}
