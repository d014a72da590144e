import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { keeperOf } from '../../client/shared-computer.ts'
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
  const deleted = useDeleted()
  useCrumbs([{ label: text('access.signOut') }])
  useTitle(text('access.signOut'), siteName)
  if (deleted === undefined) return null
  return (
    <MessageView
      title={text('logout.title')}
      action={
        <div className={css.actions}>
          <Button
            kind={deleted > 0 ? 'danger' : 'primary'}
            size="large"
            onClick={() => navigation.send({ type: 'user.signOut' })}
          >
            {text(deleted > 0 ? 'logout.delete' : 'access.signOut')}
          </Button>
          <LinkButton href={dashboard} size="large">
            {text('logout.stay')}
          </LinkButton>
        </div>
      }
    >
      {deleted > 0 ? text('logout.deletes', { count: deleted }) : text('logout.text')}
    </MessageView>
  )
}

/** How many documents with unsaved changes leave this device with the person; undefined: not known yet. */
function useDeleted(): number | undefined {
  const { session, journal } = usePanel()
  const { user } = useConfig()
  const isShared = useSelector(session, ({ context }) => context.user?.computer === 'shared')
  const { data } = useQuery({
    queryKey: ['kept', user.collection, user.id],
    queryFn: () => journal.documentsOf(keeperOf(user)).catch(() => 0),
    enabled: isShared,
    // Other tabs keep theirs in the same place.
    staleTime: 0,
    refetchOnWindowFocus: true,
  })
  return isShared ? data : 0
}
