import { useAddresses } from '../../kit/addresses.ts'
import { useConfig } from '../../kit/config.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { Button } from '../../parts/Button.tsx'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { MessageView } from '../message/MessageView.tsx'
import css from './LogoutRoute.module.css'

/** Asks whether to sign out: any page on the web can lead here, and none of them may do it. */
export function LogoutRoute() {
  const text = useText()
  const { navigation } = usePanel()
  const { siteName } = useConfig()
  const { dashboard } = useAddresses()
  useCrumbs([{ label: text('access.signOut') }])
  useTitle(text('access.signOut'), siteName)
  return (
    <MessageView
      title={text('logout.title')}
      action={
        <div className={css.actions}>
          <Button
            kind="primary"
            size="large"
            onClick={() => navigation.send({ type: 'user.signOut' })}
          >
            {text('access.signOut')}
          </Button>
          <LinkButton href={dashboard} size="large">
            {text('logout.stay')}
          </LinkButton>
        </div>
      }
    >
      {text('logout.text')}
    </MessageView>
  )
}
