import type { FallbackTitle } from './fallback-title.ts'
import css from './InOtherLanguage.module.css'

/** A title that stands in for one in the content language: muted, and with the language that it is in. */
export const InOtherLanguage = ({ title, locale }: FallbackTitle) => (
  <span className={css.root}>
    <span lang={locale}>{title}</span> <small className={css.locale}>{locale}</small>
  </span>
)
