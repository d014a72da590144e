import type { ClientBlock } from '#contracts/fields'
import css from './BlockOption.module.css'
import { BlockPicture } from './BlockPicture.tsx'

interface BlockOptionProps {
  id: string
  block: ClientBlock
  isCurrent: boolean
  onPoint: () => void
  onChoose: () => void
}

/** One kind of block. The keys are the search's, which keeps the focus. */
export const BlockOption = ({ id, block, isCurrent, onPoint, onChoose }: BlockOptionProps) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above hears the keys.
  <div
    id={id}
    role="option"
    tabIndex={-1}
    className={css.root}
    aria-selected={isCurrent}
    onPointerMove={onPoint}
    onClick={onChoose}
  >
    <BlockPicture picture={block.picture} />
    <span className={css.name}>{block.labels.singular}</span>
  </div>
)
