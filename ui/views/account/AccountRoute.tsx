import { useCollection, useConfig } from '../../kit/config.ts'
import { useText } from '../../kit/text.tsx'
import { DocumentRoute } from '../document/DocumentRoute.tsx'
import { NotFoundView } from '../message/NotFoundView.tsx'
import { AccountSettings } from './AccountSettings.tsx'

/** One's own user document, and what belongs to this browser. */
export function AccountRoute() {
  const text = useText()
  const { user } = useConfig()
  const collection = useCollection(user.collection)
  if (!collection) return <NotFoundView />
  return (
    <DocumentRoute entity={collection} id={user.id} crumbs={[{ label: text('account.title') }]}>
      <AccountSettings />
    </DocumentRoute>
  )
}
