import { useAddresses } from '../../kit/addresses.ts'
import { useConfig } from '../../kit/config.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { MessageView } from './MessageView.tsx'

/** Where code of the site sends whoever may not see a page of its own. */
export function NoAccessView() {
  const text = useText()
  const { siteName } = useConfig()
  const { dashboard } = useAddresses()
  const title = text('unauthorised.title')
  useCrumbs([{ label: title }])
  useTitle(title, siteName)
  return (
    <MessageView
      title={title}
      action={
        <LinkButton href={dashboard} kind="primary" size="large">
          {text('notFound.back')}
        </LinkButton>
      }
    >
      {text('unauthorised.page')}
    </MessageView>
  )
}
