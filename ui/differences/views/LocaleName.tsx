import css from './LocaleName.module.css'
import type { Reading } from './reading.ts'

/** Whose value it is, where each language has one. */
export const LocaleName = ({ locale, reading }: { locale: string | null; reading: Reading }) =>
  locale !== null && <bdi className={css.root}>{reading.localeName(locale)}</bdi>
