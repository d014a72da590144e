import { readAdminConfig } from '../client/session.ts'
import { adminConfigKey } from './config.ts'
import type { Panel } from './panel.ts'

/**
 * Reads the config anew for who is signed in. An answer for a stranger is not taken over: the
 * session has ended, and what is on the screen stays. One that does not come changes nothing.
 */
export async function refreshConfig({ http, queries, session }: Panel): Promise<void> {
  const answer = await readAdminConfig(http, null).catch(() => null)
  if (answer?.kind === 'signedIn') queries.setQueryData(adminConfigKey, answer)
  if (answer?.kind === 'signedOut') session.send({ type: 'server.sessionEnded' })
}
