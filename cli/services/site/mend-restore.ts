import type { Terminal } from '../../kit/terminal.ts'

/** Before a site is opened: cleans up after a restore that was killed, and says so if the site was changed. */
export async function mendRestore({ complain, text }: Terminal, dataDir: string): Promise<void> {
  const { undoUnfinishedRestore } = await import('#server')
  if (await undoUnfinishedRestore(dataDir)) complain(text('cli.restore.undone'))
}
