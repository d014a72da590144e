import '../styles/all.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { panelRootId, releaseName } from '#contracts/page'
import { openEvent } from '../dev/events.ts'
import { App } from './App.tsx'
import { stayAboveKeyboard } from './above-keyboard.ts'
import { openDeveloperPanel } from './developer-panel.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { openPanel } from './open-panel.ts'
import { readPageFacts } from './page-data.ts'
import { preloadEveryScreen, preloadScreen } from './preload.ts'

/** By then the first screen has what it needs, and the panel has time for more. */
const msUntilThePanelRests = 1_000

const boot = readPageFacts(document)
const root = document.getElementById(panelRootId)!
const isDrawn = root.hasChildNodes()
let onShown = () => {}
const untilShown = new Promise<void>((resolve) => {
  onShown = resolve
})
void untilShown.then(() => (window as { [releaseName]?: () => void })[releaseName]?.())
await openDeveloperPanel(boot)
const [panel] = await Promise.all([
  openPanel(window, boot, isDrawn && boot.drawn ? { ...boot.drawn, untilShown } : undefined),
  preloadScreen(boot, location.pathname),
])

const whole = (
  <ErrorBoundary texts={panel.texts}>
    <App panel={panel} onShown={onShown} />
  </ErrorBoundary>
)
if (isDrawn) hydrateRoot(root, whole)
else createRoot(root).render(whole)
stayAboveKeyboard(window)
dispatchEvent(new CustomEvent(openEvent, { detail: panel }))
setTimeout(preloadEveryScreen, msUntilThePanelRests, panel)
