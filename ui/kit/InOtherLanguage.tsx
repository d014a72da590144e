import { LanguageMark } from '../parts/LanguageMark.tsx'
import css from './InOtherLanguage.module.css'
import { useLocaleLabel } from './locale.ts'
import type { FallbackTitle } from './titles.ts'

/** A title that stands in for one in the content language: muted, and with the language that it is in. */
export function InOtherLanguage({ title, locale }: FallbackTitle) {
  const labelOf = useLocaleLabel()
  return (
    <span className={css.root}>
      <span lang={locale} dir="auto" className={css.title}>
        {title}
      </span>{' '}
      <LanguageMark code={locale} name={labelOf(locale)} />
    </span>
  )
}
