import type { Terminal } from '../../kit/terminal.ts'
import { plainly } from '../../screens/plain-lines.ts'
import type { Showing } from '../../screens/run-events.ts'

/** A live screen where there is a terminal, and plain lines elsewhere; with `--json`, on stderr. */
export async function showRun(terminal: Terminal, isJson: boolean): Promise<Showing> {
  if (isJson || !terminal.isInteractive) {
    return { tell: plainly(isJson ? terminal.complain : terminal.say), end: async () => {} }
  }
  // React chooses its slow half without this; and both are large, so that only a screen loads them.
  terminal.env.NODE_ENV ??= 'production'
  const { showProgress } = await import('../../screens/show-progress.tsx')
  return showProgress(terminal.text)
}
