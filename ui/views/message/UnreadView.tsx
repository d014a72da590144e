import type { ProblemData } from '#problems'
import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { useConfig } from '../../kit/config.ts'
import type { Crumb } from '../../kit/crumbs.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { problemText, useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'
import { MessageView } from './MessageView.tsx'
import { NotFoundView } from './NotFoundView.tsx'

interface Props {
  title: string
  crumbs?: readonly Crumb[]
  problem: ProblemData | null
  onRetry: () => void
}

/** In place of a screen of a document: it is not there, or somebody or something is in the way. */
export const UnreadView = (props: Props) =>
  props.problem?.code === 'document.notFound' ? <NotFoundView /> : <Unread {...props} />

function Unread({ title, crumbs = [{ label: title }], problem, onRetry }: Props) {
  const text = useText()
  const { siteName } = useConfig()
  useTitle(title, siteName)
  useCrumbs(crumbs)
  return (
    <MessageView
      title={title}
      action={
        <OfferedButton
          id="document-retry"
          label={text('app.tryAgain')}
          kind="primary"
          run={onRetry}
        />
      }
    >
      {problem && problemText(text, problem)}
    </MessageView>
  )
}
