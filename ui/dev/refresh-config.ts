import type { AdminConfig } from '#contracts/admin-config'
import { adminConfigPath } from '#contracts/admin-config'
import { adminConfigKey } from '../kit/admin-config-key.ts'
import type { Panel } from '../kit/panel.ts'

/**
 * Takes over the config that the server has now, under what is open: a form keeps its document, and
 * lists are read again. Where that can't be done, the page loads anew, and what was typed is recovered.
 */
export async function refreshConfig({ http, queries }: Panel, page: Location): Promise<void> {
  const before = queries.getQueryData<AdminConfig>(adminConfigKey)
  const config = await http<AdminConfig>(adminConfigPath).catch(() => null)
  if (config === null || before?.kind !== config.kind) {
    page.reload()
    return
  }
  queries.setQueryData(adminConfigKey, config)
  await queries.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] !== adminConfigKey[0],
  })
}
