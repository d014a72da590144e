/** ms to wait before the next try of what did not reach the server: 2, 4, 8, 16, then 30 seconds. */
export const retryDelay = (attempts: number): number =>
  Math.min(1000 * 2 ** Math.max(attempts, 1), 30_000)
