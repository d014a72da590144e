import type { LexicalEditor } from 'lexical'
import { useEffect, useMemo } from 'react'
import type { RichTextField } from '#contracts/fields'
import type { Form } from '../../form.ts'
import type { ArrivingFiles } from '../../upload/arriving/arriving-files.ts'
import type { KnownArriving } from '../../upload/arriving/use-arriving.ts'
import { useArriving } from '../../upload/arriving/use-arriving.ts'
import type { PicturedText } from './pictured-text.ts'
import { picturedText } from './pictured-text.ts'

const known: KnownArriving<PicturedText> = new WeakMap()

interface Place {
  form: Form
  field: RichTextField
  path: string
}

/** The pictures of this text that aren't uploaded yet, shown in its editor; null: nobody is signed in. */
export function useTextPictures(
  editor: LexicalEditor,
  { form, field, path }: Place,
): ArrivingFiles | null {
  const holderOf = useMemo(() => picturedText(field), [field])
  const opened = useArriving({ form, path }, known, holderOf)
  useEffect(() => opened?.holder.showIn(editor, opened.files), [editor, opened])
  return opened?.files ?? null
}
