import { useSelector } from '@xstate/react'
import MessageSquareIcon from 'lucide-react/icons/message-square'
import type { PictureCommentsProps } from '../../../kit/comments.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import css from './PictureTool.module.css'

const tool = 'comment-on-picture'
export const choosePointHint = 'comment-on-picture-hint'

/** Where the focus goes when somebody gives up. */
export const choosePointTool = (): HTMLElement | null => document.getElementById(tool)

/** Begins a comment on a point of the picture, and says how one is chosen. */
export function PictureTool({ comments: { actor, point } }: PictureCommentsProps) {
  const text = useText()
  const isChoosing = useSelector(point, (state) => state.matches('choosing'))
  const mayComment = useSelector(actor, ({ context }) => context.mayComment)
  if (!mayComment) return null
  return (
    <div className={css.root}>
      <Button
        id={tool}
        size="small"
        icon={<MessageSquareIcon />}
        aria-pressed={isChoosing}
        onClick={() => point.send({ type: isChoosing ? 'user.cancel' : 'user.begin' })}
      >
        {text('comments.addToPicture')}
      </Button>
      {isChoosing && <span id={choosePointHint}>{text('comments.choosePoint')}</span>}
    </div>
  )
}
