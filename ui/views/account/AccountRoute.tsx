import { useCollection, useConfig } from '../../kit/config.ts'
import { useText } from '../../kit/text.tsx'
import { DocumentRoute } from '../document/DocumentRoute.tsx'
import { NotFoundView } from '../message/NotFoundView.tsx'
import { AccountSessions } from './AccountSessions.tsx'
import { AccountSettings } from './AccountSettings.tsx'
import { ApiKey } from './ApiKey.tsx'

/** One's own user document, where one is signed in, and what belongs to this browser. */
export function AccountRoute() {
  const text = useText()
  const { user } = useConfig()
  const collection = useCollection(user.collection)
  if (!collection) return <NotFoundView />
  return (
    <DocumentRoute entity={collection} id={user.id} crumbs={[{ label: text('account.title') }]}>
      <AccountSessions />
      <ApiKey />
      <AccountSettings />
    </DocumentRoute>
  )
}
