import { useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { ProblemData } from '#problems'
import { RetryNotice } from '../../actions/RetryNotice.tsx'
import type { ApiAnswer } from '../../client/api-answer.ts'
import { useText } from '../../kit/text.tsx'
import { Skeleton } from '../../parts/Skeleton.tsx'
import { ApiAddress } from './ApiAddress.tsx'
import { ApiControls } from './ApiControls.tsx'
import css from './ApiView.module.css'
import type { AskedOfApi } from './api-question.ts'
import { FullscreenButton } from './FullscreenButton.tsx'
import { JsonTree } from './JsonTree.tsx'

interface Props {
  entity: ClientCollection | ClientGlobal
  asked: AskedOfApi
  url: string
  onChange: (asked: AskedOfApi) => void
  answer: ApiAnswer | undefined
  isBusy: boolean
  problem: ProblemData | null
  onRetry: () => void
}

/** The question on one side, what the API says to it on the other. */
export function ApiView(props: Props) {
  const { entity, asked, url, onChange, answer, isBusy, problem, onRetry } = props
  const text = useText()
  const result = useRef<HTMLElement>(null)
  const isUnreadable = problem?.code === 'unexpected'
  return (
    <div className={css.root}>
      <div className={css.question}>
        <ApiAddress url={url} />
        <ApiControls {...{ entity, asked, onChange }} />
      </div>
      <section ref={result} className={css.answer} aria-label={text('api.answer')}>
        <div className={css.bar}>
          <span className={css.status} role="status">
            {answer && text('api.status', { status: answer.status })}
          </span>
          <FullscreenButton of={result} />
        </div>
        {problem && (
          <RetryNotice id="api-retry" onRetry={onRetry}>
            {text(isUnreadable ? 'api.unreadable' : 'api.failed')}
          </RetryNotice>
        )}
        {!answer && !problem && <Skeleton label={text('app.loading')} lines={8} />}
        {answer && (
          <div className={css.tree} dir="ltr" aria-busy={isBusy || undefined}>
            <JsonTree value={answer.body} />
          </div>
        )}
      </section>
    </div>
  )
}
