import { render } from 'ink'
import type { EntryProps } from './EntryScreen.tsx'
import { EntryScreen } from './EntryScreen.tsx'

/** Asks for one line and answers what was typed; null: they stopped. */
export function showEntry(props: EntryProps): Promise<string | null> {
  return new Promise((resolve) => {
    const screen = render(
      <EntryScreen
        {...props}
        onEnter={(value) => {
          screen.unmount()
          resolve(value)
        }}
      />,
      { exitOnCtrlC: false },
    )
  })
}
