import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { titleOf } from '../../kit/document-title.ts'
import { problemText, useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Notice } from '../../parts/Notice.tsx'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

/** Asks before a document is deleted, and says why it could not be. */
export function RemovalDialog({ document, entity }: Props) {
  const text = useText()
  const isAsking = useSelector(document, (state) => state.can({ type: 'user.confirmDelete' }))
  const isRemoving = useSelector(document, (state) =>
    state.matches({ open: { removal: 'removing' } }),
  )
  const problem = useSelector(document, ({ context }) => context.removalProblem)
  const title = useSelector(document, ({ context }) => titleOf(entity, context.base))
  const cancel = () => document.send({ type: 'user.cancelDelete' })
  return (
    <Dialog
      open={isAsking || isRemoving}
      onCancel={cancel}
      role="alertdialog"
      title={text('document.confirmDelete.title', { title: title || text('document.untitled') })}
      description={text('document.confirmDelete.text')}
      actions={
        <>
          <Button onClick={cancel}>{text('document.confirmDelete.cancel')}</Button>
          <Button
            kind="danger"
            busy={isRemoving}
            onClick={() => document.send({ type: 'user.confirmDelete' })}
          >
            {text('document.confirmDelete.confirm')}
          </Button>
        </>
      }
    >
      {problem && <Notice tone="danger">{problemText(text, problem)}</Notice>}
    </Dialog>
  )
}
