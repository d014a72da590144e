import type { Terminal } from '../../kit/terminal.ts'
import type { Finding } from './finding.ts'
import { finding } from './finding.ts'

/** Where people open the site: links in emails begin with it. */
export function addressFinding(
  { text }: Terminal,
  address: string | null,
  /** What sets it. */
  name: 'STATEROOM_URL' | 'serverURL',
): Finding {
  if (address === null || address === '' || !URL.canParse(address)) {
    return finding('address', 'wrong', text('cli.doctor.noAddress', { name }))
  }
  const { hostname, protocol } = new URL(address)
  const details = { address, name }
  if (/^(localhost|127\..*|\[::1\])$/.test(hostname)) {
    return finding('address', 'wrong', text('cli.doctor.localAddress', details))
  }
  return protocol === 'https:'
    ? finding('address', 'ok', text('cli.doctor.address', details))
    : finding('address', 'warning', text('cli.doctor.openAddress', details))
}

/** What is on this machine's disk: a deploy may bring another one. */
export function storageFinding({ text }: Terminal, places: readonly string[]): Finding {
  return places.length > 0
    ? finding('storage', 'warning', text('cli.doctor.onDisk', { paths: places.join(', ') }))
    : finding('storage', 'ok', text('cli.doctor.storage'))
}
