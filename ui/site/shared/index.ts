/** The modules of the panel that the site's components import: a file of the build each, and one of its kind. */
export const sharedModules = {
  react: () => import('./react.ts'),
  'react-dom': () => import('./react-dom.ts'),
  'react/jsx-runtime': () => import('./react-jsx-runtime.ts'),
  'stateroom-admin/ui': () => import('../index.ts'),
}
