import { useActorRef, useSelector } from '@xstate/react'
import type { LexicalEditor, RangeSelection } from 'lexical'
import {
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  BLUR_COMMAND,
  COMMAND_PRIORITY_HIGH,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
} from 'lexical'
import { useEffect, useEffectEvent } from 'react'
import { slashMenuMachine } from '#machines/slash-menu'
import { useText } from '../../../kit/text.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import type { TextCommand } from '../writing/commands.ts'
import { caretRect, Floating } from '../writing/floating.tsx'
import { fitting } from './fitting.ts'
import css from './SlashMenu.module.css'

interface SlashMenuProps {
  editor: LexicalEditor
  commands: readonly TextCommand[]
  /** Of the element that is written in. */
  controlId: string
}

/** The trigger, at the beginning of a block or behind a blank, and what is typed after it. */
const trigger = /(?:^|\s)\/([^\s/]{0,40})$/

/** From the upper edge of the caret (RICH-3). */
const offset = 32

/** What can be inserted, found by typing `/` (RICH-3). */
export function SlashMenu({ editor, commands, controlId }: SlashMenuProps) {
  const text = useText()
  const menu = useActorRef(slashMenuMachine)
  const isOpen = useSelector(menu, (state) => state.matches('open'))
  const { index, matches, query } = useSelector(menu, ({ context }) => context)
  const offered = commands.filter(({ group }) => group === 'block' || group === 'insert')
  const shown = matches.flatMap((id) => offered.find((command) => command.id === id) ?? [])

  const hear = useEffectEvent(() => {
    const typed = editor.isEditable() && !editor.isComposing() ? editor.read($typed) : null
    const found = typed === null ? null : { query: typed, matches: fitting(offered, typed) }
    menu.send({ type: 'document.typed', typed: found })
  })
  const choose = useEffectEvent((id: string) => {
    const command = offered.find((one) => one.id === id)
    if (!command) return
    editor.update($removeTrigger, { onUpdate: () => command.run(editor) })
  })
  useEffect(() => {
    const isChoosing = () => menu.getSnapshot().matches({ open: 'choosing' })
    const key = (act: () => void) => (event: KeyboardEvent | null) => {
      if (!isChoosing()) return false
      event?.preventDefault()
      act()
      return true
    }
    const ends = [
      editor.registerUpdateListener(hear),
      editor.registerCommand(
        KEY_ARROW_DOWN_COMMAND,
        key(() => menu.send({ type: 'user.next' })),
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(
        KEY_ARROW_UP_COMMAND,
        key(() => menu.send({ type: 'user.previous' })),
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        key(() => menu.send({ type: 'user.choose' })),
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(
        KEY_TAB_COMMAND,
        key(() => menu.send({ type: 'user.choose' })),
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(
        KEY_ESCAPE_COMMAND,
        (event) => {
          if (!menu.getSnapshot().matches('open')) return false
          event.preventDefault()
          event.stopPropagation()
          menu.send({ type: 'user.dismiss' })
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(
        BLUR_COMMAND,
        () => {
          menu.send({ type: 'page.left' })
          return false
        },
        COMMAND_PRIORITY_HIGH,
      ),
    ]
    const chosen = menu.on('chosen', ({ id }) => choose(id))
    return () => {
      for (const end of ends) end()
      chosen.unsubscribe()
    }
  }, [editor, menu])

  const listId = `${controlId}-slash`
  const optionId = (id: string) => `${listId}-${id}`
  const current = shown[index]
  useEffect(() => {
    const root = editor.getRootElement()
    if (!root) return
    if (!isOpen || !current) {
      root.removeAttribute('aria-activedescendant')
      root.removeAttribute('aria-controls')
      return
    }
    root.setAttribute('aria-controls', listId)
    root.setAttribute('aria-activedescendant', `${listId}-${current.id}`)
    document.getElementById(`${listId}-${current.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [editor, isOpen, current, listId])

  if (!isOpen) return null
  return (
    <Floating
      anchor={() => caretRect(editor.getRootElement())}
      offset={offset}
      from="top"
      side="below"
      className={css.root}
    >
      <div id={listId} role="listbox" aria-label={text('richText.slash')} className={css.list}>
        {shown.map((command, place) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the text, which chooses by Enter.
          // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus; it names the option as its active one.
          <div
            key={command.id}
            id={optionId(command.id)}
            role="option"
            aria-selected={place === index}
            className={css.option}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => menu.send({ type: 'user.point', index: place })}
            onClick={() => {
              menu.send({ type: 'user.point', index: place })
              menu.send({ type: 'user.choose' })
            }}
          >
            <command.icon />
            {command.label}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className={css.none}>{text('richText.slash.none', { query })}</p>}
      <VisuallyHidden role="status">
        {current?.label ?? text('richText.slash.none', { query })}
      </VisuallyHidden>
    </Floating>
  )
}

/** What is typed behind the trigger; null: there is none before the caret. */
function $typed(): string | null {
  const before = $textBefore($getSelection())
  return before === null ? null : (trigger.exec(before)?.[1] ?? null)
}

function $textBefore(selection: ReturnType<typeof $getSelection>): string | null {
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null
  const node = selection.anchor.getNode()
  if (!$isTextNode(node) || node.hasFormat('code')) return null
  return node.getTextContent().slice(0, selection.anchor.offset)
}

function $removeTrigger(): void {
  const selection = $getSelection()
  const before = $textBefore(selection)
  const typed = before === null ? null : trigger.exec(before)?.[1]
  if (typed === undefined || typed === null) return
  const { anchor } = selection as RangeSelection
  const node = anchor.getNode()
  if ($isTextNode(node)) {
    node.spliceText(anchor.offset - typed.length - 1, typed.length + 1, '', true)
  }
}
