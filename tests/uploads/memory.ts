import { readFileSync } from 'node:fs'
import type { Browser, CDPSession } from 'playwright'

/** MiB that a process ever had in memory, or has now; 0: it is gone. */
export function residentMiB(pid: number | undefined, what: 'VmHWM' | 'VmRSS'): number {
  try {
    const found = new RegExp(`^${what}:\\s+(\\d+) kB`, 'm').exec(
      readFileSync(`/proc/${pid}/status`, 'utf8'),
    )
    return Number(found?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** MiB of the browser's processes by their kinds, each at its most so far. */
export interface BrowserMemory {
  /** Those that show pages. */
  renderer: number
  /** The one that reads files and starts the others. */
  browser: number
  /** JavaScript's objects of the page now, without garbage. */
  heap: number
}

export async function browserMemory(
  browser: Browser,
  page: CDPSession,
  what: 'VmHWM' | 'VmRSS',
): Promise<BrowserMemory> {
  const whole = await browser.newBrowserCDPSession()
  const { processInfo } = await whole.send('SystemInfo.getProcessInfo')
  await whole.detach()
  const most = (kind: string) =>
    Math.max(
      0,
      ...processInfo.filter(({ type }) => type === kind).map(({ id }) => residentMiB(id, what)),
    )
  await page.send('HeapProfiler.collectGarbage')
  const { usedSize } = await page.send('Runtime.getHeapUsage')
  return { renderer: most('renderer'), browser: most('browser'), heap: usedSize / 2 ** 20 }
}
