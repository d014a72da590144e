import { useEffect } from 'react'
import { useAddresses } from '../../kit/addresses.ts'
import { usePanel } from '../../kit/panel.ts'
import { useGo } from '../../kit/place.ts'

/** Going to its address signs out, and leaves it: who signs in again would be signed out at once. */
export function LogoutRoute() {
  const { session } = usePanel()
  const { dashboard } = useAddresses()
  const go = useGo()
  useEffect(() => {
    session.send({ type: 'user.signOut' })
    go(dashboard, { replace: true })
  }, [session, dashboard, go])
  return null
}
