import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Dialog } from '../../../parts/Dialog.tsx'
import type { DocumentActors } from '../actors.ts'

const Differences = lazy(async () => ({
  default: (await import('../../../differences/index.ts')).Differences,
}))

interface Props {
  actors: DocumentActors
  entity: ClientCollection | ClientGlobal
}

/** What the newer version says otherwise, before it is taken in. */
export function NewerVersion({ actors: { document, news }, entity }: Props) {
  const text = useText()
  const version = useSelector(news, ({ context }) => context.version)
  const name = useSelector(news, ({ context }) => context.saved?.by?.title)
  const base = useSelector(document, ({ context }) => context.base)
  const close = () => news.send({ type: 'user.close' })
  return (
    <Dialog
      open={version !== null}
      onCancel={close}
      size="large"
      title={text('document.newer.title', { name: name ?? text('lock.somebody') })}
      description={text('document.newer.text')}
      actions={
        <>
          <Button onClick={close}>{text('app.close')}</Button>
          <Button kind="primary" onClick={() => news.send({ type: 'user.takeIn' })}>
            {text('document.newer.takeIn')}
          </Button>
        </>
      }
    >
      {version && (
        <Suspense fallback={<p aria-busy="true">{text('difference.comparing')}</p>}>
          <Differences entity={entity} from={base} to={version.data} />
        </Suspense>
      )}
    </Dialog>
  )
}
