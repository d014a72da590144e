import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { AccountSession } from '#contracts/account'
import type { AccountSessionsActor } from '#machines/account-sessions'
import { accountSessionsMachine } from '#machines/account-sessions'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { endSessions, readSessions } from '../../client/account.ts'
import { useFormats } from '../../kit/formats.ts'
import { ProblemNotice } from '../../kit/ProblemNotice.tsx'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { AccountSection } from './AccountSection.tsx'
import css from './AccountSessions.module.css'

/** Where one is signed in, and the way out of there. */
export function AccountSessions() {
  const text = useText()
  const { http } = usePanel()
  const machine = useMemo(
    () =>
      accountSessionsMachine.provide({
        actors: {
          read: fromPromise(() => readSessions(http)),
          end: fromPromise(({ input }) => endSessions(http, input)),
        },
      }),
    [http],
  )
  const actor = useActorRef(machine)
  const isOff = useSelector(actor, (state) => state.matches('off'))
  const isReading = useSelector(actor, (state) => state.matches('reading'))
  const isUnread = useSelector(actor, (state) => state.matches('unread'))
  const problem = useSelector(actor, ({ context }) => context.problem)
  if (isOff) return null
  return (
    <AccountSection title={text('account.sessions')}>
      <ProblemNotice
        problem={problem}
        onRetry={isUnread ? () => actor.send({ type: 'user.retry' }) : undefined}
      />
      {isReading && <Skeleton label={text('app.loading')} look="rows" lines={2} />}
      {!isReading && !isUnread && <Sessions actor={actor} />}
    </AccountSection>
  )
}

function Sessions({ actor }: { actor: AccountSessionsActor }) {
  const text = useText()
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'))
  const hasOthers = useSelector(
    actor,
    (state) => state.can({ type: 'user.endOthers' }) || state.matches('ending'),
  )
  const sessions = useSelector(actor, ({ context }) => context.sessions)
  return (
    <>
      <ul className={css.list}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} isBusy={isBusy} actor={actor} />
        ))}
      </ul>
      <div className={css.all}>
        <OfferedButton
          id="account-end-others"
          label={text('account.sessions.endOthers')}
          isBusy={isBusy}
          refusal={hasOthers ? undefined : text('account.sessions.none')}
          run={() => actor.send({ type: 'user.endOthers' })}
        />
        <p className={css.hint}>{text('account.sessions.hint')}</p>
      </div>
    </>
  )
}

interface SessionProps {
  session: AccountSession
  isBusy: boolean
  actor: AccountSessionsActor
}

function Session({
  session: { id, createdAt, expiresAt, isCurrent },
  isBusy,
  actor,
}: SessionProps) {
  const text = useText()
  const { date } = useFormats()
  const at = (time: string) => date(new Date(time), 'dayAndTime')
  return (
    <li className={css.line}>
      <div className={css.facts}>
        <span>
          {createdAt
            ? text('account.sessions.since', { time: at(createdAt) })
            : text('account.sessions.earlier')}
        </span>
        <span className={css.hint}>{text('account.sessions.until', { time: at(expiresAt) })}</span>
      </div>
      {isCurrent ? (
        <span className={css.hint}>{text('account.sessions.current')}</span>
      ) : (
        <Button
          size="small"
          bare
          busy={isBusy}
          onClick={() => actor.send({ type: 'user.end', id })}
        >
          {text('access.signOut')}
        </Button>
      )}
    </li>
  )
}
