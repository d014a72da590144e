import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ApiKeyActor } from '#machines/api-key'
import { apiKeyMachine } from '#machines/api-key'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { generateApiKey, readApiKey, revokeApiKey } from '../../client/account.ts'
import { ProblemNotice } from '../../kit/ProblemNotice.tsx'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { AccountSection } from './AccountSection.tsx'
import css from './ApiKey.module.css'
import { ApiKeyPassword } from './ApiKeyPassword.tsx'
import { NewKey } from './NewKey.tsx'

/** The API key of this user, where the collection has such keys. Nothing is shown until that is known. */
export function ApiKey() {
  const { http } = usePanel()
  const machine = useMemo(
    () =>
      apiKeyMachine.provide({
        actors: {
          read: fromPromise(() => readApiKey(http)),
          generate: fromPromise(({ input }) => generateApiKey(http, input.password)),
          revoke: fromPromise(({ input }) => revokeApiKey(http, input.password)),
        },
      }),
    [http],
  )
  const actor = useActorRef(machine)
  const text = useText()
  const isHidden = useSelector(actor, (state) => state.matches('reading') || state.matches('off'))
  const isUnread = useSelector(actor, (state) => state.matches('unread'))
  const problem = useSelector(actor, ({ context }) => context.problem)
  if (isHidden) return null
  return (
    <AccountSection title={text('account.apiKey')}>
      {isUnread ? (
        <ProblemNotice problem={problem} onRetry={() => actor.send({ type: 'user.retry' })} />
      ) : (
        <Key actor={actor} />
      )}
      <NewKey actor={actor} />
      <ApiKeyPassword actor={actor} />
    </AccountSection>
  )
}

function Key({ actor }: { actor: ApiKeyActor }) {
  const text = useText()
  const isSet = useSelector(actor, (state) => state.matches('shown') || state.context.isSet)
  return (
    <>
      <p>{text(isSet ? 'account.apiKey.set' : 'account.apiKey.none')}</p>
      <div className={css.actions}>
        <OfferedButton
          id="account-generate-key"
          label={text(isSet ? 'account.apiKey.replace' : 'account.apiKey.generate')}
          run={() => actor.send({ type: 'user.generate' })}
        />
        {isSet && (
          <OfferedButton
            id="account-revoke-key"
            label={text('account.apiKey.revoke')}
            run={() => actor.send({ type: 'user.revoke' })}
          />
        )}
      </div>
    </>
  )
}
