import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import type { LexicalEditor } from 'lexical'
import { COMMAND_PRIORITY_LOW } from 'lexical'
import { useEffect, useEffectEvent } from 'react'
import type { RichTextField } from '#contracts/fields'
import { useUploadTargets } from '../../upload/use-uploads.ts'
import type { TextPictures } from '../pictures/text-pictures.ts'
import { offerOf } from './use-picker.tsx'

/** Files that are dropped or pasted become pictures of the text. */
export function useDroppedFiles(
  editor: LexicalEditor,
  field: RichTextField,
  pictures: TextPictures | null,
): void {
  const targets = useUploadTargets(offerOf(field, Object.keys(field.features.uploads), true))
  const takeFiles = useEffectEvent((files: readonly File[]) => {
    if (pictures === null || targets === null) return false
    pictures.take(files, targets.targetOf)
    return true
  })
  useEffect(
    () =>
      editor.registerCommand(DRAG_DROP_PASTE, (files) => takeFiles(files), COMMAND_PRIORITY_LOW),
    [editor],
  )
}
