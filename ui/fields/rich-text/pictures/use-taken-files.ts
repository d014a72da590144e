import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import type { LexicalEditor } from 'lexical'
import { COMMAND_PRIORITY_LOW } from 'lexical'
import { useEffect, useEffectEvent } from 'react'
import type { RichTextField } from '#contracts/fields'
import type { BlockDrop } from '#machines/block-handle'
import type { ArrivingFiles } from '../../upload/arriving/arriving-files.ts'
import { useUploadTargets } from '../../upload/use-uploads.ts'
import { offerOf } from '../writing/use-picker.tsx'

/** Makes pictures of files: beside the block that they are dropped at, else where the caret is. */
export type TakeFiles = (files: readonly File[], drop?: BlockDrop) => void

/** Files that are dropped or pasted become pictures of the text; null: it takes none. */
export function useTakenFiles(
  editor: LexicalEditor,
  field: RichTextField,
  pictures: ArrivingFiles | null,
): TakeFiles | null {
  const targets = useUploadTargets(offerOf(field, Object.keys(field.features.uploads), true))
  const take: TakeFiles | null =
    pictures && targets ? (files, drop) => pictures.take(files, targets.targetOf, drop) : null
  const takePasted = useEffectEvent((files: readonly File[]) => {
    take?.(files)
    return take !== null
  })
  useEffect(
    () =>
      editor.registerCommand(DRAG_DROP_PASTE, (files) => takePasted(files), COMMAND_PRIORITY_LOW),
    [editor],
  )
  return take
}
