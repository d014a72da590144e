import { addressesBelow } from './addresses.ts'
import type { Panel } from './panel.ts'
import { goTo } from './place.ts'

/** The way out. On a shared computer it leads past what would be deleted. */
export function wantSignOut({ boot, navigation, session }: Panel): void {
  const isShared = session.getSnapshot().context.user?.computer === 'shared'
  if (isShared) goTo(navigation, addressesBelow(boot.admin).signOut)
  else navigation.send({ type: 'user.signOut' })
}
