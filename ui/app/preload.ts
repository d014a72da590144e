import type { PageFacts } from '#contracts/page'
import { screenAt } from '#contracts/screens'
import { loadOpenFind } from '../find/open-find-later.ts'
import { untilIdle } from '../kit/idle.ts'
import type { Panel } from '../kit/panel.ts'
import { loadRecordTexts } from '../kit/record-texts.tsx'
import { loadLeaveDialog } from '../views/document/leaving/later.tsx'
import { loadDialogs } from '../views/document/load-dialogs.ts'
import { belowAdmin } from './below-admin.ts'
import { part } from './part.tsx'
import { screens } from './screens.ts'

/** Everything behind the sign-in. */
export const inside = part(async () => (await import('./Inside.tsx')).Inside)

/**
 * Takes up the files of the screen while it is still being found out who this is. A visitor without
 * a session is shown the sign-in, and pays for nothing else.
 */
export async function preloadScreen(boot: PageFacts, path: string) {
  if (!boot.hasSession) return
  await Promise.all([inside.load(), screens[screenAt(belowAdmin(boot, path))].load()])
}

/**
 * Fetches the other screens too, so that nobody who wants them waits for files: one after the other,
 * and each in a moment in which nobody types.
 */
export async function preloadEveryScreen({ boot, texts }: Panel): Promise<void> {
  if (!boot.hasSession) return
  await loadRecordTexts(texts).catch(() => undefined)
  for (const screen of Object.values(screens)) {
    await untilIdle()
    await screen.load()
  }
  await untilIdle()
  await Promise.all([loadDialogs(), loadLeaveDialog(), loadOpenFind()])
}
