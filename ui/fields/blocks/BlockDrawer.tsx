import type { BlocksField, ClientBlock } from '#contracts/fields'
import { ActionDrawer } from '../../actions/ActionDrawer.tsx'
import { useDrawerDepth } from '../../kit/drawers.ts'
import { useText } from '../../kit/text.tsx'
import { offeredBlocks } from '../rows/offered-blocks.ts'
import { BlockChoice } from './BlockChoice.tsx'

interface BlockDrawerProps {
  field: BlocksField
  isOpen: boolean
  onCancel: () => void
  onChoose: (block: ClientBlock) => void
}

/** Where the kind of a new block is chosen. */
export function BlockDrawer({ field, isOpen, onCancel, onChoose }: BlockDrawerProps) {
  const text = useText()
  return (
    <ActionDrawer
      open={isOpen}
      onCancel={onCancel}
      title={text('field.rows.add', { name: field.labels.singular })}
      closeLabel={text('app.close')}
      depth={useDrawerDepth()}
    >
      <BlockChoice blocks={offeredBlocks(field)} onChoose={onChoose} />
    </ActionDrawer>
  )
}
