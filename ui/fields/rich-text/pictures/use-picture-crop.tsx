import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useEffect, useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentId } from '#contracts/documents'
import { imageEditMachine } from '#machines/image-edit'
import type { PictureDetailsActor } from '#machines/picture-details'
import { Problem } from '#problems'
import { readEditedImage } from '../../../client/original-file.ts'
import { later } from '../../../kit/later.tsx'
import { usePanel } from '../../../kit/panel.ts'
import { uploadEdits } from '../../upload/image-edit/upload-edits.ts'

const ImageEditDialog = later(
  async () => (await import('../../upload/image-edit/ImageEditDialog.tsx')).ImageEditDialog,
)

interface Cropped {
  entity: ClientCollection
  id: DocumentId
  details: PictureDetailsActor
}

/** Crops a picture over the text that it stands in; what is applied is saved in its own document. */
export function usePictureCrop({ entity, id, details }: Cropped): {
  open: () => void
  dialog: ReactNode
} {
  const { boot, http } = usePanel()
  const { api } = boot
  const { slug, upload } = entity
  const hasFocalPoint = upload?.focalPoint === true
  const machine = useMemo(
    () =>
      imageEditMachine.provide({
        actors: {
          read: fromPromise(({ signal }) => {
            const { stored } = details.getSnapshot().context
            if (!stored) throw new Problem('document.notFound')
            const asked = { slug, id, api, hasFocalPoint, doc: stored.data }
            return readEditedImage(http, asked, signal)
          }),
        },
      }),
    [details, http, slug, id, api, hasFocalPoint],
  )
  const actor = useActorRef(machine)
  const isOpen = useSelector(actor, (state) => state.hasTag('open'))
  useEffect(() => {
    const { unsubscribe } = actor.on('applied', ({ image, edit }) =>
      details.send({ type: 'user.crop', edits: uploadEdits(image, edit) }),
    )
    return unsubscribe
  }, [actor, details])
  return {
    open: () => actor.send({ type: 'user.open' }),
    dialog: isOpen && upload && <ImageEditDialog {...{ actor, upload }} />,
  }
}
