/** The modules of the panel that the site's components import: a file of the build each, and one of its kind. */
export const sharedModules = {
  react: () => import('./react.ts'),
  'react-dom': () => import('./react-dom.ts'),
  'react/jsx-runtime': () => import('./react-jsx-runtime.ts'),
  'stateroom-admin/ui': () => import('../index.ts'),
}

/** What features of rich text import besides: the editor's own copy, loaded with the editor. */
export const featureModules = {
  ...sharedModules,
  lexical: () => import('./lexical.ts'),
  '@lexical/link': () => import('./lexical-link.ts'),
  '@lexical/list': () => import('./lexical-list.ts'),
  '@lexical/rich-text': () => import('./lexical-rich-text.ts'),
  '@lexical/table': () => import('./lexical-table.ts'),
}
