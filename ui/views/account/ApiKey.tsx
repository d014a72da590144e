import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { ApiKeyActor } from '#machines/api-key'
import { apiKeyMachine } from '#machines/api-key'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { generateApiKey, readApiKey, revokeApiKey } from '../../client/account.ts'
import { usePanel } from '../../kit/panel.ts'
import { problemText, useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Notice } from '../../parts/Notice.tsx'
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
  if (isHidden) return null
  return (
    <AccountSection title={text('account.apiKey')}>
      {isUnread ? <Unread actor={actor} /> : <Key actor={actor} />}
      <NewKey actor={actor} />
      <ApiKeyPassword actor={actor} />
    </AccountSection>
  )
}

function Unread({ actor }: { actor: ApiKeyActor }) {
  const text = useText()
  const problem = useSelector(actor, ({ context }) => context.problem)
  return (
    problem && (
      <Notice
        tone="danger"
        actions={
          <Button size="small" onClick={() => actor.send({ type: 'user.retry' })}>
            {text('app.tryAgain')}
          </Button>
        }
      >
        {problemText(text, problem)}
      </Notice>
    )
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
