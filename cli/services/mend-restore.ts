import type { Terminal } from '../terminal.ts'

/** Before a site is opened: puts back what was there before a restore that was killed, and says so. */
export async function mendRestore({ complain, text }: Terminal, dataDir: string): Promise<void> {
  const { undoUnfinishedRestore } = await import('#server')
  if (await undoUnfinishedRestore(dataDir)) complain(text('cli.restore.undone'))
}
