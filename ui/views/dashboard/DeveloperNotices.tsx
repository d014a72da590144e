import { useText } from '../../kit/text.tsx'
import { Notice } from '../../parts/Notice.tsx'
import css from './ConfigErrors.module.css'

/** What is to be done about the project, for those who can have it done. */
export function DeveloperNotices({ notices }: { notices: readonly string[] }) {
  const text = useText()
  return notices.map((notice) => (
    <Notice key={notice} tone="warning" className={css.root}>
      {notice} {text('dashboard.configErrors.hint')}
    </Notice>
  ))
}
