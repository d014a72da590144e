/** What JSX of the site's components becomes. */
export { Fragment, jsx, jsxs } from 'react/jsx-runtime'
