import { useAddresses } from '../../kit/addresses.ts'
import { useConfig } from '../../kit/config.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { MessageView } from './MessageView.tsx'

interface Props {
  marginBlockStart?: 'small' | 'large'
}

/** No such screen, or no such document (NAV-3). */
export function NotFoundView({ marginBlockStart }: Props) {
  const text = useText()
  const { siteName } = useConfig()
  const { dashboard } = useAddresses()
  const title = text('notFound.title')
  useCrumbs([{ label: text('notFound.crumb') }])
  useTitle(title, siteName)
  return (
    <MessageView
      title={title}
      marginBlockStart={marginBlockStart}
      action={
        <LinkButton href={dashboard} kind="primary" size="large">
          {text('notFound.back')}
        </LinkButton>
      }
    >
      {text('notFound.text')}
    </MessageView>
  )
}
