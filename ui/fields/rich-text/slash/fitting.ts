import { folded } from '../../../kit/letters.ts'
import type { TextCommand } from '../writing/commands.ts'

/** The ids of what fits the words, those that begin with them first. */
export function fitting(commands: readonly TextCommand[], query: string): string[] {
  const wanted = folded(query)
  const rank = ({ keywords, label }: TextCommand): number => {
    const name = folded(label)
    if (name.startsWith(wanted)) return 0
    if (name.split(' ').some((word) => word.startsWith(wanted))) return 1
    if (
      folded(keywords)
        .split(' ')
        .some((word) => word.startsWith(wanted))
    )
      return 2
    return name.includes(wanted) ? 3 : 4
  }
  return commands
    .map((command) => ({ id: command.id, rank: rank(command) }))
    .filter((one) => one.rank < 4)
    .sort((one, other) => one.rank - other.rank)
    .map(({ id }) => id)
}
