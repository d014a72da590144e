import { Editor } from '@monaco-editor/react'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import css from './CodeEditor.module.css'
import type { HeldEditor } from './editor/open-editor.ts'
import type { EditorKit } from './editor-kit.ts'

type EditorViewProps = FieldControlProps & {
  kit: EditorKit
  text: string
  language: string
  onType: (text: string, before: string) => void
  /** Of the config's author; they come last. */
  options: object | undefined
}

type View = Parameters<EditorKit['holdEditor']>[0]

/** The code editor in its place. It keeps its caret and its history, whatever is shown to it. */
export function EditorView(props: EditorViewProps) {
  const { kit, text, language, onType, options, readOnly, placeholder, ...control } = props
  const place = useRef<HTMLDivElement>(null)
  const held = useRef<HeldEditor>(null)
  const [fontFamily, setFontFamily] = useState<string | null>(null)
  const all = useMemo(
    () => ({
      ...kit.look,
      ...(fontFamily && { fontFamily }),
      readOnly,
      ...(placeholder && { placeholder }),
      ...options,
    }),
    [kit, fontFamily, readOnly, placeholder, options],
  )
  const type = useEffectEvent(onType)
  const hold = useEffectEvent((view: View) => {
    if (place.current === null) return
    held.current = kit.holdEditor(view, place.current, (...typed) => type(...typed))
    held.current.show(text)
    label(held.current.input, control)
  })

  useLayoutEffect(() => {
    if (place.current) setFontFamily(getComputedStyle(place.current).fontFamily)
  }, [])
  useEffect(() => kit.followTheme(document.documentElement), [kit])
  useLayoutEffect(() => held.current?.show(text), [text])
  useEffect(() => {
    if (held.current) label(held.current.input, control)
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
    >
      {fontFamily !== null && (
        <Editor
          // Given a value, it would replace the whole text.
          defaultValue={text}
          language={language}
          options={all}
          theme={kit.themeOf(document.documentElement)}
          loading={null}
          saveViewState={false}
          onMount={(view) => hold(view as unknown as View)}
        />
      )}
    </div>
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
