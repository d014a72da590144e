import { useSelector } from '@xstate/react'
import { useAdminConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { problemText, useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../parts/Button.tsx'
import { AccessMessage } from '../access/AccessMessage.tsx'

/** The server did not say who is here. */
export function UnreachableView() {
  const text = useText()
  const { session } = usePanel()
  const siteName = useAdminConfig()?.siteName
  const problem = useSelector(session, ({ context }) => context.problem)
  const title = text('unreachable.title')
  useTitle(title, siteName ?? '')
  return (
    <AccessMessage
      siteName={siteName}
      title={title}
      action={
        <Button kind="primary" onClick={() => session.send({ type: 'user.retry' })}>
          {text('app.tryAgain')}
        </Button>
      }
    >
      {problem && problemText(text, problem)}
    </AccessMessage>
  )
}
