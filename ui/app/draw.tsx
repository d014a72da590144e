import { renderToString } from 'react-dom/server'
import { screenAt, showsRecords } from '#contracts/screens'
import { App } from './App.tsx'
import { belowAdmin } from './below-admin.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { preloadScreen } from './preload.ts'
import type { Visit } from './still-panel.ts'
import { stillPanel } from './still-panel.ts'

/**
 * The markup of the panel's first moment, which the page takes over as it is (`main.tsx`). What only
 * the browser knows, or comes in files of its own, is left open in it.
 */
export async function draw(visit: Omit<Visit, 'withRecords'>): Promise<string> {
  const { facts, place } = visit
  const withRecords = facts.hasSession && showsRecords(screenAt(belowAdmin(facts, place.path)))
  const { panel, end } = await stillPanel({ ...visit, withRecords })
  try {
    await preloadScreen(facts, place.path)
    return renderToString(
      <ErrorBoundary texts={panel.texts}>
        <App panel={panel} />
      </ErrorBoundary>,
    )
  } finally {
    end()
  }
}
