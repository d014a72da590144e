import { useShownComments } from '../../../kit/comments.ts'
import { useCollection } from '../../../kit/config.ts'
import { useDrawerDepth } from '../../../kit/drawers.ts'
import type { Form } from '../../form.ts'
import css from './FileDetails.module.css'

/** The points of a picture that people talk about, over it. */
export function PicturePins({ form }: { form: Form }) {
  const comments = useShownComments(form.document)
  return comments && <comments.Pins form={form} comments={comments} />
}

/** The way to talk about one; its room is there before its files are. */
export function CommentOnPicture({ form }: { form: Form }) {
  const comments = useShownComments(form.document)
  const collection = useCollection(form.slug)
  if (useDrawerDepth() > 0 || !collection?.comments) return null
  return (
    <div className={css.comment}>
      {comments && <comments.PictureTool form={form} comments={comments} />}
    </div>
  )
}
