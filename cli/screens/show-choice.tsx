import { render } from 'ink'
import { interrupted } from '../kit/interrupted.ts'
import type { ChoiceProps } from './ChoiceScreen.tsx'
import { ChoiceScreen } from './ChoiceScreen.tsx'

/** Asks one question and answers what was chosen. Ctrl-C ends the program: nothing is being written then. */
export function showChoice(props: ChoiceProps): Promise<string | null> {
  return new Promise((resolve) => {
    const screen = render(
      <ChoiceScreen
        {...props}
        onChoose={(value) => {
          screen.unmount()
          resolve(value)
        }}
        onInterrupt={() => {
          screen.unmount()
          process.exit(interrupted)
        }}
      />,
      { exitOnCtrlC: false },
    )
  })
}
