import type { LexicalEditor } from 'lexical'
import type { RichTextField } from '#contracts/fields'
import type { TextCommand } from './commands.ts'
import { useCommandKeys } from './use-command-keys.ts'
import { usePasteLimit } from './use-paste-limit.ts'
import { useSmartQuotes } from './use-smart-quotes.ts'

interface TextInput {
  field: RichTextField
  /** Of what is written. */
  locale: string | null | undefined
  commands: readonly TextCommand[]
}

/** What the text makes of keys, of quotes that are typed, and of what is pasted. */
export function useTextInput(editor: LexicalEditor, { commands, field, locale }: TextInput): void {
  useCommandKeys(editor, commands)
  useSmartQuotes(editor, field, locale)
  usePasteLimit(editor)
}
