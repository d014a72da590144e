/**
 * Whether a server is asked by one of its own names. A page of another site can point its own name to
 * any address, and would then be taken for one of the panel's; it can't do so with an address of digits.
 *
 * @param names of the server, besides those of this machine; without a port
 */
export function answersTo(names: readonly string[]): (hostname: string) => boolean {
  const known: ReadonlySet<string> = new Set(['localhost', ...names.map(plain)])
  return (hostname) => {
    const name = plain(hostname)
    return known.has(name) || name.endsWith('.localhost') || isAddress(name)
  }
}

/** Without the brackets of IPv6, and the dot that a full name may end with. */
const plain = (name: string): string => name.toLowerCase().replace(/^\[|\]$|\.$/g, '')

const isAddress = (name: string): boolean => /^[\d.]+$/.test(name) || name.includes(':')
