import css from './Swatch.module.css'

/** A component whose styles are built together with the site's style sheet. */
export const Swatch = () => <p className={css.root}>Spring collection</p>
