import { useSelector } from '@xstate/react'
import { OfferedButton } from '../../../actions/OfferedButton.tsx'
import { problemText, useText } from '../../../kit/text.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import type { DocumentActors } from '../actors.ts'
import css from '../DocumentNotice.module.css'

/** Says that something of an older version is in the form now, or why it is not. */
export function TakeBackNotice({ actors: { takeBack } }: { actors: DocumentActors }) {
  const text = useText()
  const wanted = useSelector(takeBack, ({ context }) => context.wanted)
  const problem = useSelector(takeBack, ({ context }) => context.problem)
  const isTaken = useSelector(takeBack, (state) => state.matches('taken'))
  const isRefused = useSelector(takeBack, (state) => state.matches('refused'))
  const dismiss = (
    <OfferedButton
      id="take-back-dismiss"
      label={text('takeBack.dismiss')}
      detail={wanted?.name}
      size="small"
      bare
      run={() => takeBack.send({ type: 'user.dismiss' })}
    />
  )
  if (wanted === null || !(isTaken || isRefused)) return null
  if (isTaken) {
    return (
      <Notice className={css.root} role="status" actions={dismiss}>
        {text('takeBack.taken', { name: wanted.name })}
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
            id="take-back-retry"
            label={text('app.tryAgain')}
            detail={wanted.name}
            size="small"
            run={() => takeBack.send({ type: 'user.retry' })}
          />
          {dismiss}
        </>
      }
    >
      {text('takeBack.refused', { name: wanted.name })} {problem && problemText(text, problem)}
    </Notice>
  )
}
