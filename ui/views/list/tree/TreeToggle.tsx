import type { CSSProperties } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { useRowTitle } from '../../../kit/fallback-title.ts'
import { useText } from '../../../kit/text.tsx'
import { ChevronRightIcon } from '../../../parts/icons.ts'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import css from './TreeTable.module.css'

interface Props {
  collection: ClientCollection
  doc: DocumentData
  /** How many documents lie below it; null: nobody has counted so far. */
  count: number | null
  isOpen: boolean
  level: number
  onToggle: () => void
}

/** Before the title of a row: how deep it lies, and the way to what lies below it. */
export function TreeToggle({ collection, doc, count, isOpen, level, onToggle }: Props) {
  const text = useText()
  const title = useRowTitle(collection, doc)
  const style = { '--level': level } as CSSProperties
  if (count === 0) return <span className={css.below} style={style} />
  return (
    <span className={css.below} style={style}>
      <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={onToggle}>
        <ChevronRightIcon />
        <VisuallyHidden>{text('list.tree.below', { title })}</VisuallyHidden>
      </button>
    </span>
  )
}
