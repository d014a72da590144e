import type { LexicalEditor, NodeKey } from 'lexical'
import type { TableSelectionWork } from '#machines/open-writer'
import type { TableAction } from '#machines/table-selection'
import { registerColumnDrag } from '../table/column-drag.ts'
import { $chosenCells, actOnTable, styleCells } from '../table/table-acts.ts'
import { chooseLine, returnToCell } from '../table/table-lines.ts'

export function tableSelectionWork(editor: LexicalEditor): TableSelectionWork {
  let caretCell: NodeKey | null = null
  return {
    hear(tell) {
      const end = editor.registerUpdateListener(() => tell(editor.read($chosenCells)))
      const endDragging = registerColumnDrag(editor)
      return () => {
        end()
        endDragging()
      }
    },
    act: (action) =>
      editor.focus(() => {
        actOnTable(editor, action)
        if (caretCell !== null && stays.includes(action)) returnToCell(editor, caretCell)
        caretCell = null
      }),
    style: (style) => editor.focus(() => styleCells(editor, style)),
    choose(line) {
      caretCell = chooseLine(editor, line)
    },
  }
}

/** After these the writing goes on in the same cell. */
const stays: readonly TableAction[] = [
  ...(['moveRowUp', 'moveRowDown', 'moveColumnBack', 'moveColumnForward'] as const),
  ...(['headerRow', 'headerColumn', 'rowAbove', 'rowBelow'] as const),
]
