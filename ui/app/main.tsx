import '../styles/all.css'
import { createRoot } from 'react-dom/client'
import { openEvent } from '../dev/events.ts'
import { App } from './App.tsx'
import { openDeveloperPanel } from './developer-panel.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { openPanel } from './open-panel.ts'
import { readPageFacts } from './page-data.ts'
import { preloadEveryScreen, preloadScreen } from './preload.ts'

/** By then the first screen has what it needs, and the panel has time for more. */
const msUntilThePanelRests = 1_000

const boot = readPageFacts(document)
await openDeveloperPanel(boot)
const [panel] = await Promise.all([openPanel(window, boot), preloadScreen(boot, location.pathname)])

createRoot(document.getElementById('root')!).render(
  <ErrorBoundary texts={panel.texts}>
    <App panel={panel} />
  </ErrorBoundary>,
)
dispatchEvent(new CustomEvent(openEvent, { detail: panel }))
setTimeout(preloadEveryScreen, msUntilThePanelRests, panel)
