import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ClientUpload } from '#contracts/files'
import { unsavedIn } from '#machines/bulk-upload'
import { ActionDrawer } from '../../actions/ActionDrawer.tsx'
import { FromUrl } from '../../fields/upload/from-url/FromUrl.tsx'
import { problemText, useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { AddFiles } from './AddFiles.tsx'
import { AllFilesForm } from './AllFilesForm.tsx'
import css from './BulkUploadDrawer.module.css'
import { BulkUploadFiles } from './BulkUploadFiles.tsx'
import { BulkUploadFoot } from './BulkUploadFoot.tsx'
import type { Chosen } from './chosen-files.ts'
import { DropTarget } from './DropTarget.tsx'
import { FileForm } from './FileForm.tsx'
import type { BulkUpload } from './use-bulk-upload.ts'

interface Props {
  bulk: BulkUpload
  collection: ClientCollection & { upload: ClientUpload }
  /** Files are held over it. */
  isOver: boolean
  onTake: (chosen: Chosen) => void
}

/** Files on one side, the form of the chosen one on the other. */
export function BulkUploadDrawer({ bulk, collection, isOver, onTake }: Props) {
  const text = useText()
  const { actor } = bulk
  const { files, refused } = useSelector(actor, ({ context }) => context)
  const isOpen = useSelector(actor, (state) => state.hasTag('open'))
  const close = () => actor.send({ type: 'user.close' })
  return (
    <>
      <ActionDrawer
        open={isOpen}
        onCancel={close}
        title={
          files.length === 0
            ? text('bulkUpload.open')
            : text('bulkUpload.title', { count: files.length })
        }
        closeLabel={text('app.close')}
        size="large"
        initialFocus={firstToUse}
        entries="none"
        isFlush
        actions={files.length > 0 && <BulkUploadFoot {...{ bulk, collection }} />}
      >
        {refused.length > 0 && (
          <Notice tone="danger" className={css.refused}>
            {text('bulkUpload.refused', { count: refused.length })}
            <ul className={css.reasons}>
              {refused.map(({ name, problem }) => (
                <li key={name}>
                  <bdi>{name}</bdi>:{' '}
                  {problem ? problemText(text, problem) : text('bulkUpload.folder')}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {files.length === 0 ? (
          <div className={css.empty}>
            <p>{text('bulkUpload.empty')}</p>
            <AddFiles kind="primary" upload={collection.upload} onTake={onTake} />
            <AddFromUrl {...{ bulk, collection }} />
          </div>
        ) : (
          <Files {...{ bulk, collection, onTake }} />
        )}
        {isOver && <DropTarget label={collection.labels.plural} />}
      </ActionDrawer>
      <CloseQuestion bulk={bulk} />
    </>
  )
}

function Files({ bulk, collection, onTake }: Omit<Props, 'isOver'>) {
  const all = useSyncExternalStore(bulk.subscribe, bulk.all)
  const chosen = useSelector(bulk.actor, ({ context }) => context.chosen)
  const file = all.find(({ key }) => key === chosen)
  return (
    <div className={css.root} data-shows-uploads>
      <div className={css.side}>
        <BulkUploadFiles {...{ bulk, all, chosen }} />
        <AddFiles upload={collection.upload} onTake={onTake} />
        <AddFromUrl {...{ bulk, collection }} />
      </div>
      <div className={css.form}>
        {file ? (
          <FileForm key={file.key} {...{ bulk, collection, file }} />
        ) : (
          <AllFilesForm {...{ bulk, collection }} />
        )}
      </div>
    </div>
  )
}

/** The file whose form is shown, else the way to choose some. */
const firstToUse = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-file-state] [aria-current]') ??
  document.getElementById('bulk-upload-add')

const AddFromUrl = ({ bulk, collection }: Pick<Props, 'bulk' | 'collection'>) =>
  collection.upload.fromUrl && (
    <FromUrl slug={collection.slug} onFetched={(file) => bulk.add([file], [])} />
  )

/** Closing asks first while something isn't saved. */
function CloseQuestion({ bulk: { actor } }: Pick<Props, 'bulk'>) {
  const text = useText()
  const isAsking = useSelector(actor, (state) => state.matches('asking'))
  const count = useSelector(actor, ({ context }) => unsavedIn(context).length)
  return (
    <Dialog
      open={isAsking}
      onCancel={() => actor.send({ type: 'user.stay' })}
      role="alertdialog"
      title={text('bulkUpload.ask.title', { count })}
      description={text('bulkUpload.ask.text')}
      actions={
        <>
          <Button onClick={() => actor.send({ type: 'user.stay' })}>
            {text('bulkUpload.ask.stay')}
          </Button>
          <Button kind="danger" onClick={() => actor.send({ type: 'user.discard' })}>
            {text('bulkUpload.discard')}
          </Button>
        </>
      }
    />
  )
}
