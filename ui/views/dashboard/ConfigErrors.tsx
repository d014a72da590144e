import type { ConfigError } from '#contracts/admin-config'
import { useText } from '../../kit/text.tsx'
import { Notice } from '../../parts/Notice.tsx'
import css from './ConfigErrors.module.css'

/** What the site's config throws, for those who can have it fixed. */
export function ConfigErrors({ errors }: { errors: readonly ConfigError[] }) {
  const text = useText()
  return (
    <Notice tone="warning" className={css.root}>
      <p>
        {text('dashboard.configErrors', { count: errors.length })}{' '}
        {text('dashboard.configErrors.hint')}
      </p>
      <ul className={css.errors}>
        {errors.map(({ place, message }) => (
          <li key={place}>
            <code>{place}</code> {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
