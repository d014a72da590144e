import { OfferedButton } from '../../actions/OfferedButton.tsx'
import { useText } from '../../kit/text.tsx'
import css from './DashboardLines.module.css'

interface Props {
  /** Of the section. */
  id: string
  label: string
  /** What nobody knows. */
  words: string
  onRetry: () => void
}

/** In the place of lines that could not be read: says so, and reads them again. */
export function UnknownLines({ id, label, words, onRetry }: Props) {
  const text = useText()
  return (
    <div className={css.unknown}>
      <p>{words}</p>
      <OfferedButton
        id={`${id}-retry`}
        label={text('app.tryAgain')}
        detail={label}
        size="small"
        run={onRetry}
      />
    </div>
  )
}
