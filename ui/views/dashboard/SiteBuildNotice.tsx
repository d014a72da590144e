import { useText } from '../../kit/text.tsx'
import { Notice } from '../../parts/Notice.tsx'
import css from './ConfigErrors.module.css'

/** What a developer is to do about the components of their project. */
export function SiteBuildNotice() {
  const text = useText()
  return (
    <Notice tone="warning" className={css.root}>
      {text('dashboard.siteBuild')}
    </Notice>
  )
}
