/** All that writes files comes with the first of them. */
export const exporting = () => import('./export-work.ts')
