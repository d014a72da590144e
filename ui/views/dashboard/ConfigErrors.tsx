import type { ConfigError } from '#contracts/admin-config'
import { useSentences } from '../../kit/sentences.ts'
import { useText } from '../../kit/text.tsx'
import { Notice } from '../../parts/Notice.tsx'
import css from './ConfigErrors.module.css'

/** What the site's config throws, for those who can have it fixed. */
export function ConfigErrors({ errors }: { errors: readonly ConfigError[] }) {
  const text = useText()
  const sentences = useSentences()
  return (
    <Notice tone="warning" className={css.root}>
      <p>
        {sentences(
          text('dashboard.configErrors', { count: errors.length }),
          text('dashboard.configErrors.hint'),
        )}
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
