import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import { isRecord } from '#contracts/is-record'
import type { FileSummary, Reference } from '../../../client/summaries.ts'
import { fileOf, versioned } from '../../../client/summaries.ts'
import { useDocumentDrawer } from '../../../kit/drawers.ts'
import { altTextLabel } from '../../upload/arriving/alt-text-field.ts'
import { removeEmbed } from '../embeds/embed-acts.ts'
import type { EmbedProps } from '../embeds/embed-props.ts'
import { isFresh } from '../embeds/fresh.ts'
import { AltText } from './AltText.tsx'
import css from './Picture.module.css'
import { PictureBar } from './PictureBar.tsx'
import { PictureFields } from './PictureFields.tsx'
import { pictureStyle } from './picture-style.ts'
import { usePictureCrop } from './use-picture-crop.tsx'
import { usePictureDetails } from './use-picture-details.ts'

interface PictureEmbedProps extends EmbedProps {
  entity: ClientCollection
  reference: Reference
  /** What is known of its file until its document is read. */
  known: FileSummary
  /** Where the node is in the document; null: it is not there yet. */
  place: string | null
  onReplace: () => void
}

/** A picture in the text, at the measure of the text, with its words below it (RICH-5). */
export function PictureEmbed(props: PictureEmbedProps) {
  const { editor, entity, form, isEditable, known, nodeKey, place, raw, reference } = props
  const { id } = reference
  const { actor: details, isUnread } = usePictureDetails({ entity, id, locale: form.locale })
  const stored = useSelector(details, ({ context }) => context.stored)
  const crop = usePictureCrop({ entity, id, details })
  const open = useDocumentDrawer()
  const input = useRef<HTMLInputElement>(null)
  const label = altTextLabel(entity)
  useFocusWhenFresh(props, input, stored?.altText === '' && label !== null)
  const file = (stored && fileOf(stored.data)) ?? known
  const src = stored ? versioned(file.url, stored.data.updatedAt) : isUnread ? file.url : null
  const { width, height } = file
  return (
    <figure className={css.root} aria-label={file.name} contentEditable={false}>
      <div className={css.frame}>
        <img
          className={css.picture}
          style={pictureStyle(width, height)}
          src={src ?? undefined}
          alt={stored?.altText ?? ''}
          draggable={false}
        />
        {(isEditable || open) && (
          <PictureBar
            {...{ entity, file, isEditable }}
            onReplace={props.onReplace}
            onCrop={crop.open}
            onDescribe={label !== null ? () => input.current?.focus() : null}
            onEdit={open && (() => open(reference))}
            onRemove={() => removeEmbed(editor, nodeKey)}
          />
        )}
      </div>
      <figcaption>
        {place !== null && isRecord(raw.fields) && <PictureFields {...props} place={place} />}
        {label !== null && (
          <AltText
            actor={details}
            {...{ editor, input, label, nodeKey }}
            isEditable={isEditable && entity.access.update}
          />
        )}
      </figcaption>
      {crop.dialog}
    </figure>
  )
}

/** Only while nobody writes elsewhere: the picture may have come long after it was put in. */
function useFocusWhenFresh(
  { editor, raw }: Pick<EmbedProps, 'editor' | 'raw'>,
  input: RefObject<HTMLInputElement | null>,
  isWanted: boolean,
): void {
  const [isNew] = useState(() => isFresh(raw))
  useEffect(() => {
    if (!isNew || !isWanted) return
    const { activeElement } = document
    if (activeElement === document.body || activeElement === editor.getRootElement()) {
      input.current?.focus()
    }
  }, [editor, input, isNew, isWanted])
}
