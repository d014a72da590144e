import type { RefObject } from 'react'
import { Row } from './Row.tsx'
import css from './Rows.module.css'
import type { RowKind } from './row-kind.ts'
import type { RowProps } from './row-props.ts'
import { Gap } from './window/Gap.tsx'
import type { RowWindow } from './window/use-row-window.ts'

interface RowListProps {
  list: RefObject<HTMLOListElement | null>
  shown: RowWindow
  ids: readonly string[]
  kindAt: (index: number) => RowKind | null
  isOpen: (id: string) => boolean
  /** The same for all rows. */
  common: Omit<RowProps, 'index' | 'id' | 'kind' | 'isOpen'>
}

/** The rows that are on the page, with gaps in place of the others. */
export const RowList = ({ list, shown, ids, kindAt, isOpen, common }: RowListProps) => (
  <ol ref={list} className={css.list} onFocus={shown.keepFocused}>
    {shown.pieces.map((piece) => {
      if ('height' in piece) return <Gap key={`gap ${piece.from}`} height={piece.height} />
      const { index } = piece
      const id = ids[index] ?? ''
      return (
        <Row {...common} key={id} index={index} id={id} kind={kindAt(index)} isOpen={isOpen(id)} />
      )
    })}
  </ol>
)
