/** The kinds of post, as they stand in the config. */
export type PostKind = 'essay' | 'interview' | 'review' | 'news'

/** Half of the magazine is essays. */
export const kindsByShare: readonly PostKind[] = [
  'essay',
  'essay',
  'essay',
  'essay',
  'essay',
  'interview',
  'interview',
  'review',
  'review',
  'news',
]
