export { openFolders } from './open-folders.ts'
export type { FoldersOutside, FoldersWork, OpenFolders } from './open-folders.types.ts'
