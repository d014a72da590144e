import type { SanitizedConfig } from 'payload'
import type { Feature } from '../kit/feature.ts'

/** What a plugin can't do for a Payload project, since it isn't asked before a request is. */
interface Duty {
  what: string
  /** The file. */
  where: string
  write: string
  /** The config does it already. Absent: it can't tell. */
  isDone?: (config: SanitizedConfig) => boolean
}

const config = 'payload.config.ts'
const routes = 'app/(payload)/api/[...slug]/route.ts'

const duties: readonly Duty[] = [
  {
    what: 'limits on the size of a request body and on requests per address',
    where: routes,
    write:
      "export const POST = guardRoutes()(REST_POST(config)), from 'stateroom-admin/next', and so for each method",
  },
  {
    what: 'the address of visitors behind a proxy',
    where: routes,
    write: 'guardRoutes({ trustProxy: 1 }), the number of proxies',
  },
  {
    what: 'the content policy, frame protection and other headers of pages',
    where: 'next.config.ts',
    write:
      "headers: async () => [{ source: '/:path*', headers: [{ key: 'x-frame-options', value: 'SAMEORIGIN' }] }]",
  },
  {
    what: 'sessions only from your own pages',
    where: config,
    write: "csrf: ['https://cms.example.com'], the origins of the panel and your site",
    isDone: ({ csrf }) => csrf.length > 0,
  },
  {
    what: 'a secret that can’t be guessed',
    where: config,
    write: 'secret: process.env.PAYLOAD_SECRET, 32 random characters or more',
    isDone: ({ secret }) => secret.length >= 32,
  },
  {
    what: 'email, such as links to reset a password',
    where: config,
    write: 'email: nodemailerAdapter({ … }) from @payloadcms/email-nodemailer',
    isDone: ({ email }) => Boolean(email),
  },
  {
    what: 'running the jobs of scheduled publishing',
    where: config,
    write: "jobs: { autoRun: [{ cron: '* * * * *', limit: 100 }] }",
    isDone: ({ jobs }) => Boolean(jobs.autoRun),
  },
  {
    what: 'the permissions of the database file and of uploaded files',
    where: 'the command that starts the server',
    write: 'umask 077',
  },
]

/** In the package, as it is installed. */
const page = 'node_modules/stateroom-admin/docs/developer/security-in-your-project.md'

/** Says once, in a box, what stays with the host of a project that isn't ours, and where to write it. */
export const tellHostDuties: Feature = {
  init: ({ config, logger }) => {
    const left = duties.filter(({ isDone }) => !isDone?.(config))
    const lines = left.flatMap(({ what, where, write }) => [`• ${what}`, `    ${where}: ${write}`])
    const width = Math.max(...lines.map(({ length }) => length))
    const rule = '─'.repeat(width + 2)
    logger.info(
      [
        'Stateroom: what stays with the host of this project',
        `┌${rule}┐`,
        ...lines.map((line) => `│ ${line.padEnd(width)} │`),
        `└${rule}┘`,
        `Each step in full: ${page}`,
      ].join('\n'),
    )
  },
}
