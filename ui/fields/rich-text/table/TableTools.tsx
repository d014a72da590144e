import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { Fragment } from 'react'
import type {
  CellStyle,
  ChosenCells,
  TableAction,
  TableSelectionActor,
} from '#machines/table-selection'
import { isPossible } from '#machines/table-selection'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { EllipsisIcon } from '../../../parts/icons.ts'
import { Menu, MenuChoices, MenuSeparator } from '../../../parts/Menu.tsx'
import { Floating } from '../writing/floating.tsx'
import { menuRoom } from '../writing/free-room.ts'
import { returnToText } from '../writing/return-to-text.ts'
import { TableGrip } from './TableGrip.tsx'
import { TableMenuItem } from './TableMenuItem.tsx'
import css from './TableTools.module.css'
import { tableRect } from './table-lines.ts'

const groups: readonly (readonly TableAction[])[] = [
  ['rowAbove', 'rowBelow', 'columnBefore', 'columnAfter'],
  ['moveRowUp', 'moveRowDown', 'moveColumnBack', 'moveColumnForward'],
  ['columnWider', 'columnNarrower', 'equalColumns'],
  ['merge', 'split', 'headerRow', 'headerColumn', 'striping', 'freezeRow', 'freezeColumn'],
]

const deleting: readonly TableAction[] = ['deleteRow', 'deleteColumn', 'deleteTable']

/** Pale enough for words in each look; as they are stored. */
const fills = [
  { name: 'none', fill: null },
  { name: 'grey', fill: '#ecebe8' },
  { name: 'yellow', fill: '#fbeeb8' },
  { name: 'green', fill: '#d5efdb' },
  { name: 'blue', fill: '#d9e6fc' },
  { name: 'red', fill: '#fbdedb' },
] as const

const verticals = ['top', 'middle', 'bottom'] as const

/** px between a table and its button, and of the button. */
const gap = 4
const width = 30

interface TableToolsProps {
  editor: LexicalEditor
  actor: TableSelectionActor
}

/** What can be done with the cells that are chosen, at the corner of their table (RICH-4). */
export function TableTools({ editor, actor }: TableToolsProps) {
  const text = useText()
  const cells = useSelector(actor, ({ context }) => context.cells)
  const isOpen = useSelector(actor, (state) => state.matches({ inside: { menu: 'table' } }))
  if (!cells || !editor.isEditable()) return null
  const anchor = () => {
    const rect = tableRect(editor, cells.table)
    if (!rect) return null
    // Beside its end: above it are words. As wide as the button, the panel may read the other way.
    const x = rect.isRtl ? rect.left - gap - width : rect.right + gap
    return new DOMRect(x, rect.top, width, rect.height)
  }
  return (
    <>
      <TableGrip {...{ actor, editor }} line="row" />
      <TableGrip {...{ actor, editor }} line="column" />
      <Floating text={editor.getRootElement()} anchor={anchor} offset={0} from="top" side="below">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the chosen cells stay chosen. */}
        <div onMouseDown={(event) => event.preventDefault()}>
          <Menu
            label={text('richText.table.actions')}
            within={() => menuRoom(editor.getRootElement())}
            focusAfterChoice={() => returnToText(editor)}
            open={isOpen}
            onOpenChange={(open) => actor.send({ type: open ? 'user.openMenu' : 'user.closeMenu' })}
            trigger={
              <IconButton
                size="small"
                label={text('richText.table.actions')}
                icon={<EllipsisIcon />}
              />
            }
          >
            <TableMenu actor={actor} cells={cells} />
          </Menu>
        </div>
      </Floating>
    </>
  )
}

function TableMenu({ actor, cells }: { actor: TableSelectionActor; cells: ChosenCells }) {
  const item = (action: TableAction) => <TableMenuItem key={action} {...{ action, actor }} />
  return (
    <>
      {groups.map((actions, index) => (
        <Fragment key={actions[0]}>
          {index > 0 && <MenuSeparator />}
          {actions.filter((action) => isPossible(cells, action)).map(item)}
        </Fragment>
      ))}
      <MenuSeparator />
      <CellStyles actor={actor} style={cells.style} />
      <MenuSeparator />
      {deleting.map(item)}
    </>
  )
}

function CellStyles({ actor, style }: { actor: TableSelectionActor; style: CellStyle }) {
  const text = useText()
  return (
    <>
      <MenuChoices
        label={text('richText.table.fill')}
        choices={fills.map(({ name, fill }) => ({
          value: fill ?? '',
          label: (
            <span className={css.fill}>
              <span className={css.swatch} style={fill ? { backgroundColor: fill } : {}} />
              {text(`richText.table.fill.${name}`)}
            </span>
          ),
        }))}
        value={style.fill ?? ''}
        onChange={(fill) => actor.send({ type: 'user.style', style: { fill: fill || null } })}
      />
      <MenuChoices
        label={text('richText.table.vertical')}
        choices={verticals.map((value) => ({
          value,
          label: text(`richText.table.vertical.${value}`),
        }))}
        value={style.vertical}
        onChange={(vertical) =>
          actor.send({
            type: 'user.style',
            style: { vertical: vertical as CellStyle['vertical'] },
          })
        }
      />
    </>
  )
}
