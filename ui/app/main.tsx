import '../styles/all.css'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { readBootConfig } from './boot-config.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { openPanel } from './open-panel.ts'
import { preloadScreen } from './preload.ts'

const root = createRoot(document.getElementById('root')!)
const boot = readBootConfig(document)
preloadScreen(boot, location.pathname)
const panel = await openPanel(window, boot)

root.render(
  <ErrorBoundary texts={panel.texts}>
    <App panel={panel} />
  </ErrorBoundary>,
)
