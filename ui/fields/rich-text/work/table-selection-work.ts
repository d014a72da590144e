import type { LexicalEditor } from 'lexical'
import type { TableSelectionWork } from '#machines/open-writer'
import { registerColumnDrag } from '../table/column-drag.ts'
import { $chosenCells, actOnTable, styleCells } from '../table/table-acts.ts'

export function tableSelectionWork(editor: LexicalEditor): TableSelectionWork {
  return {
    hear(tell) {
      const end = editor.registerUpdateListener(() => tell(editor.read($chosenCells)))
      const endDragging = registerColumnDrag(editor)
      return () => {
        end()
        endDragging()
      }
    },
    act: (action) => editor.focus(() => actOnTable(editor, action)),
    style: (style) => editor.focus(() => styleCells(editor, style)),
  }
}
