import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import { unsavedIn } from '#machines/bulk-upload'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { useText } from '../../kit/text.tsx'
import css from './BulkUploadDrawer.module.css'
import type { BulkUpload } from './use-bulk-upload.ts'

interface Props {
  bulk: BulkUpload
  collection: ClientCollection
}

/** How many are saved, and the ways on. */
export function BulkUploadFoot({ bulk: { actor }, collection }: Props) {
  const text = useText()
  const state = useSelector(actor, (state) => state)
  const { files, asked } = state.context
  const count = unsavedIn(state.context).length
  const done = files.length - count
  const failed = files.filter((file) => file.state === 'failed').length
  const refusal = asked === null ? undefined : text('bulkUpload.busy')
  const isSaving = state.matches('saving')
  return (
    <>
      <span role="status" className={css.status}>
        {isSaving && text('bulkUpload.progress', { done, total: files.length })}
        {!isSaving && done > 0 && text('bulkUpload.saved', { count: done })}
        {!isSaving &&
          failed > 0 &&
          `${done > 0 ? ' · ' : ''}${text('bulkUpload.failed', { count: failed })}`}
      </span>
      {isSaving && (
        <OfferedButton
          id="bulk-upload-stop"
          label={text('bulk.stop')}
          run={() => actor.send({ type: 'user.stop' })}
        />
      )}
      {state.matches('finished') && (
        <OfferedButton
          id="bulk-upload-end"
          kind="primary"
          label={text('app.close')}
          run={() => actor.send({ type: 'user.close' })}
        />
      )}
      {!isSaving && !state.matches('finished') && (
        <>
          {collection.drafts && (
            <OfferedButton
              id="bulk-upload-publish"
              label={text('bulkUpload.publish', { count })}
              refusal={refusal}
              run={() => actor.send({ type: 'user.save', intent: 'publish' })}
            />
          )}
          <OfferedButton
            id="bulk-upload-save"
            kind="primary"
            label={text(collection.drafts ? 'bulkUpload.saveDrafts' : 'bulkUpload.save', { count })}
            refusal={refusal}
            run={() =>
              actor.send({ type: 'user.save', intent: collection.drafts ? 'draft' : 'save' })
            }
          />
        </>
      )}
    </>
  )
}
