import { useAddresses } from '../../kit/addresses.ts'
import { useSiteConfig } from '../../kit/config.ts'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { LinkButton } from '../../parts/LinkButton.tsx'
import { AccessMessage } from '../access/AccessMessage.tsx'

/** Why somebody is signed out. */
export type SignedOutReason = 'choice' | 'inactivity'

/** Says that somebody is signed out, and leads to where they sign in again. */
export function SignedOutView({ reason }: { reason: SignedOutReason }) {
  const text = useText()
  const { siteName } = useSiteConfig()
  const { dashboard } = useAddresses()
  const title = text('signedOut.title')
  useTitle(title, siteName)
  return (
    <AccessMessage
      siteName={siteName}
      title={title}
      isNews
      action={
        <LinkButton href={dashboard} kind="primary">
          {text('access.signIn')}
        </LinkButton>
      }
    >
      {text(reason === 'inactivity' ? 'signedOut.inactivity' : 'signedOut.text')}
    </AccessMessage>
  )
}
