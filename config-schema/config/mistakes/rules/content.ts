import type { Finding } from '../mistake.ts'
import type { Site } from '../site.ts'

/** A config without any content is not what somebody meant to write. */
export const contentRule = ({ config }: Site): Finding[] =>
  ['collections', 'globals', 'plugins'].some((key) => config[key] !== undefined) ? [] : [noContent]

const noContent: Finding = {
  kind: 'missing',
  path: ['collections'],
  found: 'undefined',
  allowed: 'array',
}
