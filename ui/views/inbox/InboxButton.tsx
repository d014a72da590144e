import { useSelector } from '@xstate/react'
import BellIcon from 'lucide-react/icons/bell'
import { unreadIn } from '#machines/inbox'
import { faceOf } from '../../actions/ActionButton.tsx'
import type { Action } from '../../actions/action.ts'
import { useOffered } from '../../actions/use-offered.ts'
import { useFormats } from '../../kit/formats.ts'
import { usePanel } from '../../kit/panel.ts'
import { RecordTexts } from '../../kit/record-texts.tsx'
import { useText } from '../../kit/text.tsx'
import { useOpened } from '../../kit/use-opened.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import css from './InboxButton.module.css'
import { InboxDrawer } from './InboxDrawer.tsx'
import { openInbox } from './open-inbox.ts'

/** What others wrote to this user, and how much of it they have not read. */
export const InboxButton = () => (
  <RecordTexts>
    <Bell />
  </RecordTexts>
)

function Bell() {
  const text = useText()
  const panel = usePanel()
  const { number } = useFormats()
  const { actor } = useOpened(() => openInbox(panel))
  const count = useSelector(actor, ({ context }) => unreadIn(context.entries).length)
  const open: Action = {
    id: 'inbox',
    label: text('inbox.title'),
    run: () => actor.send({ type: 'user.open' }),
  }
  useOffered([open], 'everywhere')
  return (
    <>
      <IconButton
        {...faceOf(open)}
        label={count === 0 ? open.label : text('inbox.count', { number: number(count) })}
        aria-haspopup="dialog"
        icon={
          <>
            <BellIcon />
            {count > 0 && (
              <span className={css.count} aria-hidden="true">
                {number(count)}
              </span>
            )}
          </>
        }
      />
      <InboxDrawer inbox={actor} />
    </>
  )
}
