import type { FSWatcher } from 'node:fs'
import { readdirSync, statSync, watch } from 'node:fs'
import { join } from 'node:path'

/** ms in which an editor has written all that it writes at once. */
const settling = 100

/** Tells of the sources that were saved below a folder, together. Answers what ends it. */
export function watchSources(dir: string, tell: (files: readonly string[]) => void): () => void {
  const watchers = new Map<string, FSWatcher>()
  const saved = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const add = (folder: string) => {
    if (watchers.has(folder)) return
    try {
      const watcher = watch(folder, (_, name) => {
        if (name === null) return
        const path = join(folder, name)
        if (!isIgnored(name) && isFolder(path)) addBelow(path)
        else if (isSource.test(name)) hear(path)
      })
      watcher.on('error', () => {
        watcher.close()
        watchers.delete(folder)
      })
      watchers.set(folder, watcher)
    } catch {
      // It's gone again.
    }
  }
  const addBelow = (folder: string) => {
    add(folder)
    for (const inner of foldersIn(folder)) addBelow(inner)
  }
  const hear = (path: string) => {
    saved.add(path)
    clearTimeout(timer)
    timer = setTimeout(() => {
      tell([...saved])
      saved.clear()
    }, settling)
  }
  addBelow(dir)
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}

const isSource = /\.(?:[cm]?[jt]sx?|json|s?css)$/

/** Packages, data, and whatever else nobody edits. */
const isIgnored = (name: string): boolean => /^(?:node_modules|dist|\..*)$/.test(name)

const foldersIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !isIgnored(entry.name))
      .map(({ name }) => join(folder, name))
  } catch {
    return []
  }
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
