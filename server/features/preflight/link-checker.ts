import { lookup } from 'node:dns'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Dispatcher } from 'undici'
import { Agent, fetch } from 'undici'

export type LinkVerdict = 'good' | 'broken' | 'unchecked'

/** In ms: one request, and all links of a document. */
const patience = { one: 5_000, all: 15_000 }
const mostRedirects = 3
const rememberMs = 5 * 60_000

/** Where the checker goes; a test has pages on this machine. */
export interface LinkCheckerOptions {
  dispatcher?: Dispatcher
  mayAsk?: (url: URL) => boolean
}

/** An address of the internet: nobody makes the server knock at the doors of its own network. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '')
  if (!ipaddr.isValid(bare)) return false
  const parsed = ipaddr.process(bare)
  if (parsed.range() !== 'unicast') return false
  // These pass for addresses of the internet, and lead to private networks.
  const isOfSite = parsed.kind() === 'ipv6' && /^(fec|fed|fee|fef)/.test(parsed.toString())
  const isTranslated = parsed.kind() === 'ipv6' && parsed.toString().startsWith('64:ff9b:1:')
  return !isOfSite && !isTranslated
}

class PrivateAddress extends Error {}

/** Resolves a name and connects to nothing but what it resolved: every address must be public. */
const publicAgent = new Agent({
  maxResponseSize: 64 * 1024,
  connect: {
    timeout: patience.one,
    lookup: (hostname, options, callback) =>
      lookup(hostname, { ...options, all: true }, (error, addresses) => {
        if (error) return callback(error, [])
        if (!addresses.every(({ address }) => isPublicAddress(address))) {
          return callback(new PrivateAddress(), [])
        }
        callback(null, addresses)
      }),
  },
})

const known = new Map<string, { verdict: LinkVerdict; until: number }>()

/** What becomes of each address: several hosts at once, one request to each. */
export async function checkLinks(
  urls: readonly string[],
  options: LinkCheckerOptions = {},
): Promise<ReadonlyMap<string, LinkVerdict>> {
  const verdicts = new Map<string, LinkVerdict>()
  const end = AbortSignal.timeout(patience.all)
  const byHost = new Map<string, string[]>()
  for (const url of urls) {
    const host = URL.canParse(url) ? new URL(url).host : ''
    byHost.set(host, [...(byHost.get(host) ?? []), url])
  }
  const hosts = [...byHost.values()].map(async (ofHost) => {
    for (const url of ofHost) verdicts.set(url, await remembered(url, end, options))
  })
  await Promise.all(hosts)
  return verdicts
}

async function remembered(url: string, end: AbortSignal, options: LinkCheckerOptions) {
  const now = Date.now()
  const before = known.get(url)
  if (before && before.until > now) return before.verdict
  const verdict = await verdictOf(url, end, options)
  if (known.size > 10_000) known.clear()
  if (verdict !== 'unchecked') known.set(url, { verdict, until: now + rememberMs })
  return verdict
}

async function verdictOf(
  url: string,
  end: AbortSignal,
  options: LinkCheckerOptions,
): Promise<LinkVerdict> {
  try {
    const status = await statusOf(url, end, options)
    if (status === null) return 'unchecked'
    if (status < 400) return 'good'
    return mayBeGood(status) ? 'unchecked' : 'broken'
  } catch (thrown) {
    const { cause } = thrown as { cause?: { code?: string } }
    return cause?.code === 'ENOTFOUND' ? 'broken' : 'unchecked'
  }
}

/** It says who may come, or is in trouble: that tells nothing of the page. */
const mayBeGood = (status: number): boolean =>
  [401, 403, 407, 408, 425, 429].includes(status) || status >= 500

/** null: it leads where this server does not go. */
async function statusOf(
  url: string,
  end: AbortSignal,
  { dispatcher = publicAgent, mayAsk = isPublicUrl }: LinkCheckerOptions,
): Promise<number | null> {
  let target = new URL(url)
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    if (!mayAsk(target)) return null
    const { status, location } = await ask(target, end, dispatcher)
    if (status < 300 || status >= 400 || location === null) return status
    target = new URL(location, target)
  }
  return null
}

/** A name is looked at when it is resolved; an address is resolved by nobody. */
export function isPublicUrl({ hostname, port, protocol, username }: URL): boolean {
  if ((protocol !== 'http:' && protocol !== 'https:') || port !== '' || username !== '')
    return false
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 || isPublicAddress(bare)
}

async function ask(url: URL, end: AbortSignal, dispatcher: Dispatcher) {
  const head = await request(url, { method: 'HEAD' }, end, dispatcher)
  return [403, 405, 501].includes(head.status)
    ? request(url, { method: 'GET', headers: { range: 'bytes=0-0' } }, end, dispatcher)
    : head
}

async function request(
  url: URL,
  init: { method: string; headers?: Record<string, string> },
  end: AbortSignal,
  dispatcher: Dispatcher,
) {
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    dispatcher,
    headers: { 'accept-encoding': 'identity', 'user-agent': 'Stateroom', ...init.headers },
    signal: AbortSignal.any([end, AbortSignal.timeout(patience.one)]),
  })
  await response.body?.cancel()
  return { status: response.status, location: response.headers.get('location') }
}
