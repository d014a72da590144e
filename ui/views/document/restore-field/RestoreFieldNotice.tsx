import { useSelector } from '@xstate/react'
import type { DocumentActors } from '#machines/open-document'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { useSentences } from '../../../kit/sentences.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import css from '../DocumentNotice.module.css'

/** Says that something of an older version is in the form now, or why it is not. */
export function RestoreFieldNotice({ actors: { restoreField } }: { actors: DocumentActors }) {
  const text = useText()
  const sentences = useSentences()
  const wanted = useSelector(restoreField, ({ context }) => context.wanted)
  const problem = useSelector(restoreField, ({ context }) => context.problem)
  const isTaken = useSelector(restoreField, (state) => state.matches('taken'))
  const isRefused = useSelector(restoreField, (state) => state.matches('refused'))
  const dismiss = (
    <OfferedButton
      id="restore-field-dismiss"
      label={text('app.close')}
      detail={wanted?.name}
      size="small"
      bare
      run={() => restoreField.send({ type: 'user.dismiss' })}
    />
  )
  if (wanted === null || !(isTaken || isRefused)) return null
  if (isTaken) {
    return (
      <Notice className={css.root} role="status" actions={dismiss}>
        {text('restoreField.restored', { name: wanted.name })}
      </Notice>
    )
  }
  return (
    <Notice
      className={css.root}
      tone="danger"
      actions={
        <>
          <OfferedButton
            id="restore-field-retry"
            label={text('app.tryAgain')}
            detail={wanted.name}
            size="small"
            run={() => restoreField.send({ type: 'user.retry' })}
          />
          {dismiss}
        </>
      }
    >
      {sentences(
        text('restoreField.refused', { name: wanted.name }),
        problem && problemText(text, problem),
      )}
    </Notice>
  )
}
