import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import GripHorizontalIcon from 'lucide-react/icons/grip-horizontal'
import type { RefObject } from 'react'
import { useLayoutEffect, useRef } from 'react'
import type { TableAction, TableLine, TableSelectionActor } from '#machines/table-selection'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { GripVerticalIcon } from '../../../parts/icons.ts'
import { Menu } from '../../../parts/Menu.tsx'
import { originOf } from '../handle/text-frame.ts'
import { menuRoom } from '../writing/free-room.ts'
import { returnToText } from '../writing/return-to-text.ts'
import css from './TableGrip.module.css'
import { TableMenuItem } from './TableMenuItem.tsx'
import { lineRects } from './table-lines.ts'

interface TableGripProps {
  editor: LexicalEditor
  actor: TableSelectionActor
  line: TableLine
}

const actions: Readonly<Record<TableLine, readonly TableAction[]>> = {
  row: ['rowAbove', 'rowBelow', 'moveRowUp', 'moveRowDown', 'headerRow', 'deleteRow'],
  column: [
    ...(['columnBefore', 'columnAfter', 'moveColumnBack', 'moveColumnForward'] as const),
    ...(['columnWider', 'columnNarrower', 'equalColumns', 'headerColumn', 'deleteColumn'] as const),
  ],
}

/** At the start of the caret's row, or the top of its column: chooses it and opens its menu (RICH-4). */
export function TableGrip({ editor, actor, line }: TableGripProps) {
  const text = useText()
  const isOpen = useSelector(actor, (state) => state.matches({ inside: { menu: line } }))
  const grip = useRef<HTMLDivElement>(null)
  useGripPlace(editor, line, grip)
  const label = text(`richText.table.${line}`)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the caret stays in its cell.
    <div
      ref={grip}
      className={css.root}
      data-line={line}
      onMouseDown={(event) => event.preventDefault()}
    >
      <Menu
        label={label}
        within={() => menuRoom(editor.getRootElement())}
        focusAfterChoice={() => returnToText(editor)}
        open={isOpen}
        onOpenChange={(open) =>
          actor.send(open ? { type: 'user.chooseLine', line } : { type: 'user.closeMenu' })
        }
        trigger={
          <IconButton
            size="small"
            label={label}
            icon={line === 'row' ? <GripVerticalIcon /> : <GripHorizontalIcon />}
          />
        }
      >
        {actions[line].map((action) => (
          <TableMenuItem key={action} {...{ action, actor }} />
        ))}
      </Menu>
    </div>
  )
}

/** Across the edge of the table, whatever is written, widened or scrolled. */
function useGripPlace(
  editor: LexicalEditor,
  line: TableLine,
  grip: RefObject<HTMLDivElement | null>,
): void {
  useLayoutEffect(() => {
    const root = editor.getRootElement()
    const frame = root?.closest<HTMLElement>('[data-rich-text]')
    if (!root || !frame) return
    const place = () => {
      const rects = lineRects(editor)
      const element = grip.current
      if (!element) return
      element.hidden = rects === null
      if (!rects) return
      const { cell, table } = rects
      const { height, width } = element.getBoundingClientRect()
      const origin = originOf(frame)
      const start = table.isRtl ? table.right : table.left
      const x = line === 'row' ? start : cell.left + cell.width / 2
      const y = line === 'row' ? cell.top + cell.height / 2 : table.top
      element.style.left = `${x - width / 2 - origin.x}px`
      element.style.top = `${y - height / 2 - origin.y}px`
    }
    place()
    const watch = new ResizeObserver(place)
    watch.observe(root)
    const end = editor.registerUpdateListener(place)
    root.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      watch.disconnect()
      end()
      root.removeEventListener('scroll', place, { capture: true })
    }
  }, [editor, line, grip])
}
