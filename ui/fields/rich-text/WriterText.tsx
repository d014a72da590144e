import type { KeyboardEvent, RefObject } from 'react'
import { useText } from '../../kit/text.tsx'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import css from './Writer.module.css'

interface WriterTextProps {
  root: RefObject<HTMLDivElement | null>
  control: FieldControlProps
  /** By its key; null: the text has no links. */
  onLink: (() => void) | null
}

/** The element that is written in. */
export function WriterText({ root, control, onLink }: WriterTextProps) {
  const text = useText()
  const isEditable = !control.readOnly
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML is written in like this.
    <div
      ref={root}
      id={control.id}
      role="textbox"
      tabIndex={0}
      className={css.text}
      contentEditable={isEditable}
      suppressContentEditableWarning
      aria-multiline="true"
      aria-labelledby={`${control.id}-label`}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control.required}
      aria-readonly={!isEditable}
      data-placeholder={control.placeholder ?? text('richText.placeholder')}
      spellCheck
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
