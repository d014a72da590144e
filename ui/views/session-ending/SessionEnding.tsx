import { useSelector } from '@xstate/react'
import { useFormats } from '../../kit/formats.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Notice } from '../../parts/Notice.tsx'
import css from './SessionEnding.module.css'

/** The session ends soon. Nobody is interrupted: the next key or click renews it, and so does the button. */
export function SessionEnding() {
  const text = useText()
  const { renewal, session } = usePanel()
  const isShown = useSelector(renewal, (state) => state.matches({ running: { warning: 'shown' } }))
  const isFinal = useSelector(renewal, (state) => state.matches({ running: { renewal: 'final' } }))
  const endsAt = useSelector(session, ({ context }) => context.user?.sessionEndsAt)
  const { date } = useFormats()
  const warning = isFinal ? 'sessionEnding.final' : 'sessionEnding.text'
  return (
    <div role="status">
      {isShown && endsAt !== undefined && (
        <Notice
          tone="warning"
          className={css.notice}
          actions={
            !isFinal && (
              <Button size="small" onClick={() => renewal.send({ type: 'user.staySignedIn' })}>
                {text('sessionEnding.stay')}
              </Button>
            )
          }
        >
          {text(warning, { time: date(new Date(endsAt), 'timeOnly') })}
        </Notice>
      )}
    </div>
  )
}
