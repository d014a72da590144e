import { useSelector } from '@xstate/react'
import { useId, useState } from 'react'
import type { LockOwner } from '#contracts/locks'
import { longestReviewNote } from '#contracts/review'
import type { DocumentActor } from '#machines/document'
import { hasUnsaved } from '#machines/document'
import type { ReviewActor, Written } from '#machines/review'
import { newId } from '../../../fields/kit/new-id.ts'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { CloseButton } from '../../../parts/CloseButton.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { Textarea } from '../../../parts/Textarea.tsx'
import { Reviewers } from './Reviewers.tsx'
import css from './StepDialog.module.css'

interface Props {
  document: DocumentActor
  review: ReviewActor
  form: Written
}

const words = {
  ask: {
    title: 'review.askDialog.title',
    text: 'review.askDialog.text',
    note: 'review.note',
    confirm: 'review.askDialog.confirm',
  },
  askChanges: {
    title: 'review.changesDialog.title',
    text: 'review.changesDialog.text',
    note: 'review.changesDialog.note',
    confirm: 'review.changesDialog.confirm',
  },
} as const

/** A step that says something: whom a review is asked of, or what is to be changed. */
export function StepDialog(props: Props) {
  const { review, form } = props
  const text = useText()
  const isOpen = useSelector(review, (state) => state.matches({ known: form }))
  const isBusy = useSelector(review, (state) => state.hasTag('busy'))
  const isAllowed = useSelector(
    review,
    (state) => isBusy || state.can({ type: 'user.step', action: form, note: '', to: [], key: '' }),
  )
  const problem = useSelector(review, ({ context }) => context.problem)
  const [note, write] = useState('')
  const [to, choose] = useState<readonly LockOwner[]>([])
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    write('')
    choose([])
  }
  const send = () =>
    review.send({
      ...{ type: 'user.step', action: form, note: note.trim(), key: newId() },
      to: to.map(({ collection, id }) => ({ collection, id })),
    })
  const { title, text: description, confirm } = words[form]
  return (
    <Dialog
      open={isOpen}
      onCancel={() => review.send({ type: 'user.close' })}
      title={text(title)}
      description={text(description)}
      actions={
        <>
          <CloseButton>{text('app.cancel')}</CloseButton>
          <Button
            id={`review-${form}-confirm`}
            kind="primary"
            busy={isBusy}
            refusal={refusalOf(isAllowed, note)}
            onClick={send}
          >
            {text(confirm)}
          </Button>
        </>
      }
    >
      <div className={css.root}>
        <ProblemNotice problem={problem} />
        {form === 'ask' && <Reviewers document={props.document} chosen={to} onChoose={choose} />}
        <Note form={form} note={note} onWrite={write} />
        <Unsaved document={props.document} />
      </div>
    </Dialog>
  )

  function refusalOf(isAllowed: boolean, note: string): string | undefined {
    if (!isAllowed) return text('problem.review.stale')
    return form === 'askChanges' && note.trim() === ''
      ? text('review.changesDialog.empty')
      : undefined
  }
}

interface NoteProps {
  form: Written
  note: string
  onWrite: (note: string) => void
}

function Note({ form, note, onWrite }: NoteProps) {
  const text = useText()
  const id = useId()
  return (
    <FieldFrame label={text(words[form].note)} controlId={id}>
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          dir="auto"
          maxLength={longestReviewNote}
          data-boxed
          value={note}
          onChange={({ currentTarget }) => onWrite(currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}

function Unsaved({ document }: { document: DocumentActor }) {
  const text = useText()
  const isUnsaved = useSelector(document, ({ context }) => hasUnsaved(context))
  return isUnsaved && <p className={css.unsaved}>{text('review.savesFirst')}</p>
}
