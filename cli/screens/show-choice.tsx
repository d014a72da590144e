import { render } from 'ink'
import type { ChoiceProps } from './ChoiceScreen.tsx'
import { ChoiceScreen } from './ChoiceScreen.tsx'

/** Asks one question and answers what was chosen. */
export function showChoice(props: ChoiceProps): Promise<string | null> {
  return new Promise((resolve) => {
    const screen = render(
      <ChoiceScreen
        {...props}
        onChoose={(value) => {
          screen.unmount()
          resolve(value)
        }}
      />,
      { exitOnCtrlC: false },
    )
  })
}
