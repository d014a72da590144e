import { Text } from 'ink'
import type { MachineProgress } from './progress.ts'

interface Props {
  progress: MachineProgress
  nameWidth: number
  barWidth: number
}

/** One machine: how full, how far, and what was found; when it is done, how it ended. */
export function MachineLine({ progress, nameWidth, barWidth }: Props) {
  const { machine, done, of, filled, found, lines, isGood } = progress
  if (lines.length > 0) {
    const ended = lines.join('\n')
    return isGood ? <Text>{ended}</Text> : <Text color="red">{ended}</Text>
  }
  return (
    <Text wrap="truncate">
      {fitted(machine, nameWidth)} {bar(filled, barWidth)} {percent(filled)}
      {of > 0 && ` ${done}/${of}`}
      {found > 0 && <Text color="red"> ✕{found}</Text>}
    </Text>
  )
}

function bar(filled: number, width: number): string {
  const full = Math.floor(filled * width)
  return '█'.repeat(full) + '░'.repeat(width - full)
}

const percent = (share: number) => `${Math.floor(share * 100)} %`.padStart(5)

const fitted = (name: string, width: number) =>
  name.length > width ? `${name.slice(0, width - 1)}…` : name.padEnd(width)
