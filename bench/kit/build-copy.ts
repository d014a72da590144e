import { cpSync, existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../../scripts/kit/root.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** A copy of the built program, so that a build made meanwhile does not change what is measured. */
export function copyOfTheBuild(): string {
  if (!existsSync(inProject('dist/node/cli.js'))) {
    throw new Error('There is nothing to measure. Run "npm run build" first.')
  }
  const folder = temporaryFolder('build')
  for (const name of ['dist', 'package.json']) {
    cpSync(inProject(name), join(folder, name), { recursive: true })
  }
  symlinkSync(inProject('node_modules'), join(folder, 'node_modules'))
  return folder
}
