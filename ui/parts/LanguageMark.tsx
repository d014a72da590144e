import css from './LanguageMark.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type Language = {
  /** As it is seen, e.g. 'en'. */
  code: string
  /** As it is heard, e.g. 'English'. */
  name: string
}

/** Says which language the words before it are in. */
export const LanguageMark = ({ code, name }: Language) => (
  <>
    <VisuallyHidden>({name})</VisuallyHidden>
    <small className={css.root} aria-hidden="true" title={name}>
      {code}
    </small>
  </>
)
