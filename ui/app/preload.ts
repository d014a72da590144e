import type { BootConfig } from '../kit/panel.ts'
import { screenAt, screens } from './screens.ts'

/**
 * Fetches the files of the screen while the server is still asked who this is. A visitor without a
 * session is shown the sign-in, and pays for nothing else.
 */
export function preloadScreen({ admin, hasSession }: BootConfig, path: string): void {
  if (!hasSession) return
  const below = admin === '/' ? path : path.slice(admin.length)
  for (const files of [import('./Inside.tsx'), screens[screenAt(below)]()]) {
    // Whoever needs the screen asks again, and says what went wrong.
    files.catch(() => {})
  }
}
