import type { CommentMarkProps } from '../../kit/comments.ts'
import { useShownComments } from '../../kit/comments.ts'

/** The comments on this field, where its document has any. */
export function CommentSlot(props: Omit<CommentMarkProps, 'comments'>) {
  const comments = useShownComments(props.form.document)
  return comments && <comments.Mark {...props} comments={comments} />
}
