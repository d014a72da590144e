import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { AccountAccessInput } from '#machines/account-access'
import { accountAccessMachine } from '#machines/account-access'
import { requestResetLink, resetPassword, verifyEmail } from '../../client/account.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useSiteConfig } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'
import { AccountAccessView } from './AccountAccessView.tsx'

interface Props {
  input: AccountAccessInput
}

/** The screens for people who can't sign in yet. Whoever has reset their password starts anew, signed in. */
export function AccountAccessRoute({ input }: Props) {
  const { http } = usePanel()
  const { auth } = useSiteConfig()
  const { dashboard } = useAddresses()
  const { collection = auth.collection } = input.screen === 'verifyEmail' ? input : {}
  const machine = useMemo(
    () =>
      accountAccessMachine.provide({
        actors: {
          requestLink: fromPromise(({ input }) => requestResetLink(http, auth, input.identifier)),
          resetPassword: fromPromise(async ({ input }) => {
            await resetPassword(http, auth, input)
            // Another person may have been signed in: nothing of theirs stays in the page.
            location.replace(dashboard)
          }),
          verifyEmail: fromPromise(({ input }) => verifyEmail(http, collection, input.token)),
        },
      }),
    [http, auth, collection, dashboard],
  )
  const actor = useActorRef(machine, { input })
  const snapshot = useSelector(actor, (state) => state)
  return <AccountAccessView snapshot={snapshot} send={actor.send} />
}
