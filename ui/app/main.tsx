import '../styles/all.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { readBootConfig } from './boot-config.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { openPanel } from './open-panel.ts'
import { preloadEveryScreen, preloadScreen } from './preload.ts'

const msUntilThePanelRests = 1000

const boot = readBootConfig(document)
const [panel] = await Promise.all([openPanel(window, boot), preloadScreen(boot, location.pathname)])

createRoot(document.getElementById('root')!).render(
  <ErrorBoundary texts={panel.texts}>
    <App panel={panel} />
  </ErrorBoundary>,
)
setTimeout(preloadEveryScreen, msUntilThePanelRests, boot)
