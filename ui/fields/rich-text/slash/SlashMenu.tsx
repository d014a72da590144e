import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { useEffect } from 'react'
import type { SlashMenuActor } from '#machines/slash-menu'
import { useText } from '../../../kit/text.tsx'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { offeredOf } from '../work/writer-now.ts'
import type { TextCommand } from '../writing/commands.ts'
import { caretRect, Floating } from '../writing/floating.tsx'
import css from './SlashMenu.module.css'

interface SlashMenuProps {
  menu: SlashMenuActor
  editor: LexicalEditor
  commands: readonly TextCommand[]
  /** Of the element that is written in. */
  controlId: string
}

/** From the upper edge of the caret (RICH-3). */
const offset = 32

/** What can be inserted, found by typing `/` (RICH-3). */
export function SlashMenu({ menu, editor, commands, controlId }: SlashMenuProps) {
  const text = useText()
  const isOpen = useSelector(menu, (state) => state.matches('open'))
  const { index, matches, query } = useSelector(menu, ({ context }) => context)
  const offered = offeredOf(commands)
  const shown = matches.flatMap((id) => offered.find((command) => command.id === id) ?? [])

  const listId = `${controlId}-slash`
  const optionId = (id: string) => `${listId}-${id}`
  const current = shown[index]
  useActiveOption(editor, listId, isOpen ? current : undefined)

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

/** The text keeps the focus, and names the option that is highlighted. */
function useActiveOption(editor: LexicalEditor, listId: string, current?: TextCommand): void {
  useEffect(() => {
    const root = editor.getRootElement()
    if (!root) return
    if (!current) {
      root.removeAttribute('aria-activedescendant')
      root.removeAttribute('aria-controls')
      return
    }
    root.setAttribute('aria-controls', listId)
    root.setAttribute('aria-activedescendant', `${listId}-${current.id}`)
    document.getElementById(`${listId}-${current.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [editor, current, listId])
}
