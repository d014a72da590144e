import type { Payload } from 'payload'
import seed from '../../examples/magazine/seed.ts'

/** The magazine with few posts and pictures, so that a test need not wait for the whole of it. */
export default (payload: Payload, say: (line: string) => void) =>
  seed(payload, say, { covers: 6, posts: 60, postsInGerman: 12 })
