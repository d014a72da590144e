import { spawnSync } from 'node:child_process'

/** Of those that run on SQLite and PostgreSQL as well: their ids may be numbers or texts. */
const shared = [
  ...['accounts', 'audit', 'commands-twice', 'comments', 'copies', 'creations', 'draft-access'],
  ...[
    'empty-values',
    'first-user',
    'live',
    'locks',
    'password-reset',
    'review',
    'review-publishing',
    'revisions',
    'search',
    'side-doors',
  ],
  ...['sign-ins-at-once', 'statuses', 'storable-texts', 'unique-copies', 'unpublishing'],
  ...['uploads-at-once', 'uploads-quota', 'verification', 'writes-at-once', 'zoned-days'],
]
const own = ['mongodb', 'mongodb-holds', 'mongodb-races', 'mongodb-stand-in']

/**
 * `npm run test:mongodb`: the server's tests on the MongoDB of TEST_MONGODB_URL, such as
 * `mongodb://localhost:27017/?replicaSet=rs0`; on what stands for one without it.
 */
export async function main(args: string[]): Promise<number> {
  const url = process.env.TEST_MONGODB_URL
  if (!url) console.error('TEST_MONGODB_URL is not set: these are the tests without a MongoDB.')
  const files = [...own, ...shared].map((name) => `tests/server/${name}.test.ts`)
  const { status } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'server', '--maxWorkers', '1', ...files, ...args],
    {
      stdio: 'inherit',
      env: { STATEROOM_RACES: '300', ...process.env, STATEROOM_DATABASES: 'mongodb' },
    },
  )
  return status ?? 1
}
