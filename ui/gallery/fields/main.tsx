import '../../styles/all.css'
import { createRoot } from 'react-dom/client'
import { undoHistory } from '../../../machines/open-document/undo-history.ts'
import { listsInFields } from '../../app/lists-in-fields.ts'
import { startTexts } from '../../app/texts.ts'
import { ListsInFieldsContext } from '../../fields/kit/lists-in-fields.ts'
import { PanelProvider } from '../../kit/PanelProvider.tsx'
import { Gallery } from './Gallery.tsx'
import { richFields, richValues } from './rich-samples.ts'
import { openDocument } from './sample-document.ts'
import { sampleConfig, sampleDocuments, samplePanel, serverOf } from './sample-panel.ts'
import { mainFields, manyRows, sampleValues, sideFields } from './samples.ts'

declare global {
  /** What a test may look at. */
  interface Window {
    painted: string[]
    requests: string[]
    values: () => unknown
    undo: () => void
  }
}

const asked = new URLSearchParams(location.search)
const html = document.documentElement
html.dataset.theme = asked.get('theme') ?? 'light'
html.dir = asked.get('dir') ?? 'ltr'

window.painted = []
window.requests = []

const scenes = {
  many: () => manyRows(Number(asked.get('rows') ?? 200)),
  rich: () => ({ fields: richFields, values: richValues }),
}
const scene = scenes[asked.get('scene') as keyof typeof scenes]?.()
const main = scene?.fields ?? mainFields
const side = scene ? [] : sideFields
const given = JSON.parse(asked.get('values') ?? '{}')
const actor = openDocument(
  { ...(scene?.values ?? sampleValues), ...given },
  asked.getAll('refuse').map((path) => ({ path, message: `The server refused ${path}.` })),
)
const history = undoHistory(actor)
history.listen()
window.undo = () => history.undo()
window.values = () => actor.getSnapshot().context.values

const texts = await startTexts(asked.get('language') ?? 'en')
const sample = {
  fields: [...main, ...side],
  slug: 'samples',
}
const config = {
  ...sampleConfig,
  collections: sampleConfig.collections.concat({ ...sampleConfig.collections[0]!, ...sample }),
}
const http = serverOf(sampleDocuments, (path) => window.requests.push(path))

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <PanelProvider panel={samplePanel(texts, config, http)}>
      <ListsInFieldsContext value={listsInFields}>
        <Gallery
          document={actor}
          main={main}
          side={side}
          isReadOnly={asked.has('read-only')}
          onPaint={(name) => window.painted.push(name)}
        />
      </ListsInFieldsContext>
    </PanelProvider>,
  )
}
