import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../kit/environment.ts'
import type { Terminal } from '../../kit/terminal.ts'
import type { Finding, FindingState } from './finding.ts'
import { finding } from './finding.ts'

const shortest = 32

/** As a start has it; nothing of a secret but its length is told. */
export function secretFinding(
  { text }: Terminal,
  { dataDir, secret }: Pick<Environment, 'dataDir' | 'secret'>,
  written: string | undefined,
  isDeploy: boolean,
): Finding {
  if (secret !== null) {
    return secret.length < shortest
      ? finding('secret', 'wrong', text('cli.doctor.secretShort', { count: secret.length }))
      : finding('secret', 'ok', text('cli.doctor.secret'))
  }
  const path = join(dataDir, 'secret')
  if (written && written.length < shortest) {
    return finding('secret', 'warning', text('problem.config.shortSecret'))
  }
  if (written) return finding('secret', 'ok', text('cli.doctor.secretInConfig'))
  if (isDeploy) return finding('secret', 'warning', text('cli.doctor.secretInFolder', { path }))
  return finding(
    'secret',
    'ok',
    text(existsSync(path) ? 'cli.doctor.secretKept' : 'cli.doctor.secretLater', { path }),
  )
}

/** Of a Payload project, whose host signs with what the config says. */
export function projectSecretFinding(
  { text }: Terminal,
  { length }: string,
  short: FindingState,
): Finding {
  return length < shortest
    ? finding('secret', short, text('cli.doctor.projectSecretShort', { count: length }))
    : finding('secret', 'ok', text('cli.doctor.secretInConfig'))
}
