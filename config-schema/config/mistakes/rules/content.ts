import type { Finding } from '../mistake.ts'
import type { Site } from '../site.ts'

/** An empty object is what a file without an export gives, not what somebody meant to write. */
export const contentRule = ({ config }: Site): Finding[] =>
  Object.keys(config).length > 0 ? [] : [noContent]

const noContent: Finding = {
  kind: 'missing',
  path: ['collections'],
  found: 'undefined',
  allowed: 'array',
}
