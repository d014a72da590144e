import { render } from 'ink'
import type { Actor } from 'xstate'
import type { Texts } from '../../kit/texts.ts'
import type { createMachine } from '../../machines/create/index.ts'
import { CreateScreen } from './CreateScreen.tsx'

/** Draws the wizard until its machine ends. */
export async function showCreate(create: Actor<typeof createMachine>, text: Texts): Promise<void> {
  const screen = render(<CreateScreen create={create} text={text} />, { exitOnCtrlC: false })
  await new Promise<void>((resolve) => {
    create.subscribe({ complete: resolve })
    create.start()
  })
  screen.unmount()
  await screen.waitUntilExit()
}
