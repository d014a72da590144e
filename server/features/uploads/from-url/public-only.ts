import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** That ipaddr.js takes for addresses of the internet: old site-local ones, and the local NAT64 prefix. */
const localRanges = ['fec0::/10', '64:ff9b:1::/48'].map((range) => ipaddr.IPv6.parseCIDR(range))

/** Whether an address is on the internet, and on no network that only this server reaches. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return !(parsed instanceof ipaddr.IPv6 && localRanges.some((range) => parsed.match(range)))
}

/** An address that is written as such is looked up by nobody. */
export const isLiteral = (hostname: string): boolean => ipaddr.isValid(bare(hostname))

export const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '')

export class PrivateAddress extends Error {}

/** The addresses that are found are those connected to, so no second answer can be another one. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...(options as LookupOptions), all: true }, (error, found) => {
    const addresses = found as LookupAddress[] | undefined
    const refused =
      error ??
      (addresses?.every(({ address }) => isPublicAddress(address))
        ? null
        : new PrivateAddress(`${hostname} is on a private network.`))
    const [first] = addresses ?? []
    if (refused || !first) callback(refused ?? new Error('No address.'), '')
    else if ('all' in options && options.all) callback(null, addresses as never)
    else callback(null, first.address, first.family)
  })
}
