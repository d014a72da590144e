import { useText } from '../../../kit/text.tsx'
import type { ValueDifference } from '../../engine/difference.ts'
import type { BlockSide, MarkedBlock } from '../../marking/rich-between.ts'
import { useMarked } from '../../marking/use-marked.ts'
import type { Reading } from '../reading.ts'
import { FoldedPairs } from './FoldedPairs.tsx'
import type { Fate } from './ReferenceSides.tsx'
import { RichBlock } from './RichBlock.tsx'
import css from './RichTextSides.module.css'
import { Sides } from './Sides.tsx'

interface Props {
  difference: ValueDifference
  reading: Reading
}

/** A rich text as a page, paragraph by paragraph, with its words marked. */
export function RichTextSides({ difference: { change, from, to }, reading }: Props) {
  const text = useText()
  const blocks = useMarked('rich', from, to)
  if (blocks === null) return <p aria-busy="true">{text('difference.comparing')}</p>
  if (blocks.length === 0) return <Sides change={change} from={null} to={null} />
  const isUnseen = change !== 'same' && blocks.every(({ isSame }) => isSame)
  const side = (block: BlockSide | null, fate: Fate | null) =>
    block && <RichBlock block={block} fate={fate} reading={reading} />
  return (
    <>
      {isUnseen && <p className={css.quiet}>{text('difference.unseen')}</p>}
      <FoldedPairs<MarkedBlock>
        pairs={blocks}
        context={1}
        barText={(count) => text('difference.sameParagraphs', { count })}
        from={(pair) => side(pair.from, pair.isSame ? null : 'removed')}
        to={(pair) => side(pair.to, pair.isSame ? null : 'added')}
      />
    </>
  )
}
