import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../../server/kit/temporary-folder.ts'

/** A folder with a Payload project whose host is its own, and as much of a built panel as it needs. */
export interface PayloadProject {
  dir: string
  adminDir: string
  write(files: Readonly<Record<string, string>>): void
}

/** The panel's modules that components share. */
const sharedModules = {
  react: 'assets/react-1.js',
  'react-dom': 'assets/dom-1.js',
  'react/jsx-runtime': 'assets/jsx-1.js',
  'stateroom-admin/ui': 'assets/ui-1.js',
}

export function aPayloadProject(files: Readonly<Record<string, string>>): PayloadProject {
  const dir = temporaryFolder('payload-project')
  const adminDir = temporaryFolder('admin')
  writeFileSync(join(adminDir, 'shared-modules.json'), JSON.stringify(sharedModules))
  const project: PayloadProject = {
    dir,
    adminDir,
    write(more) {
      for (const [path, content] of Object.entries(more)) {
        mkdirSync(dirname(join(dir, path)), { recursive: true })
        writeFileSync(join(dir, path), content)
      }
    },
  }
  project.write({ 'package.json': '{ "name": "project", "type": "module" }', ...files })
  return project
}

/** A config as Payload's templates have it, with the plugin. */
export const payloadConfig = (inside: string, before = '', plugin = 'stateroom()') => `
import { buildConfig } from 'payload'
import { stateroom } from 'stateroom-admin/payload'
${before}
export default buildConfig({
  secret: 'a-secret-of-thirty-two-characters',
  plugins: [${plugin}],
  ${inside}
})
`
