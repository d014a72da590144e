import type { RichTextField } from '#contracts/fields'
import { useText } from '../../kit/text.tsx'
import type { BlockSide, MarkedBlock } from '../../marking/rich-between.ts'
import { richBlocksOf } from '../../marking/rich-blocks.ts'
import { useMarked } from '../../marking/use-marked.ts'
import { FoldedPairs } from '../kit/sides/FoldedPairs.tsx'
import { Sides } from '../kit/sides/Sides.tsx'
import type { SidesFacet, SidesProps } from '../kit/sides/sides-props.ts'
import type { Fate } from '../relationship/ReferenceSides.tsx'
import { RichBlock } from './RichBlock.tsx'
import css from './RichTextSides.module.css'

/** A rich text as a page, paragraph by paragraph, with its words marked. */
function RichTextSides({ change, from, to, locale }: SidesProps<RichTextField>) {
  const text = useText()
  const blocks = useMarked('rich', from, to)
  if (blocks === null) return <p aria-busy="true">{text('difference.comparing')}</p>
  if (blocks.length === 0) return <Sides change={change} from={null} to={null} />
  const isUnseen = change !== 'same' && blocks.every(({ isSame }) => isSame)
  const side = (block: BlockSide | null, fate: Fate | null) =>
    block && <RichBlock block={block} fate={fate} locale={locale} />
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

export const richTextSides: SidesFacet<RichTextField> = {
  Sides: RichTextSides,
  referencesIn: (_field, value) =>
    richBlocksOf(value).flatMap(({ reference }) =>
      reference ? [{ slug: reference.slug, id: reference.id }] : [],
    ),
}
