import type { CSSProperties, ReactNode } from 'react'
import { useSummaries } from '../../../client/titles.ts'
import { useText } from '../../../kit/text.tsx'
import type { BlockSide } from '../../marking/rich-between.ts'
import type { Reading } from '../reading.ts'
import { Marked } from './Marked.tsx'
import type { Fate } from './ReferenceSides.tsx'
import { NamedDocument } from './ReferenceSides.tsx'
import css from './RichBlock.module.css'

interface Props {
  block: BlockSide
  fate: Fate | null
  reading: Reading
}

/** A paragraph of a rich text, to be read. */
export function RichBlock({ block, fate, reading }: Props) {
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
        {reference && <Embedded reference={reference} fate={fate} reading={reading} />}
        <Marked pieces={block.pieces} />
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

function Embedded({
  reference,
  fate,
  reading,
}: Pick<Props, 'fate' | 'reading'> & { reference: NonNullable<BlockSide['reference']> }) {
  const [known] = useSummaries([reference], reading.locale)
  return <NamedDocument reference={reference} known={known} fate={fate} isFile={reference.isFile} />
}
