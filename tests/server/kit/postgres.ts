import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../bench/kit/free-port.ts'
import { endWithUs } from '../../kit/end-with-us.ts'

export interface Postgres {
  /** The address of a database that does not exist yet. */
  newDatabase: () => string
  /** Nothing stays of these databases. */
  stop: () => Promise<void>
}

const folder = '/usr/lib/postgresql'

/** Where the programs of PostgreSQL are on this machine; null: nowhere. */
const postgresPrograms: string | null = existsSync(folder)
  ? (readdirSync(folder)
      .map((version) => join(folder, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'postgres'))) ?? null)
  : null

/** Whether tests can have one at all; the heart of the tests does with SQLite. */
export const hasPostgres =
  process.env.STATEROOM_DATABASES !== 'sqlite' &&
  (Boolean(process.env.TEST_DATABASE_URL) || postgresPrograms !== null)

/** The server of TEST_DATABASE_URL, or one of this machine's own for as long as the tests run. */
export const startPostgres = (): Promise<Postgres> =>
  process.env.TEST_DATABASE_URL
    ? Promise.resolve(theirs(process.env.TEST_DATABASE_URL))
    : ours(postgresPrograms ?? '')

function theirs(url: string): Postgres {
  const made: string[] = []
  return {
    newDatabase: () => {
      const database = databaseAt(url)
      made.push(database)
      return database
    },
    stop: () => dropDatabases(url, made),
  }
}

async function dropDatabases(url: string, databases: readonly string[]): Promise<void> {
  const { drizzle } = await import('@payloadcms/db-postgres/drizzle/node-postgres')
  const system = new URL(url)
  system.pathname = '/postgres'
  const { $client: client } = drizzle(system.href)
  for (const database of databases) {
    await client.query(
      `DROP DATABASE IF EXISTS ${new URL(database).pathname.slice(1)} WITH (FORCE)`,
    )
  }
  await client.end()
}

async function ours(bin: string): Promise<Postgres> {
  const dir = mkdtempSync(join(tmpdir(), 'stateroom-postgres-'))
  const user = ordinaryUser()
  if (user) chownSync(dir, user.uid, user.gid)
  const data = join(dir, 'data')
  const port = await freePort()

  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'stateroom', '-A', 'trust', '--no-sync'], {
    ...user,
  })
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', dir, '-h', '127.0.0.1', '-p', `${port}`, '-F'],
    { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  endWithUs(server, 'SIGINT')
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (line: Buffer) => {
      if (line.toString().includes('ready to accept connections')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}.`)))
  })

  return {
    newDatabase: () => databaseAt(`postgres://stateroom@127.0.0.1:${port}`),
    stop: async () => {
      server.kill('SIGINT')
      await once(server, 'exit')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const databaseAt = (url: string): string => {
  const address = new URL(url)
  address.pathname = `/stateroom_${randomUUID().replaceAll('-', '')}`
  return address.href
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody']).toString())
  return { uid: id('-u'), gid: id('-g') }
}
