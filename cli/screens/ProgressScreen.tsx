import { Box, Static, Text, useStdout } from 'ink'
import { useSyncExternalStore } from 'react'
import type { Texts } from '../kit/texts.ts'
import { MachineLine } from './MachineLine.tsx'
import { foundLines } from './plain-lines.ts'
import type { Stage } from './progress.ts'
import { secondsLeft } from './progress.ts'

/** A line for each machine, filling up; above it, and to stay, what was found. */
export function ProgressScreen({ stage, text }: { stage: Stage; text: Texts }) {
  const progress = useSyncExternalStore(stage.subscribe, stage.get)
  const { stdout } = useStdout()
  const left = secondsLeft(progress)
  const longest = Math.max(0, ...progress.machines.map(({ machine }) => machine.length))

  return (
    <>
      <Static items={[...progress.found]}>
        {({ key, machine, lines }) => (
          <Text key={key}>{`${foundLines(machine, lines).join('\n')} `}</Text>
        )}
      </Static>
      <Box flexDirection="column">
        {progress.machines.map((machine) => (
          <MachineLine
            key={machine.machine}
            progress={machine}
            nameWidth={Math.min(longest, widestName)}
            barWidth={barWidthIn(stdout.columns)}
          />
        ))}
        {left !== null && <Text dimColor>{text('cli.progress.left', { seconds: left })}</Text>}
      </Box>
    </>
  )
}

const widestName = 12

/** Name, share and numbers need 32 columns; a bar of more than 30 tells nothing more. */
const barWidthIn = (columns = 80) => Math.max(4, Math.min(30, columns - 32))
