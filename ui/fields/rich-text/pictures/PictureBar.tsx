import type { ClientCollection } from '#contracts/admin-config'
import type { FileSummary } from '../../../client/summaries.ts'
import { spokenName } from '../../../kit/spoken-name.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { mayCrop } from './may-crop.ts'
import css from './Picture.module.css'

interface PictureBarProps {
  entity: ClientCollection
  file: FileSummary
  /** Without it, the text can only be read: the picture's document can be opened all the same. */
  isEditable: boolean
  onReplace: () => void
  onCrop: () => void
  /** null: its collection has no such field. */
  onDescribe: (() => void) | null
  /** null: its document can't be opened from here. */
  onEdit: (() => void) | null
  onRemove: () => void
}

/** What can be done with a picture in the text, on the picture. */
export function PictureBar({ entity, file, isEditable, ...acts }: PictureBarProps) {
  const text = useText()
  const { upload } = entity
  const mayUpdate = isEditable && entity.access.update
  const { name } = file
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one of the form.
    <div className={css.bar} role="group" aria-label={text('richText.picture.actions', { name })}>
      <bdi className={css.name} title={name}>
        {name}
      </bdi>
      {isEditable && (
        <Button bare size="small" onClick={acts.onReplace}>
          {text('richText.embed.replace')}
        </Button>
      )}
      {mayUpdate && upload && mayCrop(upload, file) && (
        <Button bare size="small" onClick={acts.onCrop}>
          {text(upload.crop ? 'crop.open' : 'crop.openFocal')}
        </Button>
      )}
      {mayUpdate && acts.onDescribe && (
        <Button bare size="small" className={css.describe} onClick={acts.onDescribe}>
          {text('richText.picture.altText')}
        </Button>
      )}
      {acts.onEdit && (
        <Button bare size="small" onClick={acts.onEdit}>
          {text('field.edit')}
        </Button>
      )}
      {isEditable && (
        <Button
          bare
          size="small"
          aria-label={spokenName(text('field.remove'), text('field.removeNamed', { name }))}
          onClick={acts.onRemove}
        >
          {text('field.remove')}
        </Button>
      )}
    </div>
  )
}
