import type { LexicalEditor } from 'lexical'
import type { RichTextField } from '#contracts/fields'
import type { TextPictures } from '../pictures/text-pictures.ts'
import type { TextCommand } from './commands.ts'
import { useCommandKeys } from './use-command-keys.ts'
import { useDroppedFiles } from './use-dropped-files.ts'
import { usePasteLimit } from './use-paste-limit.ts'
import { useSmartQuotes } from './use-smart-quotes.ts'

interface TextInput {
  field: RichTextField
  /** Of what is written. */
  locale: string | null | undefined
  commands: readonly TextCommand[]
  pictures: TextPictures | null
}

/** What the text makes of keys, of quotes that are typed, and of what is pasted or dropped. */
export function useTextInput(
  editor: LexicalEditor,
  { commands, field, locale, pictures }: TextInput,
): void {
  useCommandKeys(editor, commands)
  useSmartQuotes(editor, field, locale)
  useDroppedFiles(editor, field, pictures)
  usePasteLimit(editor)
}
