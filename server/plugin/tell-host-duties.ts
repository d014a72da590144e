import type { Feature } from '../kit/feature.ts'

/** What a plugin can't do for a Payload project, since it isn't asked before a request is. */
const duties = [
  'limits on the size of a request body and on requests per address (`guardRoutes`)',
  'the content policy, frame protection and other headers of pages',
  'the address of visitors behind a proxy',
  '`csrf` with the origins of the panel, and a `secret` of 32 characters or more',
  'email, and running the jobs of scheduled publishing',
  'the permissions of the database file and of uploaded files, and how long caches keep them',
] as const

const width = Math.max(...duties.map(({ length }) => length)) + 2

/** Says once, in a box, what stays with the host of a project that isn't ours. */
export const tellHostDuties: Feature = {
  init: ({ logger }) => {
    const line = (text: string) => `│ ${text.padEnd(width)} │`
    const rule = '─'.repeat(width + 2)
    logger.info(
      [
        'Stateroom: what stays with the host of this project',
        `┌${rule}┐`,
        ...duties.map((duty) => line(`• ${duty}`)),
        `└${rule}┘`,
      ].join('\n'),
    )
  },
}
