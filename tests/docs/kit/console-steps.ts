/** A command of a page, and how it answers there. */
export interface ConsoleStep {
  command: string
  exitCode: number
  /** What it says by itself, and after Ctrl-C; null: it ends by itself. */
  answer: RegExp
  beforeCtrlC: RegExp | null
}

/**
 * A block as a terminal shows it: each `$ command` with what it says. "…" stands for anything, `# ends with 1`
 * for another exit code, and `^C` for Ctrl-C once the command has said what stands above.
 */
export function consoleSteps(block: string): ConsoleStep[] {
  return block.split(/^\$ /m).flatMap((part) => {
    const [line = '', ...answer] = part.trimEnd().split('\n')
    if (line === '') return []
    const [command = '', exitCode = '0'] = line.split(/\s+# ends with /)
    const end = answer.indexOf('^C')
    return {
      ...{ command, exitCode: Number(exitCode) },
      answer: new RegExp(`^\\s*${patternOf(answer.filter((one) => one !== '^C'))}\\s*$`),
      beforeCtrlC: end === -1 ? null : new RegExp(patternOf(answer.slice(0, end))),
    }
  })
}

/** Spaces may differ. */
const patternOf = (lines: readonly string[]): string =>
  lines
    .map((line) => escaped(line.trim()).replaceAll('…', '[\\s\\S]*').replaceAll(/\s+/g, '\\s+'))
    .join('\\s*')

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
