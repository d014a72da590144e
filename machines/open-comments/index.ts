export { openComments } from './open-comments.ts'
export type { CommentsWork, KeptDrafts, OpenComments } from './open-comments.types.ts'
