import { changeOne } from './change-comment.ts'
import { deleteComment } from './delete-comment.ts'
import { readMentionable } from './mentionable-endpoint.ts'
import { readThreads } from './read-threads.ts'
import { beginThread, replyTo } from './write-comments.ts'

export const commentEndpoints = [
  readThreads,
  readMentionable,
  beginThread,
  replyTo,
  changeOne,
  deleteComment,
]
