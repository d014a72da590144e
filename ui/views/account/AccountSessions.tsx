import type { AccountSession, EndSessionsRequest, SessionsAnswer } from '#contracts/account'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { endSessions, readSessions } from '../../client/account.ts'
import type { ActedList } from '../../kit/acted-list.ts'
import { useActedList } from '../../kit/acted-list.ts'
import { useFormats } from '../../kit/formats.ts'
import { ProblemNotice } from '../../kit/ProblemNotice.tsx'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { AccountSection } from './AccountSection.tsx'
import css from './AccountSessions.module.css'
import { deviceName } from './device-name.ts'

/** Where one is signed in, and the way out of there. */
export function AccountSessions() {
  const text = useText()
  const { http } = usePanel()
  const known = useActedList<SessionsAnswer, EndSessionsRequest>({
    key: ['account sessions'],
    read: () => readSessions(http),
    act: (request) => endSessions(http, request),
  })
  const { list, problem, retry } = known
  // The site keeps no sessions.
  if (list?.sessions === null) return null
  return (
    <AccountSection title={text('account.sessions')}>
      <ProblemNotice problem={problem} onRetry={retry} />
      {!list && !problem && <Skeleton label={text('app.loading')} look="rows" lines={2} />}
      {list && <Sessions sessions={list.sessions} known={known} />}
    </AccountSection>
  )
}

interface SessionsProps {
  sessions: readonly AccountSession[]
  known: ActedList<SessionsAnswer, EndSessionsRequest>
}

/** Each but this one can be ended, alone or with all others. */
function Sessions({ sessions, known: { act, isBusy } }: SessionsProps) {
  const text = useText()
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul className={css.list}>
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() => act({ end: session.id })}
          />
        ))}
      </ul>
      <div className={css.all}>
        <OfferedButton
          id="account-end-others"
          label={text('account.sessions.endOthers')}
          isBusy={isBusy}
          refusal={hasOthers ? undefined : text('account.sessions.none')}
          run={() => act({ end: 'others' })}
        />
        <p className={css.hint}>{text('account.sessions.hint')}</p>
      </div>
    </>
  )
}

interface SessionProps {
  session: AccountSession
  isBusy: boolean
  onEnd: () => void
}

function Session({
  session: { agent, createdAt, expiresAt, isCurrent },
  isBusy,
  onEnd,
}: SessionProps) {
  const text = useText()
  const { date } = useFormats()
  const device = agent === null ? null : deviceName(text, agent)
  const at = (time: string) => date(new Date(time), 'dayAndTime')
  return (
    <li className={css.line}>
      <div className={css.facts}>
        {device && <span className={css.device}>{device}</span>}
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
        <Button size="small" bare busy={isBusy} onClick={onEnd}>
          {text('access.signOut')}
        </Button>
      )}
    </li>
  )
}
