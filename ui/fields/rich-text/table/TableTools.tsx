import { useActorRef, useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { Fragment, useEffect } from 'react'
import type { TextKey } from '#locales'
import type { TableAction } from '#machines/table-selection'
import { isPossible, tableSelectionMachine } from '#machines/table-selection'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { EllipsisIcon } from '../../../parts/icons.ts'
import { Menu, MenuItem, MenuSeparator } from '../../../parts/Menu.tsx'
import { Floating } from '../writing/floating.tsx'
import { $chosenCells, actOnTable } from './table-acts.ts'

const groups: readonly (readonly TableAction[])[] = [
  ['rowAbove', 'rowBelow', 'columnBefore', 'columnAfter'],
  ['moveRowUp', 'moveRowDown', 'moveColumnBack', 'moveColumnForward'],
  ['merge', 'split', 'headerRow', 'headerColumn', 'striping', 'freezeRow', 'freezeColumn'],
  ['deleteRow', 'deleteColumn', 'deleteTable'],
]

/** What can be done with the cells that are chosen, at the corner of their table (RICH-4). */
export function TableTools({ editor }: { editor: LexicalEditor }) {
  const text = useText()
  const actor = useActorRef(tableSelectionMachine)
  const cells = useSelector(actor, ({ context }) => context.cells)
  const isOpen = useSelector(actor, (state) => state.matches({ inside: 'menu' }))
  useEffect(() => {
    const end = editor.registerUpdateListener(() =>
      actor.send({ type: 'page.selected', cells: editor.read($chosenCells) }),
    )
    const asked = actor.on('asked', ({ action }) => {
      editor.focus(() => actOnTable(editor, action))
    })
    return () => {
      end()
      asked.unsubscribe()
    }
  }, [actor, editor])
  if (!cells || !editor.isEditable()) return null
  const anchor = () => {
    const rect = editor.getElementByKey(cells.table)?.getBoundingClientRect()
    return rect ? new DOMRect(rect.x, rect.y, 0, rect.height) : null
  }
  return (
    <Floating anchor={anchor} offset={4} from="top" side="above">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the chosen cells stay chosen. */}
      <div onMouseDown={(event) => event.preventDefault()}>
        <Menu
          label={text('richText.table.actions')}
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
          {groups.map((actions, index) => (
            <Fragment key={actions[0]}>
              {index > 0 && <MenuSeparator />}
              {actions
                .filter((action) => isPossible(cells, action))
                .map((action) => (
                  <MenuItem
                    key={action}
                    id={action}
                    kind={action.startsWith('delete') ? 'danger' : 'plain'}
                    onSelect={() => actor.send({ type: 'user.act', action })}
                  >
                    {text(`richText.table.${action}` as TextKey)}
                  </MenuItem>
                ))}
            </Fragment>
          ))}
        </Menu>
      </div>
    </Floating>
  )
}
