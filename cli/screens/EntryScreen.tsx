import { Box, Text, useInput } from 'ink'
import { useReducer, useRef } from 'react'

export interface EntryProps {
  label: string
  hint: string
  /** Nobody sees what is typed, nor how long it is. */
  isSecret?: boolean
  /** What was wrong with the answer before. */
  problem?: string | undefined
}

interface Props extends EntryProps {
  onEnter: (value: string | null) => void
}

/** One line to type in. Escape and Ctrl-C enter nothing, and so does Enter on an empty line. */
export function EntryScreen({ hint, isSecret = false, label, onEnter, problem }: Props) {
  // A key may arrive before the frame of the one before is drawn.
  const typed = useRef('')
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const enter = () => {
    if (typed.current !== '') onEnter(typed.current)
  }

  useInput((input, key) => {
    if (key.escape || (key.ctrl && input === 'c')) return onEnter(null)
    if (key.return) return enter()
    if (key.backspace || key.delete) typed.current = withoutLast(typed.current)
    else if (key.ctrl && input === 'u') typed.current = ''
    else if (!key.ctrl && !key.meta) {
      // What is pasted may bring the Enter with it.
      const [first = '', ...lines] = input.split(/[\r\n]/)
      typed.current += first
      if (lines.length > 0) return enter()
    }
    redraw()
  })

  return (
    <Box flexDirection="column">
      {problem && <Text color="red">{problem}</Text>}
      <Text>
        <Text bold>{label}</Text> {isSecret ? '' : typed.current}
        <Text inverse> </Text>
      </Text>
      <Text dimColor>{hint}</Text>
    </Box>
  )
}

/** Whole letters, as people see them. */
const withoutLast = (value: string) =>
  [...new Intl.Segmenter().segment(value)]
    .slice(0, -1)
    .map(({ segment }) => segment)
    .join('')
