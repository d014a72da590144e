import '../../styles/all.css'
import { createRoot } from 'react-dom/client'
import type { SignedInConfig } from '#contracts/admin-config'
import { startTexts } from '../../app/texts.ts'
import { PanelProvider } from '../../kit/PanelProvider.tsx'
import { sampleConfig, sampleDocuments, samplePanel, serverOf } from '../fields/sample-panel.ts'
import { Gallery } from './Gallery.tsx'
import { sceneNamed } from './scenes.ts'

declare global {
  /** What a test may look at. */
  interface Window {
    requests: string[]
  }
}

window.requests = []
const asked = new URLSearchParams(location.search)
const html = document.documentElement
html.dataset.theme = asked.get('theme') ?? 'light'
html.dir = asked.get('dir') ?? 'ltr'

const texts = await startTexts(asked.get('language') ?? 'en')
const config: SignedInConfig = {
  ...sampleConfig,
  localization: {
    locales: [
      { code: 'en', label: 'English', rtl: false },
      { code: 'de', label: 'German', rtl: false },
    ],
    defaultLocale: 'en',
    fallback: false,
  },
}
const scene = sceneNamed(asked.get('scene'))
const panel = samplePanel(
  texts,
  config,
  serverOf(sampleDocuments, (path) => window.requests.push(path)),
)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <PanelProvider panel={panel}>
      <Gallery scene={scene} config={config} waits={asked.has('wait')} />
    </PanelProvider>,
  )
}
