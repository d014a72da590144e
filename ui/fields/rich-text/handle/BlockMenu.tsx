import { $isTableNode } from '@lexical/table'
import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { $getNodeByKey, $isElementNode } from 'lexical'
import type { BlockAction, BlockHandleActor } from '#machines/block-handle'
import type { FoldedSectionsActor } from '#machines/folded-sections'
import { isFolded } from '#machines/folded-sections'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { GripVerticalIcon } from '../../../parts/icons.ts'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../../../parts/Menu.tsx'
import { sizeBelow } from '../engine/sections.ts'
import type { TextCommand } from '../writing/commands.ts'
import { menuRoom } from '../writing/free-room.ts'
import { $kindOf } from '../writing/text-state.ts'

interface BlockMenuProps {
  actor: BlockHandleActor
  sections: FoldedSectionsActor
  editor: LexicalEditor
  block: string | null
  commands: readonly TextCommand[]
  controlId: string
}

const actions = ['insertBelow', 'duplicate', 'copy', 'moveUp', 'moveDown', 'delete'] as const

const sectionActions = ['selectSection', 'moveSectionUp', 'moveSectionDown'] as const

/** What can be done with a block, and what it can become. */
export function BlockMenu(props: BlockMenuProps) {
  const { actor, sections, editor, block, commands, controlId } = props
  const text = useText()
  const isOpen = useSelector(actor, (state) => state.matches({ shown: 'menu' }))
  const isAway = useSelector(sections, ({ context }) => isFolded(context, block))
  const read = <Answer,>(about: (key: string) => Answer): Answer | null =>
    block === null ? null : editor.getEditorState().read(() => about(block), { editor })
  const style = read($styleOf)
  const possible = read($actionsOn) ?? actions
  const below = sizeBelow(editor, block)
  const act = (action: BlockAction) => () => actor.send({ type: 'user.act', action })
  const styles = commands.filter(({ group }) => group === 'block')
  return (
    <Menu
      label={text('richText.handle')}
      within={() => menuRoom(editor.getRootElement())}
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
      {possible.map((action) => (
        <MenuItem
          key={action}
          id={action}
          kind={action === 'delete' ? 'danger' : 'plain'}
          onSelect={act(action)}
        >
          {text(`richText.handle.${action}`)}
        </MenuItem>
      ))}
      {below !== null && (
        <>
          <MenuSeparator />
          {below > 0 && (
            <MenuItem id="toggleFold" onSelect={act('toggleFold')}>
              {text(isAway ? 'richText.unfold' : 'richText.fold')}
            </MenuItem>
          )}
          {sectionActions.map((action) => (
            <MenuItem key={action} id={action} onSelect={act(action)}>
              {text(`richText.handle.${action}`)}
            </MenuItem>
          ))}
        </>
      )}
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

/** The first block of a text does not go up, nor the last one down. */
function $actionsOn(key: string): readonly (typeof actions)[number][] {
  const node = $getNodeByKey(key)
  const [isFirst, isLast] = [node?.getPreviousSibling() == null, node?.getNextSibling() == null]
  return actions.filter(
    (action) => !(action === 'moveUp' ? isFirst : action === 'moveDown' && isLast),
  )
}

/** What the block is now, of what a block of text can be; null: it is none. */
function $styleOf(key: string): string | null {
  const node = $getNodeByKey(key)
  return $isElementNode(node) && !$isTableNode(node) ? $kindOf(node) : null
}
