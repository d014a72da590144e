import type { CSSProperties, ReactNode } from 'react'
import { useText } from '../../kit/text.tsx'
import { useSummaries } from '../../kit/titles.ts'
import type { BlockSide } from '../../marking/rich-between.ts'
import { cellsIn } from '../../marking/rich-between.ts'
import { Marked } from '../kit/sides/Marked.tsx'
import type { Fate } from '../relationship/ReferenceSides.tsx'
import { NamedDocument } from '../relationship/ReferenceSides.tsx'
import css from './RichBlock.module.css'

interface Props {
  block: BlockSide
  fate: Fate | null
  /** The language in which other documents are named. */
  locale: string | null
}

/** A paragraph of a rich text, to be read. */
export function RichBlock({ block, fate, locale }: Props) {
  const { look, rank, depth, mark, reference } = block
  return (
    <div
      className={css.root}
      data-look={look}
      data-rank={rank || undefined}
      dir="auto"
      style={{ '--depth': depth } as CSSProperties}
    >
      {mark !== null && <span className={css.mark}>{mark}</span>}
      <span className={css.words}>
        <Caption block={block} />
        {reference && <Embedded reference={reference} fate={fate} locale={locale} />}
        {block.cells === null ? <Marked pieces={block.pieces} /> : <Row block={block} />}
      </span>
    </div>
  )
}

/** What a block is that says it not by its looks. */
function Caption({ block: { look, name, reference } }: Pick<Props, 'block'>): ReactNode {
  const text = useText()
  if (reference !== null) return null
  const said = {
    rule: () => text('difference.rule'),
    embedded: () => text('difference.embedded', { name: name ?? '' }),
    unknown: () => text('difference.unknownNode', { name: name ?? '' }),
  }
  if (!(look in said)) return null
  return <span className={css.caption}>{said[look as keyof typeof said]()}</span>
}

/** Beside its other version only what is in the cells can be lined up, so every row is one of its own. */
function Row({ block: { cells, pieces } }: Pick<Props, 'block'>) {
  return (
    <span className={css.row}>
      {cellsIn(pieces).map((words, index) => {
        const cell = cells?.[index]
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by nothing else, and keeps no state.
            key={index}
            className={css.cell}
            data-header={cell?.isHeader || undefined}
            style={{ gridColumn: `span ${cell?.colSpan ?? 1}` }}
          >
            <Marked pieces={words} />
          </span>
        )
      })}
    </span>
  )
}

function Embedded({
  reference,
  fate,
  locale,
}: Pick<Props, 'fate' | 'locale'> & { reference: NonNullable<BlockSide['reference']> }) {
  const [known] = useSummaries([reference], locale)
  return <NamedDocument reference={reference} known={known} fate={fate} isFile={reference.isFile} />
}
