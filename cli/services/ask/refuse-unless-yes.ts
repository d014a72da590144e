import { Problem } from '#problems'
import type { Terminal } from '../../kit/terminal.ts'
import type { ShowChoice } from './question-screen.ts'

/** Goes on only where somebody at the terminal says so; a script says it with `--yes`. */
export async function refuseUnlessYes(
  { text }: Terminal,
  showChoice: ShowChoice | null,
  { names }: { names: string },
): Promise<void> {
  if (showChoice) {
    const chosen = await showChoice({
      question: text('cli.migrate.undo', { names }),
      choices: [
        { value: null, label: text('cli.migrate.keep') },
        { value: 'undo', label: text('cli.migrate.undoNow') },
      ],
      hint: text('cli.choice.hint'),
    })
    if (chosen === 'undo') return
  }
  throw new Problem('migration.unconfirmed', { details: { names } })
}
