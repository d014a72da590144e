import { useSelector } from '@xstate/react'
import type { ClientCollection, ClientGlobal } from '#config-schema'
import type { DocumentActor } from '#machines/document'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { problemText, useText } from '../../kit/text.ts'
import { useTitle } from '../../kit/title.ts'
import { MessageView } from '../message/MessageView.tsx'
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
  const carried = useCarriedLocale()
  const { siteName } = useConfig()
  const problem = useSelector(document, ({ context }) => context.problem)
  const title = text('document.unavailable')
  useTitle(title, siteName)
  useCrumbs(
    'labels' in entity
      ? [
          { label: entity.labels.plural, href: carried(addresses.list(entity.slug)) },
          { label: title },
        ]
      : [{ label: entity.label }],
  )
  return (
    <MessageView
      title={title}
      action={
        <OfferedButton
          id="document-retry"
          label={text('app.tryAgain')}
          kind="primary"
          run={() => document.send({ type: 'user.retry' })}
        />
      }
    >
      {problem && problemText(text, problem)}
    </MessageView>
  )
}
