import { $isTableNode } from '@lexical/table'
import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { $getNodeByKey, $isElementNode } from 'lexical'
import type { BlockAction, BlockHandleActor } from '#machines/block-handle'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { GripVerticalIcon } from '../../../parts/icons.ts'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../../../parts/Menu.tsx'
import type { TextCommand } from '../writing/commands.ts'
import { $kindOf } from '../writing/text-state.ts'

interface BlockMenuProps {
  actor: BlockHandleActor
  editor: LexicalEditor
  block: string | null
  commands: readonly TextCommand[]
  controlId: string
}

const actions: readonly BlockAction[] = [
  'insertBelow',
  'duplicate',
  'copy',
  'moveUp',
  'moveDown',
  'delete',
]

/** What can be done with a block, and what it can become. */
export function BlockMenu({ actor, editor, block, commands, controlId }: BlockMenuProps) {
  const text = useText()
  const isOpen = useSelector(actor, (state) => state.matches({ shown: 'menu' }))
  const style =
    block === null ? null : editor.getEditorState().read(() => $styleOf(block), { editor })
  const styles = commands.filter(({ group }) => group === 'block')
  return (
    <Menu
      label={text('richText.handle')}
      open={isOpen}
      onOpenChange={(open) => actor.send({ type: open ? 'user.openMenu' : 'user.closeMenu' })}
      trigger={
        <IconButton
          id={`${controlId}-block`}
          size="small"
          tabIndex={-1}
          title={text('richText.handle.hint')}
          label={text('richText.handle')}
          icon={<GripVerticalIcon />}
        />
      }
    >
      {actions.map((action) => (
        <MenuItem
          key={action}
          id={action}
          kind={action === 'delete' ? 'danger' : 'plain'}
          onSelect={() => actor.send({ type: 'user.act', action })}
        >
          {text(`richText.handle.${action}`)}
        </MenuItem>
      ))}
      {style !== null && styles.length > 1 && (
        <>
          <MenuSeparator />
          <MenuChoices
            label={text('richText.handle.turnInto')}
            choices={styles.map(({ id, label }) => ({ value: id, label }))}
            value={style}
            onChange={(wanted) => actor.send({ type: 'user.turnInto', style: wanted })}
          />
        </>
      )}
    </Menu>
  )
}

/** What the block is now, of what a block of text can be; null: it is none. */
function $styleOf(key: string): string | null {
  const node = $getNodeByKey(key)
  return $isElementNode(node) && !$isTableNode(node) ? $kindOf(node) : null
}
