import { $isTableNode } from '@lexical/table'
import { useActorRef, useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { $getNodeByKey, $isElementNode } from 'lexical'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react'
import type { RichTextField } from '#contracts/fields'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { nodeId, placedNodes } from '#contracts/rich-text/rich-nodes'
import { blockHandleMachine } from '#machines/block-handle'
import { at } from '#machines/document'
import type { KeyHint } from '../../../actions/offers.ts'
import { useKeyHints } from '../../../actions/use-key-hints.ts'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { GripVerticalIcon, PlusIcon } from '../../../parts/icons.ts'
import { Menu, MenuChoices, MenuItem, MenuSeparator } from '../../../parts/Menu.tsx'
import type { Form } from '../../form.ts'
import { vocabularyOf } from '../engine/vocabulary.ts'
import type { SiteFeatures } from '../features/site-features.ts'
import type { TextCommand } from '../writing/commands.ts'
import { $kindOf } from '../writing/text-state.ts'
import css from './BlockHandle.module.css'
import { actOnBlock, moveBlock, turnBlock } from './block-acts.ts'
import { holdBlock } from './block-drag.ts'
import { $keysAlong } from './text-rows.ts'
import { useHandlePlace } from './use-handle-place.ts'
import { usePointedBlock } from './use-pointed-block.ts'

interface BlockHandleProps {
  editor: LexicalEditor
  commands: readonly TextCommand[]
  field: RichTextField
  site: SiteFeatures
  form: Form
  path: string
  controlId: string
}

/** Beside the block or the item under the pointer or the caret: moves it, adds one below, and has its menu (RICH-5). */
export function BlockHandle(props: BlockHandleProps) {
  const { editor, commands, field, site, form, path, controlId } = props
  const text = useText()
  const actor = useActorRef(blockHandleMachine)
  const block = useSelector(actor, ({ context }) => context.block)
  const drop = useSelector(actor, ({ context }) => context.drop)
  const isOpen = useSelector(actor, (state) => state.matches({ shown: 'menu' }))
  const isDragging = useSelector(actor, (state) => state.matches({ shown: 'dragging' }))
  const [handle, line] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  const words = useRef<HTMLDivElement>(null)
  usePointedBlock(editor, actor)
  useHandlePlace({ editor, actor, block, drop, handle, line })
  useKeyHints(useBlockKeys())

  const acting = useMemo(() => {
    const rawNow = (raw: RichNode): RichNode => {
      const value = at(form.document.getSnapshot().context.values, path)
      for (const { node } of placedNodes(value)) if (nodeId(node) === nodeId(raw)) return node
      return raw
    }
    return {
      editor,
      rawNow: (raw: RichNode) => (nodeId(raw) === null ? raw : rawNow(raw)),
      vocabulary: vocabularyOf(field.features, site),
    }
  }, [editor, field, form, path, site])
  const turn = useEffectEvent((key: string, style: string) => {
    const command = commands.find(({ id }) => id === style)
    if (command) turnBlock(editor, key, command)
  })
  const returning = useRef<AbortController>(null)
  useEffect(() => {
    // What the last menu waited for is not of this one.
    if (isOpen) returning.current?.abort()
  }, [isOpen])
  const leave = useEffectEvent(() => {
    // The menu gives the focus back to its button.
    const button = handle.current?.querySelector('[aria-haspopup]')
    returning.current = new AbortController()
    const { signal } = returning.current
    button?.addEventListener('focus', () => editor.focus(), { once: true, signal })
  })
  useEffect(() => {
    const subscriptions = [
      actor.on('asked', ({ block: key, action }) => actOnBlock(acting, key, action)),
      actor.on('turned', ({ block: key, style }) => turn(key, style)),
      actor.on('moved', ({ block: key, drop: place }) => moveBlock(editor, key, place)),
      actor.on('left', () => leave()),
    ]
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [actor, acting, editor])
  useLayoutEffect(() => {
    const keys = isDragging && block !== null ? editor.read(() => $keysAlong(block)) : []
    const held = keys.map((key) => editor.getElementByKey(key))
    for (const element of held) element?.setAttribute('data-held', '')
    return () => {
      for (const element of held) element?.removeAttribute('data-held')
    }
  }, [editor, isDragging, block])
  const ending = useRef<AbortController>(null)
  useEffect(() => () => ending.current?.abort(), [])

  const hold = (event: PointerEvent) => {
    if (event.button !== 0) return
    ending.current = new AbortController()
    holdBlock(event, {
      actor,
      editor,
      signal: ending.current.signal,
      follow: (x, y) => {
        const box = words.current
        if (!box) return
        box.style.left = `${x}px`
        box.style.top = `${y}px`
      },
    })
  }
  const style =
    block === null ? null : editor.getEditorState().read(() => $styleOf(block), { editor })
  const styles = commands.filter(({ group }) => group === 'block')
  const item = (action: Parameters<typeof actOnBlock>[2]) => (
    <MenuItem
      id={action}
      kind={action === 'delete' ? 'danger' : 'plain'}
      onSelect={() => actor.send({ type: 'user.act', action })}
    >
      {text(`richText.handle.${action}`)}
    </MenuItem>
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the caret stays in the text. */}
      <div
        ref={handle}
        className={css.root}
        data-block-handle
        data-open={isOpen || undefined}
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
            {item('insertBelow')}
            {item('duplicate')}
            {item('copy')}
            {item('moveUp')}
            {item('moveDown')}
            {item('delete')}
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
        </span>
      </div>
      <div ref={line} className={css.line} hidden={drop === null} data-drop-line />
      {isDragging && block !== null && (
        <div ref={words} className={css.held} aria-hidden="true" data-held-words>
          {editor.getEditorState().read(() => $getNodeByKey(block)?.getTextContent().slice(0, 60))}
        </div>
      )}
    </>
  )
}

/** What the block is now, of what a block of text can be; null: it is none. */
function $styleOf(key: string): string | null {
  const node = $getNodeByKey(key)
  return $isElementNode(node) && !$isTableNode(node) ? $kindOf(node) : null
}

/** As the sheet of keys tells them. */
function useBlockKeys(): readonly KeyHint[] {
  const text = useText()
  return useMemo(
    () => [
      { id: 'block-menu', label: text('richText.handle.menuKey'), keys: ['mod+/'] },
      {
        id: 'block-move',
        label: text('richText.handle.moveKey'),
        keys: ['alt+arrowup', 'alt+arrowdown'],
      },
    ],
    [text],
  )
}
