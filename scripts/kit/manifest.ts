import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { inProject, root } from './root.ts'

/** A file of the build, and the others that it needs at once. */
export interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}

/** What became of each source, named from the project's folder. */
export type Manifest = Record<string, Chunk>

/** The manifest of a build of the panel; empty where there is none. */
export function readManifest(folder: string): Manifest {
  const path = `${folder}/.vite/manifest.json`
  if (!existsSync(path)) return {}
  const fromProject = (key: string) =>
    key.startsWith('_') ? key : relative(root, resolve(inProject('ui/app'), key))
  const raw: Manifest = JSON.parse(readFileSync(path, 'utf8'))
  return Object.fromEntries(
    Object.entries(raw).map(([key, chunk]) => [
      fromProject(key),
      { ...chunk, imports: (chunk.imports ?? []).map(fromProject) },
    ]),
  )
}

/** Where the page begins. */
export const entriesOf = (manifest: Manifest): string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry)

/** The files of these sources and of all that they import statically. */
export function filesReachedFrom(sources: readonly string[], manifest: Manifest): string[] {
  const reached = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || reached.has(chunk.file)) return
    reached.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...reached].sort()
}
