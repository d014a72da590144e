import { useLayoutEffect, useRef, useState } from 'react'
import type { TextKey } from '#locales'
import type { LeaveQuestion } from '#machines/navigation'
import { firstRefused } from '../../../fields/kit/reveal.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'

interface Props {
  question: LeaveQuestion
  state: 'closed' | 'asking' | 'saving'
  onStay: () => void
  onLeave: () => void
  onSave: () => void
}

/** Leaving unsaved work asks first, and says what becomes of it (DOC-4). */
export function LeaveDialog({ question, state, onStay, onLeave, onSave }: Props) {
  const text = useText()
  const isOpen = state !== 'closed'
  const { copy, leftOut, saveAs, count } = useWhileOpen(question, isOpen)
  const isSaving = useRef(false)
  useLayoutEffect(() => {
    if (state !== 'closed') isSaving.current = state === 'saving'
  }, [state])
  const isLossy = copy !== 'keeping' && copy !== 'kept'
  return (
    <Dialog
      open={isOpen}
      onCancel={onStay}
      role="alertdialog"
      finalFocus={() => (isSaving.current ? firstRefused() : null)}
      title={text('leave.title')}
      description={text(descriptions[copy], { fields: leftOut })}
      actions={
        <>
          <Button onClick={onStay}>{text('leave.stay')}</Button>
          <Button kind={isLossy ? 'danger' : 'plain'} onClick={onLeave}>
            {text(isLossy ? 'leave.lose' : 'leave.leave')}
          </Button>
          {saveAs !== null && (
            <Button kind="primary" busy={state === 'saving'} onClick={onSave}>
              {text(saveAs === 'draft' ? 'leave.saveDraft' : 'leave.save', { count })}
            </Button>
          )}
        </>
      }
    />
  )
}

/** It fades away as it was answered. */
function useWhileOpen(question: LeaveQuestion, isOpen: boolean): LeaveQuestion {
  const [asked, setAsked] = useState(question)
  if (isOpen && asked !== question) setAsked(question)
  return isOpen ? question : asked
}

const descriptions: Record<LeaveQuestion['copy'], TextKey> = {
  keeping: 'leave.keeping',
  kept: 'leave.kept',
  partlyKept: 'leave.partlyKept',
  notKept: 'leave.notKept',
  none: 'leave.none',
}
