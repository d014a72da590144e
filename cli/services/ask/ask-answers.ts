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
  const taken = new Set<string>()
  for (const { key, candidates } of questions) {
    const left = candidates.filter((to) => !taken.has(to))
    const drop = { value: dropped, label: text('cli.migrate.dropped') }
    const stop = { value: null, label: text('cli.migrate.stop') }
    const chosen = await showChoice({
      question: text('cli.migrate.question', { field: key }),
      choices: [
        ...left.map((to) => ({ value: to, label: text('cli.migrate.renamed', { to }) })),
        // Whoever only presses Enter loses nothing.
        ...(left.length > 0 ? [drop, stop] : [stop, drop]),
      ],
      hint: text('cli.choice.hint'),
    })
    if (chosen === null) return null
    if (chosen === dropped) drops.push(key)
    else {
      taken.add(chosen)
      renames.push(`${key}=${chosen}`)
    }
  }
  return { renames, drops }
}

/** No key of a field has a space. */
const dropped = ' '
