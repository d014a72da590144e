import type { SiteLook } from '#server'
import type { Terminal } from '../../kit/terminal.ts'
import type { Finding } from './finding.ts'
import { finding } from './finding.ts'

/** Whether the tables are as the config says, and what a start would do otherwise. */
export function databaseFinding(
  { text }: Terminal,
  { database, pending, tables }: SiteLook,
  isInUse: boolean,
): Finding {
  const details = { url: database, names: pending.join(', ') }
  if (tables === 'none') return finding('database', 'ok', text('cli.doctor.noDatabase', details))
  if (pending.length > 0 && isInUse) {
    return finding('database', 'wrong', text('cli.doctor.pending', details))
  }
  if (tables === 'inStep') return finding('database', 'ok', text('cli.doctor.database', details))
  return isInUse
    ? finding('database', 'wrong', text('cli.doctor.tablesWrong', details))
    : finding('database', 'warning', text('cli.doctor.tablesDiffer', details))
}
