import type { AdminConfig } from '#contracts/admin-config'
import { adminConfigPath } from '#contracts/admin-config'
import { adminConfigKey } from './config.ts'
import type { Panel } from './panel.ts'

/** Reads the config anew for who is signed in. Without an answer, what is on the screen stays. */
export async function refreshConfig({ http, queries }: Panel): Promise<void> {
  const answer = await http<AdminConfig>(adminConfigPath).catch(() => null)
  if (answer?.kind === 'signedIn') queries.setQueryData(adminConfigKey, answer)
}
