import { useSelector } from '@xstate/react'
import type { CommentAnchor } from '#contracts/comments'
import type { DocumentActor } from '#machines/document'
import { useText } from '../../../kit/text.tsx'
import css from './QuotedWords.module.css'
import { hasQuote } from './quoted-text.ts'

interface Props {
  document: DocumentActor
  anchor: CommentAnchor
}

/** The words of a rich text that are meant, as they were then. */
export function QuotedWords({ document, anchor }: Props) {
  const text = useText()
  const isThere = useSelector(document, ({ context }) => hasQuote(anchor, context.values))
  if (!anchor.quote) return null
  return (
    <>
      <blockquote className={css.root} dir="auto">
        {anchor.quote.exact}
      </blockquote>
      {!isThere && <p className={css.gone}>{text('comments.gone')}</p>}
    </>
  )
}
