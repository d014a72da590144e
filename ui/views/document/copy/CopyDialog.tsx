import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActors } from '#machines/open-document'
import { useLocaleLabel } from '../../../kit/locale.ts'
import { ProblemNotice } from '../../../kit/ProblemNotice.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import css from './CopyDialog.module.css'
import { CopyForm } from './CopyForm.tsx'

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** Copies one language into others (DOC-15): what would change is said before it is done. */
export function CopyDialog({ actors, entity }: Props) {
  const { copy } = actors
  const text = useText()
  const labelOf = useLocaleLabel()
  const isOpen = useSelector(copy, (state) => state.matches('open'))
  const isRefused = useSelector(copy, (state) => state.matches({ open: 'refused' }))
  const isCopying = useSelector(copy, (state) => state.matches({ open: 'copying' }))
  const canCopy = useSelector(copy, (state) => state.can({ type: 'user.copy' }))
  const hasChosen = useSelector(copy, ({ context }) => context.to.length > 0)
  const from = useSelector(copy, ({ context }) => context.from)
  const problem = useSelector(copy, ({ context }) => context.problem)
  const cancel = () => copy.send({ type: 'user.cancel' })
  const mayGo = canCopy || isCopying
  return (
    <Dialog
      open={isOpen}
      onCancel={cancel}
      title={text('copy.title', { locale: labelOf(from) })}
      description={text(entity.drafts ? 'copy.textDrafts' : 'copy.text')}
      actions={
        <>
          <Button onClick={cancel}>{text('app.cancel')}</Button>
          {isRefused ? (
            <WayOn actors={actors} />
          ) : (
            <Button
              kind="primary"
              busy={isCopying}
              refusal={mayGo ? undefined : text(hasChosen ? 'copy.nothing' : 'copy.noLocale')}
              onClick={() => copy.send({ type: 'user.copy' })}
            >
              {text('copy.confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.root}>
        <ProblemNotice problem={problem} />
        {!isRefused && <CopyForm actors={actors} entity={entity} />}
      </div>
    </Dialog>
  )
}

/** What is unsaved is saved first; everything else is tried again. */
function WayOn({ actors: { copy, document } }: { actors: DocumentActors }) {
  const text = useText()
  const isUnsaved = useSelector(copy, ({ context }) => context.problem?.code === 'copy.unsaved')
  const isSaving = useSelector(document, (state) => state.matches({ open: 'saving' }))
  const hasDrafts = useSelector(document, ({ context }) => context.hasDrafts)
  const intent = hasDrafts ? 'draft' : 'save'
  if (!isUnsaved) {
    return (
      <Button kind="primary" onClick={() => copy.send({ type: 'user.retry' })}>
        {text('app.tryAgain')}
      </Button>
    )
  }
  return (
    <Button
      kind="primary"
      busy={isSaving}
      onClick={() => document.send({ type: 'user.save', intent })}
    >
      {text(hasDrafts ? 'document.saveDraft' : 'document.save')}
    </Button>
  )
}
