import type { Answers, Question } from '#server'
import type { Terminal } from '../../kit/terminal.ts'
import type { ShowChoice } from './question-screen.ts'

/** Asks at the terminal, one question after another. null: there is nobody, or they stopped. */
export async function askAnswers(
  { text }: Terminal,
  showChoice: ShowChoice | null,
  questions: readonly Question[],
): Promise<Answers | null> {
  if (showChoice === null) return null
  const renames: string[] = []
  const drops: string[] = []
  for (const { key, candidates } of questions) {
    const chosen = await showChoice({
      question: text('cli.migrate.question', { field: key }),
      choices: [
        ...candidates.map((to) => ({ value: to, label: text('cli.migrate.renamed', { to }) })),
        { value: dropped, label: text('cli.migrate.dropped') },
        { value: null, label: text('cli.migrate.stop') },
      ],
      hint: text('cli.choice.hint'),
    })
    if (chosen === null) return null
    if (chosen === dropped) drops.push(key)
    else renames.push(`${key}=${chosen}`)
  }
  return { renames, drops }
}

/** No key of a field has a space. */
const dropped = ' '
