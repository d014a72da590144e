import { useSelector } from '@xstate/react'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.ts'
import { Button } from '../../../parts/Button.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import type { DocumentActors } from '../actors.ts'
import css from './RecoveryNotice.module.css'

/** Edits of an earlier visit wait in this browser (DOC-13). */
export function RecoveryNotice({ actors: { document, recovery } }: { actors: DocumentActors }) {
  const text = useText()
  const { moment } = useFormats()
  const isFound = useSelector(recovery, (state) => state.matches('found'))
  const record = useSelector(recovery, ({ context }) => context.records[0])
  if (!isFound || record === undefined) return null
  const review = () =>
    recovery.send({ type: 'user.review', current: document.getSnapshot().context.values })
  return (
    <Notice
      className={css.root}
      role="status"
      actions={
        <div className={css.actions}>
          <Button size="small" onClick={review}>
            {text('recovery.review')}
          </Button>
          <Button size="small" bare onClick={() => recovery.send({ type: 'user.postpone' })}>
            {text('recovery.postpone')}
          </Button>
        </div>
      }
    >
      {text('recovery.found', { time: moment(new Date(record.keptAt)) })}
    </Notice>
  )
}
