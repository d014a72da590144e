import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { useAddresses } from '../../kit/addresses.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { problemText, useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { NotFoundView } from '../not-found/NotFoundView.tsx'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

/** The document could not be read: it is not there, or somebody or something is in the way. */
export function UnavailableDocument({ document, entity }: Props) {
  const problem = useSelector(document, ({ context }) => context.problem)
  return problem?.code === 'document.notFound' ? (
    <NotFoundView />
  ) : (
    <Unread document={document} entity={entity} />
  )
}

function Unread({ document, entity }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const problem = useSelector(document, ({ context }) => context.problem)
  useCrumbs(
    'labels' in entity
      ? [
          { label: entity.labels.plural, href: addresses.list(entity.slug) },
          { label: text('document.unavailable') },
        ]
      : [{ label: entity.label }],
  )
  return (
    <EmptyState
      action={
        <Button kind="primary" onClick={() => document.send({ type: 'user.retry' })}>
          {text('app.tryAgain')}
        </Button>
      }
    >
      {text('document.unavailable')} {problem && problemText(text, problem)}
    </EmptyState>
  )
}
