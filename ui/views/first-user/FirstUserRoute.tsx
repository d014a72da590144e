import { useSelector } from '@xstate/react'
import { useSignedOutConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { useSearch } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { Notice } from '../../parts/Notice.tsx'
import { AccessPage } from '../access/AccessPage.tsx'
import { FirstUserForm } from './FirstUserForm.tsx'

/** Making the first user: with the token that the server printed, or, in another host, whoever comes first. */
export function FirstUserRoute() {
  const text = useText()
  const { session } = usePanel()
  const { siteName, auth, firstUserFields } = useSignedOutConfig()
  const setupToken = new URLSearchParams(useSearch()).get('token')
  const isBusy = useSelector(session, (state) => state.hasTag('busy'))
  const problem = useSelector(session, ({ context }) => context.problem)
  const title = text('firstUser.title')
  useTitle(title, siteName)

  return (
    <AccessPage siteName={siteName} title={title}>
      {setupToken === null && firstUserFields.length === 0 ? (
        <Notice tone="info">{text('firstUser.needsLink')}</Notice>
      ) : (
        <FirstUserForm
          auth={auth}
          fields={firstUserFields}
          isBusy={isBusy}
          problem={problem}
          onSubmit={(values) =>
            session.send({ type: 'user.createFirstUser', firstUser: { values, setupToken } })
          }
        />
      )}
    </AccessPage>
  )
}
