import { useSelector } from '@xstate/react'
import type { DocumentActors } from '#machines/open-document'
import { isRemains } from '#machines/recovery'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import css from '../DocumentNotice.module.css'

/** Edits of an earlier visit wait in this browser (DOC-13). */
export function RecoveryNotice({ actors: { document, recovery } }: { actors: DocumentActors }) {
  const text = useText()
  const { moment } = useFormats()
  const isFound = useSelector(recovery, (state) => state.matches('found'))
  const record = useSelector(recovery, ({ context }) => context.records[0])
  const isOfAnother = useSelector(
    recovery,
    ({ context }) => context.document !== null && isRemains(context),
  )
  if (!isFound || record === undefined) return null
  const review = () =>
    recovery.send({ type: 'user.review', current: document.getSnapshot().context.values })
  return (
    <Notice
      className={css.root}
      role="status"
      actions={
        <>
          <OfferedButton
            id="recovery-review"
            label={text('recovery.review')}
            detail={text('recovery.kept')}
            size="small"
            run={review}
          />
          <OfferedButton
            id="recovery-postpone"
            label={text('recovery.postpone')}
            detail={text('recovery.kept')}
            size="small"
            bare
            run={() => recovery.send({ type: 'user.postpone' })}
          />
        </>
      }
    >
      {text(isOfAnother ? 'recovery.foundOther' : 'recovery.found', {
        time: moment(new Date(record.keptAt)),
      })}
    </Notice>
  )
}
