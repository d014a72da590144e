import { useSelector } from '@xstate/react'
import type { Comment, Thread } from '#contracts/comments'
import type { CommentsActor } from '#machines/comments'
import { draftOf } from '#machines/comments'
import { Moment } from '../../../kit/Moment.tsx'
import { useText } from '../../../kit/text.tsx'
import { Avatar } from '../../../parts/Avatar.tsx'
import { MenuItem } from '../../../parts/Menu.tsx'
import { MenuOnDemand } from '../../../parts/MenuOnDemand.tsx'
import css from './CommentView.module.css'
import { Composer } from './Composer.tsx'
import { namesOf, piecesOf } from './mentions.ts'
import { editFocus } from './panel-focus.ts'
import { usePersonName } from './use-person-name.ts'

interface Props {
  comments: CommentsActor
  thread: Thread
  comment: Comment
}

/** Who said it, when, and what. */
export function CommentView({ comments, thread, comment }: Props) {
  const text = useText()
  const nameOf = usePersonName()
  const { at, by, editedAt, id, isDeleted } = comment
  const to = { kind: 'edit', thread: thread.id, comment: id } as const
  const draft = useSelector(comments, ({ context }) => draftOf(context.drafts, to))
  const name = nameOf(by)
  return (
    <li className={css.root} data-comment={id}>
      <div className={css.head}>
        <Avatar name={name} says="" size="small" />
        <span className={css.name} dir="auto">
          {name}
        </span>
        <span className={css.when}>
          <Moment at={new Date(at)} /> {editedAt && !isDeleted && text('comments.edited')}
        </span>
        <CommentMenu {...{ comments, thread, comment }} />
      </div>
      {draft ? (
        <Composer comments={comments} draft={draft} submit="document.save" />
      ) : isDeleted ? (
        <p className={css.deleted}>{text('comments.deleted')}</p>
      ) : (
        <Words comment={comment} />
      )}
    </li>
  )
}

function Words({ comment: { mentions, text: words } }: Pick<Props, 'comment'>) {
  const text = useText()
  const pieces = piecesOf(words, namesOf(mentions))
  return (
    <p className={css.words} dir="auto">
      {pieces.map((piece, index) =>
        'words' in piece ? (
          piece.words
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's pieces have no other name.
          <bdi key={index} className={css.mention}>
            {piece.name ?? text('comments.deletedUser')}
          </bdi>
        ),
      )}
    </p>
  )
}

function CommentMenu({ comments, thread, comment: { id, isDeleted, isMine } }: Props) {
  const text = useText()
  const mayDeleteAny = useSelector(comments, ({ context }) => context.mayDeleteAny)
  if (isDeleted || !(isMine || mayDeleteAny)) return null
  return (
    <MenuOnDemand label={text('document.more')} focusAfterChoice={() => editFocus(id)?.focus()}>
      {isMine && (
        <MenuItem
          id="edit"
          onSelect={() =>
            comments.send({
              type: 'user.compose',
              to: { kind: 'edit', thread: thread.id, comment: id },
            })
          }
        >
          {text('field.edit')}
        </MenuItem>
      )}
      <MenuItem
        id="delete"
        kind="danger"
        onSelect={() => comments.send({ type: 'user.delete', thread: thread.id, comment: id })}
      >
        {text('document.confirmDelete.confirm')}
      </MenuItem>
    </MenuOnDemand>
  )
}
