import css from './Spinner.module.css'

/** A small turning mark beside the words that say what is being waited for. Never over a page. */
export const Spinner = () => <span className={css.root} aria-hidden="true" />
