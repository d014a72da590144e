import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { $getNodeByKey } from 'lexical'
import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { BlockHandleActor } from '#machines/block-handle'
import type { FoldedSectionsActor } from '#machines/folded-sections'
import { useKeyHints } from '../../../actions/use-key-hints.ts'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { PlusIcon } from '../../../parts/icons.ts'
import type { TextCommand } from '../writing/commands.ts'
import css from './BlockHandle.module.css'
import { BlockMenu } from './BlockMenu.tsx'
import { useBlockKeys } from './use-block-keys.ts'
import { useHandlePlace } from './use-handle-place.ts'
import { useHeldRows } from './use-held-rows.ts'
import { useHold } from './use-hold.ts'

interface BlockHandleProps {
  actor: BlockHandleActor
  sections: FoldedSectionsActor
  editor: LexicalEditor
  commands: readonly TextCommand[]
  controlId: string
}

/** What the handle is used for; null: nothing. */
const usageOf = (state: SnapshotFrom<BlockHandleActor>): 'menu' | 'dragging' | null => {
  if (state.matches({ shown: 'menu' })) return 'menu'
  return state.matches({ shown: 'dragging' }) ? 'dragging' : null
}

/** Beside the block or the item under the pointer or the caret: moves it, adds one below, and has its menu (RICH-5). */
export function BlockHandle(props: BlockHandleProps) {
  const { actor, sections, editor, commands, controlId } = props
  const text = useText()
  const block = useSelector(actor, ({ context }) => context.block)
  const usage = useSelector(actor, usageOf)
  const handle = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLDivElement>(null)
  useHandlePlace({ editor, actor, block, handle })
  useKeyHints(useBlockKeys())
  useHeldRows(editor, usage === 'dragging' ? block : null)
  const hold = useHold(editor, actor, words)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the caret stays in the text. */}
      <div
        ref={handle}
        className={css.root}
        data-block-handle
        data-open={usage === 'menu' || undefined}
        hidden={block === null}
        onMouseDown={(event) => event.preventDefault()}
      >
        <IconButton
          size="small"
          className={css.add}
          tabIndex={-1}
          label={text('richText.handle.add')}
          icon={<PlusIcon />}
          onClick={() => actor.send({ type: 'user.act', action: 'insertBelow' })}
        />
        <span className={css.grip} onPointerDown={({ nativeEvent }) => hold(nativeEvent)}>
          <BlockMenu {...{ actor, sections, editor, block, commands, controlId }} />
        </span>
      </div>
      {usage === 'dragging' && block !== null && (
        <div ref={words} className={css.held} aria-hidden="true" data-held-words>
          {editor.getEditorState().read(() => $getNodeByKey(block)?.getTextContent().slice(0, 60))}
        </div>
      )}
    </>
  )
}
