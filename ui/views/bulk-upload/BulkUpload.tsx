import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { createPortal } from 'react-dom'
import type { ClientCollection } from '#contracts/admin-config'
import type { ClientUpload } from '#contracts/files'
import { unsavedIn } from '#machines/bulk-upload'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { useFormats } from '../../kit/formats.ts'
import { later } from '../../kit/later.tsx'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { useEver } from '../../kit/use-ever.ts'
import { UploadIcon } from '../../parts/icons.ts'
import { Notice } from '../../parts/Notice.tsx'
import css from './BulkUpload.module.css'
import type { Chosen } from './chosen-files.ts'
import { keepChosen } from './chosen-files.ts'
import { DropTarget } from './DropTarget.tsx'
import { useBulkUpload } from './use-bulk-upload.ts'
import { useGivenFiles } from './use-given-files.ts'

const BulkUploadDrawer = later(
  async () => (await import('./BulkUploadDrawer.tsx')).BulkUploadDrawer,
)

interface Props {
  collection: ClientCollection & { upload: ClientUpload }
  /** The id of the folder that they are put into, as the address has it. */
  folder: string | null
}

/** In the bar above files: the way to upload many of them, from the system, dropped or pasted (UPL-5). */
export function BulkUpload({ collection, folder }: Props) {
  const text = useText()
  const formats = useFormats()
  const panel = usePanel()
  const here = useRef<HTMLSpanElement>(null)
  const bulk = useBulkUpload(collection, folder)
  const { actor } = bulk
  const isOpen = useSelector(actor, (state) => state.hasTag('open'))
  const wasOpen = useEver(isOpen)
  const found = useSelector(actor, (state) =>
    state.matches('found') ? unsavedIn(state.context).length : 0,
  )
  const { slug, upload, labels } = collection
  const take = (chosen: Chosen) => {
    const target = { slug, upload, store: panel.files, sizeWords: formats.fileSize }
    const { kept, refused } = keepChosen(chosen, target)
    bulk.add(kept, refused)
  }
  const isOver = useGivenFiles(here, isOpen, take)
  const list = here.current?.closest('section')
  return (
    <>
      <span ref={here}>
        <OfferedButton
          id="list-upload"
          size="small"
          icon={<UploadIcon />}
          label={text('bulkUpload.open')}
          run={() => actor.send({ type: 'user.open' })}
        />
      </span>
      {found > 0 && (
        <Notice
          role="status"
          className={css.found}
          actions={
            <>
              <OfferedButton
                id="list-upload-discard"
                size="small"
                label={text('bulkUpload.discard')}
                run={() => actor.send({ type: 'user.discard' })}
              />
              <OfferedButton
                id="list-upload-resume"
                size="small"
                label={text('bulkUpload.resume')}
                run={() => actor.send({ type: 'user.resume' })}
              />
            </>
          }
        >
          {text('bulkUpload.found', { count: found })}
        </Notice>
      )}
      {isOver && !isOpen && list && createPortal(<DropTarget label={labels.plural} />, list)}
      {wasOpen && <BulkUploadDrawer {...{ bulk, collection, isOver }} onTake={take} />}
    </>
  )
}
