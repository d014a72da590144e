import type { CommentMarkProps } from '../../kit/comments.ts'
import { useCommentMark } from '../../kit/comments.ts'

/** The comments on this field, where its document has any. */
export function CommentSlot(props: CommentMarkProps) {
  const Mark = useCommentMark(props.form.document)
  return Mark && <Mark {...props} />
}
