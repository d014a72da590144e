/**
 * How many files are sent at the same time (UPL-2). Over HTTP/1 a browser has six connections to a
 * server: one hears its events, and saves and lists need one, too.
 */
export const parallelOver = (protocol: string): number => (/^h[23]/.test(protocol) ? 6 : 4)

/** How this page came. */
export const ownProtocol = (): string => {
  const [own] = performance.getEntriesByType('navigation')
  return own instanceof PerformanceNavigationTiming ? own.nextHopProtocol : ''
}
