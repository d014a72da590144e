import type { BootConfig } from '../kit/panel.ts'
import { part } from './part.tsx'
import { screenAt, screens } from './screens.ts'

/** Everything behind the sign-in. */
export const inside = part(async () => (await import('./Inside.tsx')).Inside)

/**
 * Fetches the files of the screen while the server is still asked who this is. A visitor without a
 * session is shown the sign-in, and pays for nothing else.
 */
export async function preloadScreen({ admin, hasSession }: BootConfig, path: string) {
  if (!hasSession) return
  const below = admin === '/' ? path : path.slice(admin.length)
  await Promise.all([inside.load(), screens[screenAt(below)].load()])
}

/** Fetches the other screens too, so that going there does not wait for files. */
export function preloadEveryScreen({ hasSession }: BootConfig): void {
  if (hasSession) for (const screen of Object.values(screens)) void screen.load()
}
