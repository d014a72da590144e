import { useEffect } from 'react'
import { usePanel } from '../../kit/panel.ts'

/** Going to its address signs out; the session does the rest. */
export function LogoutRoute() {
  const { session } = usePanel()
  useEffect(() => session.send({ type: 'user.signOut' }), [session])
  return null
}
