export { openComments } from './open-comments.ts'
export type { CommentsWork, OpenComments } from './open-comments.types.ts'
