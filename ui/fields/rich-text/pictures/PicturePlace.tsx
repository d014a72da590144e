import { ArrivingFile } from '../../upload/arriving/ArrivingFile.tsx'
import { useUploadTargets } from '../../upload/use-uploads.ts'
import { goBelowEmbed } from '../embeds/embed-acts.ts'
import type { EmbedProps } from '../embeds/embed-props.ts'
import { UnknownEmbed } from '../embeds/UnknownEmbed.tsx'
import { offerOf } from '../writing/use-picker.tsx'

/** Where a picture will be in the text, until it's uploaded (RICH-5). */
export function PicturePlace(props: EmbedProps) {
  const { editor, field, isEditable, nodeKey, pictures, raw } = props
  const fileKey = String(raw.key)
  const actor = pictures?.actorOf(fileKey)
  const targets = useUploadTargets(offerOf(field, Object.keys(field.features.uploads), true))
  if (!pictures || !actor) return <UnknownEmbed {...props} />
  return (
    <ArrivingFile
      {...{ actor, fileKey, isEditable, targets }}
      files={pictures}
      onLeave={() => goBelowEmbed(editor, nodeKey)}
    />
  )
}
