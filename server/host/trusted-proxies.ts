import type { ServerRequest } from 'srvx'

/** How many proxies every request has passed, or the addresses of those that may have been passed. */
export type ProxyTrust = number | readonly string[]

/**
 * The request with the visitor's address, and that of the site as the visitor knows it. Each proxy
 * adds whom it heard from at the right of `x-forwarded-for`: what lies further left than the proxies
 * that we trust is what the visitor wrote.
 */
export function asSeenByProxy(request: ServerRequest, trust: ProxyTrust): ServerRequest {
  const peer = plainAddress(request.ip ?? '')
  const hops = hopsOf(listIn(request, 'x-forwarded-for'), peer, trust)
  if (hops === 0) return request
  const at = (name: string) => {
    const list = listIn(request, name)
    return list[Math.max(0, list.length - hops)]
  }
  const visitor = at('x-forwarded-for')
  if (visitor) Object.defineProperty(request, 'ip', { value: plainAddress(visitor) })

  const url = new URL(request.url)
  const [protocol, host] = [at('x-forwarded-proto'), at('x-forwarded-host')]
  if (protocol === 'https' || protocol === 'http') url.protocol = `${protocol}:`
  if (host && isHost.test(host)) {
    url.port = ''
    url.host = host
  }
  if (url.href !== request.url) Object.defineProperty(request, 'url', { value: url.href })
  return request
}

/** How many of the last entries of a forwarded list were written by proxies that we trust. */
function hopsOf(forwarded: readonly string[], peer: string, trust: ProxyTrust): number {
  if (typeof trust === 'number') return Math.min(trust, Math.max(forwarded.length, 1))
  const chain = [...forwarded.map(plainAddress), peer]
  let hops = 0
  while (hops < chain.length && trust.includes(chain[chain.length - 1 - hops] ?? '')) hops += 1
  return Math.min(hops, Math.max(forwarded.length, 1))
}

const listIn = ({ headers }: ServerRequest, name: string): readonly string[] =>
  (headers.get(name) ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** Node tells addresses of IPv4 as such of IPv6, and some proxies add the port, another one each time. */
const plainAddress = (address: string): string =>
  address
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')

const isHost = /^[\w.-]+(:\d{1,5})?$|^\[[0-9a-f:.]+\](:\d{1,5})?$/i
