import { useQuery } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { ApiKeyActor } from '#machines/api-key'
import { apiKeyMachine } from '#machines/api-key'
import { toProblemData } from '#problems'
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
  const { http, queries } = usePanel()
  const text = useText()
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['api key'],
      queryFn: () => readApiKey(http),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
    queries,
  )
  if (data?.state === 'off' || (!data && isFetching)) return null
  return (
    <AccountSection title={text('account.apiKey')}>
      {data ? (
        <KnownKey isSet={data.state === 'set'} />
      ) : (
        <ProblemNotice problem={error && toProblemData(error)} onRetry={() => void refetch()} />
      )}
    </AccountSection>
  )
}

function KnownKey({ isSet }: { isSet: boolean }) {
  const { http } = usePanel()
  const actor = useActorRef(
    apiKeyMachine.provide({
      actors: {
        generate: fromPromise(({ input }) => generateApiKey(http, input.password)),
        revoke: fromPromise(({ input }) => revokeApiKey(http, input.password)),
      },
    }),
    { input: { isSet } },
  )
  return (
    <>
      <Key actor={actor} />
      <NewKey actor={actor} />
      <ApiKeyPassword actor={actor} />
    </>
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
