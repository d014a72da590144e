import type { LexicalEditor } from 'lexical'
import {
  COMMAND_PRIORITY_HIGH,
  COMMAND_PRIORITY_NORMAL,
  KEY_DOWN_COMMAND,
  KEY_ENTER_COMMAND,
} from 'lexical'
import { useEffect, useMemo } from 'react'
import type { KeyHint } from '../../../actions/offers.ts'
import { isPressed } from '../../../actions/shortcut.ts'
import { useKeyHints } from '../../../actions/use-key-hints.ts'
import type { TextCommand } from './commands.ts'

/** Hears the keys of commands that nothing else listens for, and names them in the sheet of keys. */
export function useCommandKeys(editor: LexicalEditor, commands: readonly TextCommand[]): void {
  useEffect(
    () =>
      editor.registerCommand(
        KEY_DOWN_COMMAND,
        (event) => {
          const called = commands.find(({ shortcut }) => shortcut && isPressed(shortcut, event))
          if (!called || !editor.isEditable()) return false
          event.preventDefault()
          called.run(editor)
          return true
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor, commands],
  )
  useEffect(
    () =>
      editor.registerCommand(
        KEY_ENTER_COMMAND,
        // The document's own, and no new line.
        (event) => event !== null && isPressed('mod+shift+enter', event),
        COMMAND_PRIORITY_NORMAL,
      ),
    [editor],
  )
  useKeyHints(
    useMemo(
      () =>
        commands.flatMap(({ id, label, shortcut }): KeyHint[] =>
          shortcut ? [{ id: `rich-text-${id}`, label, keys: [shortcut] }] : [],
        ),
      [commands],
    ),
  )
}
