import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useText } from '../../kit/text.tsx'
import { UnreadView } from '../message/UnreadView.tsx'

interface Props {
  document: DocumentActor
  entity: ClientCollection | ClientGlobal
}

/** The document could not be read. */
export function UnavailableDocument({ document, entity }: Props) {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const problem = useSelector(document, ({ context }) => context.problem)
  const title = text('document.status.unavailable')
  const crumbs =
    'labels' in entity
      ? [
          { label: entity.labels.plural, href: carried(addresses.list(entity.slug)) },
          { label: title },
        ]
      : [{ label: entity.label }]
  return (
    <UnreadView
      {...{ title, crumbs, problem }}
      onRetry={() => document.send({ type: 'user.retry' })}
    />
  )
}
