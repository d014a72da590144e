import type { LexicalEditor } from 'lexical'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { OpenWriter } from '#machines/open-writer'
import { openWriter } from '#machines/open-writer'
import { usePanel } from '../../../kit/panel.ts'
import { useOpened } from '../../../kit/use-opened.ts'
import { blockHandleWork } from './block-handle-work.ts'
import { fileDropWork } from './file-drop-work.ts'
import { foldedSectionsWork } from './folded-sections-work.ts'
import { linkEditorWork } from './link-editor-work.ts'
import { slashMenuWork } from './slash-menu-work.ts'
import { tableSelectionWork } from './table-selection-work.ts'
import type { WriterNow } from './writer-now.ts'

/** The seam: where the tools of a text meet its editor. */
export function useOpenWriter(
  editor: LexicalEditor,
  shown: WriterNow,
  isEditable: boolean,
): OpenWriter {
  const panel = usePanel()
  const latest = useRef(shown)
  useLayoutEffect(() => {
    latest.current = shown
  })
  const { enabled, link } = shown.field.features
  const now = () => latest.current
  const writer = useOpened(() =>
    openWriter({
      blockHandle: blockHandleWork(editor, now),
      fileDrop: fileDropWork(editor, now),
      foldedSections: foldedSectionsWork(editor),
      slashMenu: slashMenuWork(editor, now),
      linkEditor: link && enabled.includes('link') ? linkEditorWork(editor, now, panel) : null,
      tableSelection: enabled.includes('table') ? tableSelectionWork(editor) : null,
    }),
  )
  useLayoutEffect(() => {
    editor.setEditable(isEditable)
  }, [editor, isEditable])
  useEffect(() => writer.setEditable(isEditable), [writer, isEditable])
  return writer
}
