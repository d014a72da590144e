import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActors } from '#machines/open-document'
import { later } from '../../../kit/later.tsx'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'

const Differences = later(async () => (await import('../../../differences/index.ts')).Differences)

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** What the newer version says otherwise, before it is taken in. */
export function NewerVersion({ actors: { document, remoteChanges }, entity }: Props) {
  const text = useText()
  const version = useSelector(remoteChanges, ({ context }) => context.version)
  const { by, isMine } = useSelector(remoteChanges, ({ context }) => context.saved) ?? {}
  const base = useSelector(document, ({ context }) => context.base)
  const close = () => remoteChanges.send({ type: 'user.close' })
  return (
    <Dialog
      open={version !== null}
      onCancel={close}
      size="large"
      title={title()}
      description={text('document.newer.text')}
      actions={
        <>
          <Button onClick={close}>{text('app.close')}</Button>
          <Button kind="primary" onClick={() => remoteChanges.send({ type: 'user.takeIn' })}>
            {text('document.newer.takeIn')}
          </Button>
        </>
      }
    >
      {version && (
        <Differences
          pending={<p aria-busy="true">{text('difference.comparing')}</p>}
          entity={entity}
          from={base}
          to={version.data}
        />
      )}
    </Dialog>
  )

  function title(): string {
    if (isMine) return text('document.status.newerMine')
    if (!by?.title) return text('document.newer.titleUnnamed')
    return text('document.newer.title', { name: by.title })
  }
}
