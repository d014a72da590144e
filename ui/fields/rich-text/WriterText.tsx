import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import type { KeyboardEvent } from 'react'
import { useText } from '../../kit/text.tsx'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import css from './Writer.module.css'

interface WriterTextProps {
  control: FieldControlProps
  /** By its key; null: the text has no links. */
  onLink: (() => void) | null
}

/** The element that is written in. */
export function WriterText({ control, onLink }: WriterTextProps) {
  const text = useText()
  return (
    <ContentEditable
      id={control.id}
      tabIndex={0}
      className={css.text}
      aria-multiline="true"
      aria-labelledby={`${control.id}-label`}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control.required}
      aria-readonly={control.readOnly === true}
      data-answers-first
      data-placeholder={
        control.placeholder ?? (control.readOnly ? '' : text('richText.placeholder'))
      }
      lang={control.lang}
      dir="auto"
      onKeyDown={(event) => {
        if (onLink === null || !isLinkKey(event)) return
        event.preventDefault()
        onLink()
      }}
    />
  )
}

/** Without selected words, this key is the page's. */
function isLinkKey({ altKey, ctrlKey, key, metaKey, shiftKey }: KeyboardEvent): boolean {
  if (key.toLowerCase() !== 'k' || altKey || !(ctrlKey || metaKey)) return false
  return shiftKey || getSelection()?.isCollapsed === false
}
