import { Box, Text, useInput } from 'ink'
import { useState } from 'react'

export interface Choice {
  /** null: nothing is chosen. */
  value: string | null
  label: string
}

export interface ChoiceProps {
  question: string
  choices: readonly Choice[]
  hint: string
}

interface Props extends ChoiceProps {
  onChoose: (value: string | null) => void
  /** Ctrl-C. */
  onInterrupt: () => void
}

/** One question, answered with the arrow keys and Enter. Escape chooses nothing. */
export function ChoiceScreen({ choices, hint, question, onChoose, onInterrupt }: Props) {
  const [at, setAt] = useState(0)
  const last = choices.length - 1

  useInput((input, key) => {
    if (key.ctrl && input === 'c') onInterrupt()
    else if (key.escape) onChoose(null)
    else if (key.return) onChoose(choices[at]?.value ?? null)
    else if (key.upArrow) setAt(at === 0 ? last : at - 1)
    else if (key.downArrow) setAt(at === last ? 0 : at + 1)
  })

  return (
    <Box flexDirection="column">
      <Text bold>{question}</Text>
      {choices.map(({ label }, index) => (
        <Text key={label} {...(index === at && { color: 'cyan' })}>
          {index === at ? '› ' : '  '}
          {label}
        </Text>
      ))}
      <Text dimColor>{hint}</Text>
    </Box>
  )
}
