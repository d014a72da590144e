import { useActorRef, useSelector } from '@xstate/react'
import CropIcon from 'lucide-react/icons/crop'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { DocumentData, DocumentId } from '#contracts/documents'
import type { ClientUpload } from '#contracts/files'
import { isRecord } from '#contracts/is-record'
import type { ImageEdit as Edit, EditedImage } from '#machines/image-edit'
import { imageEditMachine } from '#machines/image-edit'
import { readEditedImage } from '../../../client/original-file.ts'
import { later } from '../../../kit/later.tsx'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import type { Form } from '../../form.ts'
import { useEdit, useValue } from '../../form.ts'
import css from './ImageEdit.module.css'
import { uploadEdits } from './upload-edits.ts'

const ImageEditDialog = later(async () => (await import('./ImageEditDialog.tsx')).ImageEditDialog)

interface Props {
  form: Form
  upload: ClientUpload
  doc: DocumentData
}

/** Crops a picture and sets its focal point: a change of the document like any other, until it is saved. */
export function ImageEdit({ form, upload, doc }: Props) {
  const text = useText()
  const edit = useEdit(form, 'uploadEdits')
  const isPending = isRecord(useValue(form, 'uploadEdits'))
  const actor = useImageEdit(form, upload, doc, (image, next) => edit(uploadEdits(image, next)))
  const isOpen = useSelector(actor, (state) => state.hasTag('open'))
  return (
    <div className={css.root}>
      <Button size="small" icon={<CropIcon />} onClick={() => actor.send({ type: 'user.open' })}>
        {text(upload.crop ? 'crop.open' : 'crop.openFocal')}
      </Button>
      <span role="status">{isPending && text('crop.pending')}</span>
      {isPending && (
        <Button size="small" bare onClick={() => edit(null)}>
          {text('crop.discard')}
        </Button>
      )}
      {isOpen && <ImageEditDialog {...{ actor, upload }} />}
    </div>
  )
}

function useImageEdit(
  { slug }: Form,
  upload: ClientUpload,
  doc: DocumentData,
  onApply: (image: EditedImage, edit: Edit) => void,
) {
  const { boot, http } = usePanel()
  const { api } = boot
  const machine = useMemo(
    () =>
      imageEditMachine.provide({
        actors: {
          read: fromPromise(({ signal }) =>
            readEditedImage(
              http,
              {
                ...{ slug, doc, api, id: doc.id as DocumentId },
                hasFocalPoint: upload.focalPoint === true,
              },
              signal,
            ),
          ),
        },
      }),
    [http, slug, doc, api, upload.focalPoint],
  )
  const actor = useActorRef(machine)
  const apply = useEffectEvent(onApply)
  useEffect(() => {
    const { unsubscribe } = actor.on('applied', ({ image, edit }) => apply(image, edit))
    return unsubscribe
  }, [actor])
  return actor
}
