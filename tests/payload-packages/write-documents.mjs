// Writes `documents.json` anew: texts as Payload's own editor makes, saves and reads them. After it
// comes `npm run format`.
import { writeFile } from 'node:fs/promises'
import { getEnabledNodes } from '@payloadcms/richtext-lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { payloadSite } from './payload-site.mjs'
import { texts } from './texts.mjs'

const site = await payloadSite()
const editor = createHeadlessEditor({ nodes: getEnabledNodes({ editorConfig: site.editorConfig }) })

const documents = {}
for (const [name, text] of Object.entries(texts)) {
  const made = editor.parseEditorState(JSON.stringify(text)).toJSON()
  documents[name] = await site.saved(made)
}
await writeFile(
  new URL('documents.json', import.meta.url),
  `${JSON.stringify(documents, null, 2)}\n`,
)
await site.close()
process.exit(0)
