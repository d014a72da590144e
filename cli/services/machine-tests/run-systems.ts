import type { AnySystem, SystemResult } from '#testing'
import { figuresIn, runSystem, systemCommand } from '#testing'
import type { Terminal } from '../../kit/terminal.ts'
import { systemFailureLines, systemLine } from '../../lines/system.ts'
import type { Tell } from '../../screens/run-events.ts'

interface Options {
  seed: number
  walks: number
  /** From where the command was run; null: the package's own. */
  dir: string | null
  tell: Tell
}

/** Fewer tell little: what is beyond the moments that were looked at is seen by walks alone. */
const fewestWalks = 100

/** Tries machines together, and tells how it goes. */
export async function runSystems(
  { language, text }: Terminal,
  systems: readonly AnySystem[],
  { dir, seed, walks, tell }: Options,
): Promise<SystemResult[]> {
  const results: SystemResult[] = []
  for (const system of systems) {
    const { name } = system
    tell({ kind: 'planned', machine: name, of: 0 })
    const result = await runSystem(system, {
      seed,
      walks: Math.max(walks, fewestWalks),
      onProgress: ({ done, of }) =>
        tell({ kind: 'went', machine: name, done, of, filled: done / of }),
    })
    for (const failure of result.failures) {
      const repeat = systemCommand(name, seed, dir)
      tell({ kind: 'found', machine: name, lines: systemFailureLines(failure, repeat, text) })
    }
    const isGood = result.failures.length === 0
    const line = systemLine(result, text, figuresIn(language))
    tell({ kind: 'ended', machine: name, lines: [line], isGood })
    results.push(result)
  }
  return results
}
