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
import { SlashOption } from './SlashOption.tsx'
import { sectionsOf } from './sections.ts'

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
      text={editor.getRootElement()}
      anchor={() => caretRect(editor.getRootElement())}
      offset={offset}
      from="top"
      side="below"
      isScrollable
      className={css.root}
    >
      <div id={listId} role="listbox" aria-label={text('richText.slash')} className={css.list}>
        {sectionsOf(shown, query, text).map(({ name, commands }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
          <div key={name} role="group" aria-label={name ?? undefined} className={css.section}>
            {name !== null && (
              <div className={css.name} aria-hidden="true">
                {name}
              </div>
            )}
            {commands.map((command) => {
              const point = () => menu.send({ type: 'user.point', index: shown.indexOf(command) })
              return (
                <SlashOption
                  key={command.id}
                  id={optionId(command.id)}
                  command={command}
                  isCurrent={command === current}
                  onPoint={point}
                  onChoose={() => {
                    point()
                    menu.send({ type: 'user.choose' })
                  }}
                />
              )
            })}
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
