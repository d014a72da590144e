import { pathBelow } from '#contracts/fields'
import { useText } from '../../../kit/text.tsx'
import { Collapsible } from '../../../parts/Collapsible.tsx'
import type { EmbedProps } from '../embeds/embed-props.ts'
import { useCollections } from '../writing/use-collections.ts'
import css from './Picture.module.css'

interface PictureFieldsProps extends Pick<EmbedProps, 'field' | 'form' | 'List' | 'raw'> {
  place: string
}

/** The fields that a picture has in this text; one line of text, such as a caption, stands right below it. */
export function PictureFields({ field, form, List, place, raw }: PictureFieldsProps) {
  const text = useText()
  const slug = String(raw.relationTo)
  const [label] = useCollections([slug])
  const fields = field.features.uploads[slug] ?? []
  const [first] = fields
  if (first === undefined) return null
  const list = <List form={form} fields={fields} parent={pathBelow(place, 'fields')} />
  if (fields.length === 1 && ['text', 'textarea'].includes(first.type)) {
    return <div className={css.caption}>{list}</div>
  }
  return (
    <Collapsible summary={text('richText.block.edit', { name: label ?? '' })}>
      <div className={css.fields}>{list}</div>
    </Collapsible>
  )
}
