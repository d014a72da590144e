import type { LexicalCommand, LexicalEditor } from 'lexical'
import {
  BLUR_COMMAND,
  COMMAND_PRIORITY_HIGH,
  KEY_ARROW_DOWN_COMMAND,
  KEY_ARROW_UP_COMMAND,
  KEY_ENTER_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
} from 'lexical'
import type { SlashMenuWork } from '#machines/open-writer'
import type { SlashMenuActor, SlashMenuEvent } from '#machines/slash-menu'
import { ownStepTag } from '../engine/own-step.ts'
import { fitting } from '../slash/fitting.ts'
import { $removeTrigger, $typed } from './typed-trigger.ts'
import type { WriterNow } from './writer-now.ts'
import { offeredOf } from './writer-now.ts'

export function slashMenuWork(editor: LexicalEditor, now: () => WriterNow): SlashMenuWork {
  return {
    hear(menu) {
      const ends = [
        editor.registerUpdateListener(() => {
          const typed = editor.isEditable() && !editor.isComposing() ? editor.read($typed) : null
          const matches = typed === null ? [] : fitting(offeredOf(now().commands), typed)
          const found = typed === null ? null : { query: typed, matches }
          menu.send({ type: 'document.typed', typed: found })
        }),
        ...hearKeys(editor, menu),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
    choose(id) {
      const command = offeredOf(now().commands).find((one) => one.id === id)
      if (!command) return
      editor.update($removeTrigger, { tag: ownStepTag, onUpdate: () => command.run(editor) })
    },
  }
}

function hearKeys(editor: LexicalEditor, menu: SlashMenuActor): (() => void)[] {
  const key = <Pressed extends KeyboardEvent | null>(
    command: LexicalCommand<Pressed>,
    event: SlashMenuEvent,
  ) =>
    editor.registerCommand(
      command,
      (pressed) => {
        if (!menu.getSnapshot().matches({ open: 'choosing' })) return false
        pressed?.preventDefault()
        menu.send(event)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    )
  return [
    key(KEY_ARROW_DOWN_COMMAND, { type: 'user.next' }),
    key(KEY_ARROW_UP_COMMAND, { type: 'user.previous' }),
    key(KEY_ENTER_COMMAND, { type: 'user.choose' }),
    key(KEY_TAB_COMMAND, { type: 'user.choose' }),
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
}
