import CopyIcon from 'lucide-react/icons/copy'
import type { Json } from '#contracts/documents'
import type { RichTextField, ValuedField } from '#contracts/fields'
import { nodesIn, rootOf } from '#contracts/rich-text/rich-nodes'
import { at } from '#machines/document'
import type { TranslatedLeaf } from '#machines/translation'
import type { Form } from '../../../fields/form.ts'
import { useEdit } from '../../../fields/form.ts'
import { isReadOnly } from '../../../fields/kit/is-read-only.ts'
import { RichBlock } from '../../../fields/rich-text/RichBlock.tsx'
import { useLocaleLabel } from '../../../kit/locale.ts'
import { useText } from '../../../kit/text.tsx'
import type { BlockSide } from '../../../marking/rich-between.ts'
import { useMarked } from '../../../marking/use-marked.ts'
import { IconButton } from '../../../parts/IconButton.tsx'
import css from './RichSource.module.css'
import { withBlock } from './with-block.ts'

interface Props {
  form: Form
  field: RichTextField | ValuedField
  path: string
  leaf: TranslatedLeaf
  source: string
}

/** A rich text block by block, each to be copied; of one that has changed, what is new and what is gone. */
export function RichSource(props: Props) {
  const { leaf, source } = props
  return leaf.from === undefined ? (
    <div className={css.root}>
      {nodesIn(rootOf(leaf.source) ?? {}).map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by nothing else, and keeps no state.
        <Block key={index} {...props} index={index} />
      ))}
    </div>
  ) : (
    <Changed from={leaf.from} to={leaf.source} locale={source} />
  )
}

function Block({ form, field, path, leaf, source, index }: Props & { index: number }) {
  const text = useText()
  const language = useLocaleLabel()(source)
  const edit = useEdit(form, path)
  const copy = () => {
    const now = at(form.document.getSnapshot().context.values, path)
    edit(withBlock(leaf.source, now, index))
  }
  return (
    <div className={css.block}>
      <div className={css.words}>
        <Whole value={onlyBlock(leaf.source, index)} locale={source} />
      </div>
      {!isReadOnly(form, field) && (
        <IconButton
          size="small"
          label={text('translation.copyParagraph', { language })}
          icon={<CopyIcon />}
          onClick={copy}
        />
      )}
    </div>
  )
}

interface Sides {
  from: Json
  to: Json
  locale: string
}

function Changed({ from, to, locale }: Sides) {
  const pairs = useMarked('rich', from, to) ?? []
  const side = (block: BlockSide | null, fate: 'removed' | 'added') =>
    block && <RichBlock block={block} fate={fate} locale={locale} />
  return (
    <div className={css.root}>
      {pairs.map((pair, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pair is known by nothing else, and keeps no state.
        <div key={index}>
          {!pair.isSame && side(pair.from, 'removed')}
          {side(pair.to, 'added')}
        </div>
      ))}
    </div>
  )
}

function Whole({ value, locale }: { value: Json; locale: string }) {
  const pairs = useMarked('rich', value, value) ?? []
  return pairs.map(
    ({ to }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by nothing else, and keeps no state.
      to && <RichBlock key={index} block={to} fate={null} locale={locale} />,
  )
}

function onlyBlock(value: Json, index: number): Json {
  const root = rootOf(value)
  if (!root) return value
  return { root: { ...root, children: nodesIn(root).slice(index, index + 1) } }
}
