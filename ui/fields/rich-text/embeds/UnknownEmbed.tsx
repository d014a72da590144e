import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { TrashIcon } from '../../../parts/icons.ts'
import { removeEmbed } from './embed-acts.ts'
import type { EmbedProps } from './embed-props.ts'
import css from './UnknownEmbed.module.css'

/** What this editor has no word for: it stays as it is stored (RICH-1). */
export function UnknownEmbed({ editor, isEditable, nodeKey, raw }: EmbedProps) {
  const text = useText()
  const type = String(raw.type)
  return (
    <span className={css.root} contentEditable={false}>
      {text('richText.unknown', { type })}
      {isEditable && (
        <IconButton
          size="small"
          label={text('field.removeNamed', { name: type })}
          icon={<TrashIcon />}
          onClick={() => removeEmbed(editor, nodeKey)}
        />
      )}
    </span>
  )
}
