import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import css from './CodeEditor.module.css'
import type { EditorInput, OpenEditor } from './editor/open-editor.ts'

export type Opener = (place: HTMLElement, input: EditorInput) => OpenEditor

type EditorViewProps = FieldControlProps &
  Pick<EditorInput, 'text' | 'language' | 'onType'> & {
    open: Opener
    options: object | undefined
  }

/** The code editor in its place. It keeps its caret and its history, whatever is shown to it. */
export function EditorView(props: EditorViewProps) {
  const { open, text, language, onType, options, readOnly, placeholder, ...control } = props
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<OpenEditor>(null)
  const type = useEffectEvent(onType)
  const opened = useEffectEvent((at: HTMLElement) =>
    open(at, {
      text,
      language,
      isReadOnly: readOnly,
      options: { ...(placeholder && { placeholder }), ...options },
      onType: (...typed) => type(...typed),
    }),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is another editor.
  useLayoutEffect(() => {
    if (place.current === null) return
    const view = opened(place.current)
    editor.current = view
    return () => view.close()
  }, [language])
  useLayoutEffect(() => editor.current?.show(text), [text])
  useEffect(() => editor.current?.setReadOnly(readOnly), [readOnly])
  useEffect(() => {
    if (editor.current) label(editor.current.input, control)
  })

  return (
    <div
      ref={place}
      className={css.root}
      dir="ltr"
      data-own-caret
      data-own-history
      data-invalid={control['aria-invalid'] || undefined}
      data-readonly={readOnly || undefined}
    />
  )
}

type Description = Pick<FieldControlProps, 'id' | 'required' | 'aria-describedby' | 'aria-invalid'>

/** The editor makes its own element for the keys; it gets what any control of a field carries. */
function label(input: HTMLElement, { id, required, ...aria }: Description): void {
  input.id = id
  input.removeAttribute('aria-label')
  const attributes = { ...aria, 'aria-labelledby': `${id}-label`, 'aria-required': required }
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) input.removeAttribute(name)
    else input.setAttribute(name, String(value))
  }
}
