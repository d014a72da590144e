import { useEffect, useRef, useState } from 'react'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { Textarea } from '../../parts/Textarea.tsx'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import css from './CodeEditor.module.css'
import type { LoadedEditor } from './load-editor.ts'
import { loadWhenWanted } from './load-when-wanted.ts'

export type CodeEditorProps = FieldControlProps & {
  text: string
  /** With the text before, where it may be another one than is shown by now. */
  onType: (text: string, before?: string) => void
  language: string
  /** The editor's own, from the config. */
  options?: object | undefined
}

/** Where code is written: a plain control until the editor is there, and where it never comes. */
export function CodeEditor({ text, onType, language, options, ...control }: CodeEditorProps) {
  const say = useText()
  const { editorCdn = null } = usePanel().boot
  const standIn = useRef<HTMLTextAreaElement>(null)
  const [editor, setEditor] = useState<LoadedEditor | null>(null)
  useEffect(() => {
    if (standIn.current === null) return
    return loadWhenWanted(standIn.current, editorCdn, setEditor)
  }, [editorCdn])

  if (editor === null || editor.from === 'nowhere') {
    return (
      <>
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
        {editor && <p className={css.note}>{say('field.code.notLoaded')}</p>}
      </>
    )
  }
  const { View } = editor
  return (
    <>
      <View
        {...control}
        kit={editor.kit}
        text={text}
        onType={onType}
        language={language}
        options={options}
      />
      <p className={css.hint}>{say('field.code.hint')}</p>
      {editorCdn !== null && editor.from === 'panel' && (
        <p className={css.note}>{say('field.code.notFromCdn', { cdn: editorCdn })}</p>
      )}
    </>
  )
}
