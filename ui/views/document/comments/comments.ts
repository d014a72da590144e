export { CommentsBeside } from './CommentsBeside.tsx'
export { CommentsToggle } from './CommentsToggle.tsx'
