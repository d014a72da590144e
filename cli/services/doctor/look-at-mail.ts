import type { ResolvedConfig } from '#config-schema/config'
import type { Terminal } from '../../kit/terminal.ts'
import type { Finding } from './finding.ts'
import { finding } from './finding.ts'

export async function mailFinding(
  { text }: Terminal,
  email: ResolvedConfig['email'],
  isInUse: boolean,
): Promise<Finding> {
  if (!email) {
    return isInUse
      ? finding('email', 'warning', text('problem.email.off'))
      : finding('email', 'ok', text('cli.doctor.mailLogged'))
  }
  if (typeof email === 'function' || email instanceof Promise) {
    return finding('email', 'warning', text('cli.doctor.mailAdapter'))
  }
  const { verifySmtp } = await import('#server')
  const { host } = email.smtp
  const reason = await verifySmtp(email)
  return reason === null
    ? finding('email', 'ok', text('cli.doctor.mail', { host }))
    : finding('email', 'wrong', text('cli.doctor.mailFails', { host, reason }))
}
