import { Box, Text, useInput } from 'ink'
import { useReducer, useRef } from 'react'

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
  // A key may arrive before the frame of the one before is drawn.
  const at = useRef(0)
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const go = (by: number) => {
    at.current = (at.current + by + choices.length) % choices.length
    redraw()
  }

  useInput((input, key) => {
    if (key.ctrl && input === 'c') onInterrupt()
    else if (key.escape) onChoose(null)
    else if (key.return) onChoose(choices[at.current]?.value ?? null)
    else if (key.upArrow) go(-1)
    else if (key.downArrow) go(1)
  })

  return (
    <Box flexDirection="column">
      <Text bold>{question}</Text>
      {choices.map(({ label }, index) => (
        <Text key={label} {...(index === at.current && { color: 'cyan' })}>
          {index === at.current ? '› ' : '  '}
          {label}
        </Text>
      ))}
      <Text dimColor>{hint}</Text>
    </Box>
  )
}
