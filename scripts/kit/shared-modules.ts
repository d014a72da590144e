import { writeFileSync } from 'node:fs'
import type { SharedModules } from '#contracts/site-components'
import { sharedModulesFile } from '#contracts/site-components'
import type { Manifest } from './manifest.ts'
import { readManifest } from './manifest.ts'

/** The source of each module that the site's components find in the panel. */
const sources = {
  react: 'ui/site/shared/react.ts',
  'react-dom': 'ui/site/shared/react-dom.ts',
  'react/jsx-runtime': 'ui/site/shared/react-jsx-runtime.ts',
  'stateroom-admin/ui': 'ui/site/index.ts',
  lexical: 'ui/site/shared/lexical.ts',
  '@lexical/link': 'ui/site/shared/lexical-link.ts',
  '@lexical/list': 'ui/site/shared/lexical-list.ts',
  '@lexical/rich-text': 'ui/site/shared/lexical-rich-text.ts',
  '@lexical/table': 'ui/site/shared/lexical-table.ts',
}

/** Tells the server which file of the panel each of these names means. */
export function writeSharedModules(folder: string): void {
  const list = sharedModules(readManifest(folder))
  writeFileSync(`${folder}/${sharedModulesFile}`, `${JSON.stringify(list, null, 2)}\n`)
}

export const sharedModules = (manifest: Manifest): SharedModules =>
  Object.fromEntries(
    Object.entries(sources).map(([name, source]) => {
      const chunk = manifest[source]
      if (!chunk) throw new Error(`Not in the build: ${source}`)
      return [name, chunk.file]
    }),
  )
