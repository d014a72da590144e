import type { RefObject } from 'react'
import { isPressed } from '../../../actions/shortcut.ts'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { Input } from '../../../parts/Input.tsx'

interface AltTextInputProps {
  input: RefObject<HTMLInputElement | null>
  label: string
  value: string
  readOnly?: boolean
  required?: boolean
  error?: string | undefined
  onType: (typed: string) => void
  /** Another field has the focus, or the document is saved. */
  onLeave: () => void
  /** Enter: what was typed is meant, and the writing goes on. */
  onDone: () => void
  /** Escape. */
  onCancel: () => void
}

/** The line below a picture in which its alternative text is typed. */
export function AltTextInput(props: AltTextInputProps) {
  const { input, label, value, readOnly, required, error } = props
  return (
    <FieldFrame label={label} required={required} error={error}>
      {(control) => (
        <Input
          {...control}
          ref={input}
          value={value}
          readOnly={readOnly}
          onChange={(event) => props.onType(event.currentTarget.value)}
          onBlur={props.onLeave}
          onKeyDown={(event) => {
            if (isPressed('mod+s', event.nativeEvent)) return props.onLeave()
            if (event.nativeEvent.isComposing || readOnly) return
            if (event.key === 'Enter') {
              event.preventDefault()
              props.onLeave()
              props.onDone()
            } else if (event.key === 'Escape') {
              event.preventDefault()
              event.stopPropagation()
              props.onCancel()
            }
          }}
        />
      )}
    </FieldFrame>
  )
}
