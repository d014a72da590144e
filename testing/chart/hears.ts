/** Whether what is written at an arrow, `user.save`, `user.*` or `*`, stands for an event, as in XState. */
export function hears(written: string, event: string): boolean {
  if (written === event || written === '*') return true
  return written.endsWith('.*') && `${event}.`.startsWith(written.slice(0, -1))
}
