import { useId } from 'react'
import { useText } from '../../../kit/text.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { idOf } from '../id-of.ts'
import type { ListTableProps } from '../ListTable.tsx'
import { useKeptScroll } from '../use-kept-scroll.ts'
import { Card } from './Card.tsx'
import css from './Grid.module.css'
import { useCardKeys } from './use-card-keys.ts'

/** The files of a page as cards: what the rows of a table are, seen rather than read. */
export function Grid({ collection, docs, isBehind, pressOf, boxes }: ListTableProps) {
  const text = useText()
  const hint = useId()
  const grid = useKeptScroll<HTMLUListElement>()
  const keys = useCardKeys(grid)
  return (
    <div className={css.frame}>
      <VisuallyHidden id={hint}>{text('library.keys')}</VisuallyHidden>
      <ul
        ref={grid}
        className={css.root}
        aria-label={collection.labels.plural}
        aria-describedby={hint}
        aria-busy={isBehind}
        {...keys}
      >
        {docs.map((doc) => (
          <Card
            key={idOf(doc)}
            {...{ collection, doc }}
            press={pressOf(doc)}
            box={boxes?.of(doc)}
          />
        ))}
      </ul>
    </div>
  )
}
