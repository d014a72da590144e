import { useEffect, useRef, useState } from 'react'
import { useText } from '../../kit/text.ts'
import { Textarea } from '../../parts/Textarea.tsx'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import css from './CodeEditor.module.css'
import type { Opener } from './EditorView.tsx'
import { EditorView } from './EditorView.tsx'
import { loadWhenWanted } from './load-when-wanted.ts'

export type CodeEditorProps = FieldControlProps & {
  text: string
  onType: (text: string) => void
  language: string
  /** The editor's own, from the config. */
  options?: object | undefined
}

/** Where code is written: a plain control until the editor is there, and where it never comes. */
export function CodeEditor({ text, onType, language, options, ...control }: CodeEditorProps) {
  const say = useText()
  const standIn = useRef<HTMLTextAreaElement>(null)
  const [open, setOpen] = useState<Opener | null>(null)
  useEffect(() => {
    if (standIn.current === null) return
    return loadWhenWanted(standIn.current, (opener) => setOpen(() => opener))
  }, [])

  if (open === null) {
    return (
      <Textarea
        {...control}
        ref={standIn}
        className={css.standIn}
        dir="ltr"
        data-own-history
        rows={2}
        spellCheck={false}
        autoCapitalize="off"
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    )
  }
  return (
    <>
      <EditorView
        {...control}
        open={open}
        text={text}
        onType={onType}
        language={language}
        options={options}
      />
      <p className={css.hint}>{say('field.code.hint')}</p>
    </>
  )
}
