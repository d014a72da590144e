/** What few visits to a document need. The panel has its files before anybody asks (`preload.ts`). */
export const loadDialogs = () => import('./dialogs.ts')
