import type { i18n } from 'i18next'
import type { ReactNode } from 'react'
import { Component } from 'react'
import { problemTextKey } from '#locales'
import { toProblem } from '#problems'
import { joinSentences } from '../kit/sentences.ts'
import { Button } from '../parts/Button.tsx'
import { AccessMessage } from '../views/access/AccessMessage.tsx'

interface Props {
  texts: i18n
  children: ReactNode
}

/** The last resort: says that something broke instead of showing a white page. */
export class ErrorBoundary extends Component<Props, { thrown: unknown }> {
  override state = { thrown: null }

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown }
  }

  override render() {
    const { texts, children } = this.props
    if (this.state.thrown === null) return children
    return (
      <AccessMessage
        title={texts.t('app.broken')}
        action={<Button onClick={() => location.reload()}>{texts.t('app.reload')}</Button>}
      >
        {joinSentences(
          [texts.t(problemTextKey(toProblem(this.state.thrown).code)), texts.t('app.savedIsSafe')],
          texts.language,
        )}
      </AccessMessage>
    )
  }
}
