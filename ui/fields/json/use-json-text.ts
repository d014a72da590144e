import { useState } from 'react'
import type { Json } from '#config-schema'
import { useText } from '../../kit/text.ts'
import { useTyped } from '../kit/typed.ts'

export interface JsonText {
  text: string
  /** What is wrong with the text, once somebody has left it so. */
  complaint: string | undefined
  onType: (text: string) => void
  onLeave: () => void
}

/** A value as JSON text. What is no JSON yet is kept as it is typed, and said once it is left so. */
export function useJsonText(value: Json | undefined, onChange: (value: Json) => void): JsonText {
  const text = useText()
  const shown = shownAs(value)
  const typed = useTyped(shown)
  const [complaint, setComplaint] = useState<string | undefined>()

  const type = (next: string) => {
    const read = parsed(next)
    if ('error' in read) return typed.keep(next, shown)
    typed.keep(next, shownAs(read.value))
    setComplaint(undefined)
    onChange(read.value)
  }
  const leave = () => {
    const read = parsed(typed.text)
    setComplaint('error' in read ? text('field.json.invalid', { reason: read.error }) : undefined)
    if (!('error' in read)) typed.forget()
  }
  return { text: typed.text, complaint, onType: type, onLeave: leave }
}

const shownAs = (value: Json | undefined) =>
  value === null || value === undefined ? '' : JSON.stringify(value, null, 2)

function parsed(text: string): { value: Json } | { error: string } {
  try {
    return { value: text.trim() === '' ? null : JSON.parse(text) }
  } catch (thrown) {
    return { error: (thrown as SyntaxError).message }
  }
}
