import type { ChildProcess } from 'node:child_process'
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { freePort } from '../../../bench/kit/free-port.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A storage that speaks S3 and verifies every signature: OpenStack Swift, in processes of its own. */
export interface Swift {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** What is in the bucket. */
  objects: () => Promise<string[]>
  /** Parts of which no object was made yet. */
  waitingParts: () => Promise<string[]>
  stop: () => void
}

/** Null where it isn't installed (`apt-get install swift-proxy swift-object swift-container swift-account`). */
export const hasSwift = (process.env.PATH ?? '')
  .split(delimiter)
  .some((folder) => existsSync(join(folder, 'swift-proxy-server')))

const [accessKeyId, secretAccessKey, bucket] = ['test:tester', 'testing', 'site-files']
const patienceMs = 120_000

export async function startSwift(): Promise<Swift> {
  const dir = temporaryFolder('swift')
  const [etc, devices] = [join(dir, 'etc'), join(dir, 'srv')]
  mkdirSync(etc)
  mkdirSync(join(devices, 'sda1'), { recursive: true })
  const write = (name: string, lines: readonly string[]) =>
    writeFileSync(join(etc, name), `${lines.join('\n')}\n`)
  const own = (port: number) => [
    ...['[DEFAULT]', 'bind_ip=127.0.0.1', `bind_port=${port}`, 'workers=0'],
    ...[`user=${userInfo().username}`, `swift_dir=${etc}`, `devices=${devices}`],
    ...['mount_check=false', 'disable_fallocate=true'],
  ]

  write('swift.conf', [
    ...['[swift-hash]', 'swift_hash_path_suffix=x', 'swift_hash_path_prefix=y'],
    ...['[storage-policy:0]', 'name=gold', 'default=yes'],
  ])
  const ports = new Map<string, number>()
  for (const name of ['account', 'container', 'object']) {
    const port = await freePort()
    ports.set(name, port)
    const server = [...own(port), '[pipeline:main]', `pipeline=${name}-server`]
    write(`${name}-server.conf`, [...server, `[app:${name}-server]`, `use=egg:swift#${name}`])
    const ring = (...args: string[]) =>
      execFileSync('swift-ring-builder', [`${name}.builder`, ...args], { cwd: etc })
    ring('create', '4', '1', '1')
    ring('add', `r1z1-127.0.0.1:${port}/sda1`, '1')
    ring('rebalance')
  }
  const port = await freePort()
  ports.set('proxy', port)
  const filters = ['catch_errors', 'gatekeeper', 'bulk', 'copy', 'slo', 'dlo']
  write('proxy-server.conf', [
    ...own(port),
    ...['cors_allow_origin=*', 'cors_expose_headers=etag', '[pipeline:main]'],
    'pipeline=catch_errors gatekeeper cache bulk s3api tempauth copy slo dlo proxy-server',
    ...['[app:proxy-server]', 'use=egg:swift#proxy', 'account_autocreate=true'],
    ...filters.flatMap((name) => [`[filter:${name}]`, `use=egg:swift#${name}`]),
    // It has to be there; nobody needs to listen.
    ...[
      '[filter:cache]',
      'use=egg:swift#memcache',
      `memcache_servers=127.0.0.1:${await freePort()}`,
    ],
    ...[
      '[filter:s3api]',
      'use=egg:swift#s3api',
      'location=us-east-1',
      'cors_preflight_allow_origin=*',
    ],
    ...['[filter:tempauth]', 'use=egg:swift#tempauth', 'user_test_tester=testing .admin'],
  ])

  const children: ChildProcess[] = []
  const stop = () => {
    for (const child of children) child.kill('SIGKILL')
  }
  process.once('exit', stop)
  for (const name of ports.keys()) {
    const conf = join(etc, `${name}-server.conf`)
    children.push(spawn(`swift-${name}-server`, [conf], { stdio: 'ignore' }))
  }
  for (const one of ports.values()) await listening(one)

  const endpoint = `http://127.0.0.1:${port}`
  const client = new AwsClient({ accessKeyId, secretAccessKey, region: 'us-east-1', service: 's3' })
  await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' })
  const listed = async (query: string) => {
    const answer = await client.fetch(`${endpoint}/${bucket}${query}`)
    return [...(await answer.text()).matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? '')
  }
  return {
    ...{ accessKeyId, bucket, endpoint, secretAccessKey, stop },
    objects: async () => (await listed('')).sort(),
    waitingParts: () => listed('?uploads'),
  }
}

async function listening(port: number): Promise<void> {
  const giveUpAt = Date.now() + patienceMs
  while (!(await isOpen(port))) {
    if (Date.now() > giveUpAt) throw new Error(`Nothing listens on ${port}.`)
    await wait(100)
  }
}

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
