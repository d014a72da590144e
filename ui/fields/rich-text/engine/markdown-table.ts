import type { MultilineElementTransformer, Transformer } from '@lexical/markdown'
import { $convertFromMarkdownString } from '@lexical/markdown'
import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  TableCellHeaderStates,
  TableNode,
} from '@lexical/table'

/** A table of Markdown, as text that has one is written: its first row is above a line of dashes. */
export const markdownTable = /^ *\|.*\| *$\n^ *\|[ :|-]+\| *$/m

/** Reads it, with what its cells may hold. */
export const markdownTableOf = (inCells: Transformer[]): MultilineElementTransformer => ({
  dependencies: [TableNode],
  regExpStart: /^ *\|.*\| *$/,
  handleImportAfterStartMatch({ lines, rootNode, startLineIndex }) {
    const written = lines.slice(startLineIndex)
    if (!markdownTable.test(written.slice(0, 2).join('\n'))) return null
    const end = written.findIndex((line) => !/^ *\|/.test(line))
    const [head, , ...rows] = written.slice(0, end === -1 ? undefined : end).map(cellsIn)
    const table = $createTableNode().append(
      ...[head!, ...rows].map((cells, index) =>
        $createTableRowNode().append(
          ...head!.map((_, column) => {
            const cell = $createTableCellNode(
              index === 0 ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS,
            )
            $convertFromMarkdownString(cells[column] ?? '', inCells, cell)
            return cell
          }),
        ),
      ),
    )
    rootNode.append(table)
    return [true, startLineIndex + rows.length + 1]
  },
  replace: () => false,
  type: 'multiline-element',
})

const cellsIn = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
