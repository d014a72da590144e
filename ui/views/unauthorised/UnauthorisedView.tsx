import { useConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../parts/Button.tsx'
import { AccessMessage } from '../access/AccessMessage.tsx'

/** Signed in, but not for this admin. */
export function UnauthorisedView() {
  const text = useText()
  const { session } = usePanel()
  const { siteName } = useConfig()
  const title = text('unauthorised.title')
  useTitle(title, siteName)
  return (
    <AccessMessage
      siteName={siteName}
      title={title}
      action={
        <Button onClick={() => session.send({ type: 'user.signOut' })}>
          {text('access.signOut')}
        </Button>
      }
    >
      {text('unauthorised.text')}
    </AccessMessage>
  )
}
