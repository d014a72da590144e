import type { ChangeEvent, CompositionEvent } from 'react'
import { useState } from 'react'
import { atItsLetter } from './caret-in.ts'
import { keepCaret } from './keep-caret.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

interface Props<Element extends Control> {
  value?: string | number | readonly string[] | undefined
  onChange?: ((event: ChangeEvent<Element>) => void) | undefined
  onCompositionStart?: ((event: CompositionEvent<Element>) => void) | undefined
  onCompositionEnd?: ((event: CompositionEvent<Element>) => void) | undefined
}

/**
 * A control that is left alone while a word is composed in it, as every word is on a phone: another
 * text would end the composition and leave half of it twice. What it shows meanwhile, and who is told
 * of it, stays; what came from elsewhere is shown once the word is there.
 */
export function useComposed<Element extends Control>(props: Props<Element>): Props<Element> {
  const { value, onChange, onCompositionStart, onCompositionEnd } = props
  const [composed, setComposed] = useState<Pick<Props<Element>, 'value' | 'onChange'> | null>(null)
  if (value === undefined) return {}
  return {
    value: composed ? composed.value : value,
    onChange: (event) => {
      const told = composed ? composed.onChange : onChange
      told?.(event)
      if (composed) setComposed({ ...composed, value: event.currentTarget.value })
    },
    onCompositionStart: (event) => {
      onCompositionStart?.(event)
      setComposed({ value: event.currentTarget.value, onChange })
    },
    onCompositionEnd: (event) => {
      onCompositionEnd?.(event)
      keepCaret(atItsLetter, () => setComposed(null))
    },
  }
}
