import { useSiteConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../parts/Button.tsx'
import { AccessMessage } from '../access/AccessMessage.tsx'
import css from './LogoutRoute.module.css'

/** Says that the browser keeps what it was told to delete. */
export function NotClearedView() {
  const text = useText()
  const { session } = usePanel()
  const { siteName } = useSiteConfig()
  const title = text('notCleared.title')
  useTitle(title, siteName)
  return (
    <AccessMessage
      siteName={siteName}
      title={title}
      isNews
      action={
        <div className={css.actions}>
          <Button kind="primary" onClick={() => session.send({ type: 'user.retry' })}>
            {text('app.tryAgain')}
          </Button>
          <Button onClick={() => session.send({ type: 'user.goOn' })}>
            {text('notCleared.goOn')}
          </Button>
        </div>
      }
    >
      {text('notCleared.text')}
    </AccessMessage>
  )
}
