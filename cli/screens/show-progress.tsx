import { render } from 'ink'
import type { Texts } from '../kit/texts.ts'
import { ProgressScreen } from './ProgressScreen.tsx'
import { createStage } from './progress.ts'
import type { Showing } from './run-events.ts'

/** Draws the progress until it is told to end. Ctrl-C stays what it is everywhere: a signal. */
export function showProgress(text: Texts): Showing {
  const stage = createStage()
  const screen = render(<ProgressScreen stage={stage} text={text} />, { exitOnCtrlC: false })
  return {
    tell: stage.tell,
    async end() {
      screen.unmount()
      await screen.waitUntilExit()
    },
  }
}
