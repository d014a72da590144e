import { accessSync, constants, existsSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { Problem } from '#problems'
import type { Environment } from '../../kit/environment.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { sizeIn } from '../kit/words-of-backup.ts'
import type { Finding } from './finding.ts'
import { finding, problemFinding } from './finding.ts'

/** Whether the port can be had, or this site's server has it. */
export async function lookAtPort(
  { text }: Terminal,
  { hostname, port }: Environment,
): Promise<Finding> {
  if (port === 0) return finding('port', 'ok', text('cli.doctor.anyPort'))
  const code = await listens(hostname, port)
  if (code === null) return finding('port', 'ok', text('cli.doctor.port', { port }))
  const details = { port: `${port}` }
  if (code === 'EACCES') {
    return problemFinding('port', new Problem('port.forbidden', { details }), text)
  }
  if (await isOurs(hostname, port)) {
    return finding('port', 'ok', text('cli.doctor.portServes', { port }))
  }
  return problemFinding('port', new Problem('port.taken', { details }), text)
}

/** null: it could, and is free again; else what the system says. */
const listens = (host: string, port: number): Promise<string | null> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', ({ code = '' }: NodeJS.ErrnoException) => resolve(code))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })

async function isOurs(host: string, port: number): Promise<boolean> {
  const own = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host
  try {
    const answer = await fetch(`http://${own.includes(':') ? `[${own}]` : own}:${port}/healthz`, {
      signal: AbortSignal.timeout(3000),
    })
    return answer.status === 200 && (await answer.text()) === 'ok\n'
  } catch {
    return false
  }
}

/** A folder that is written to, or will be made. */
export function lookAtFolder({ text }: Terminal, check: string, path: string): Finding {
  try {
    accessSync(existing(path), constants.W_OK | constants.X_OK)
  } catch {
    return finding(check, 'wrong', text('cli.doctor.unwritable', { path }))
  }
  return finding(check, 'ok', text('cli.doctor.folder', { path }))
}

const [little, tooLittle] = [2 ** 30, 100 * 2 ** 20]

export function lookAtDisk({ language, text }: Terminal, path: string): Finding {
  const { bavail, bsize } = statfsSync(existing(path))
  const free = bavail * bsize
  const details = { path, size: sizeIn(free, language) }
  if (free >= little) return finding('disk', 'ok', text('cli.doctor.disk', details))
  return finding(
    'disk',
    free < tooLittle ? 'wrong' : 'warning',
    text('cli.doctor.diskLow', details),
  )
}

const existing = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : existing(dirname(path))
