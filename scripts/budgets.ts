import { existsSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { inProject, root } from './kit/root.ts'

const shell = 'ui/app/Inside.tsx'

/**
 * The most JavaScript that a first visit to each screen may load, in KiB of gzip; `parts` are the
 * lazily imported modules that it needs. Signing in is part of the entry.
 */
const budgets = [
  { screen: 'login', kib: 145, parts: [] },
  { screen: 'dashboard', kib: 215, parts: [shell, 'ui/views/dashboard/DashboardRoute.tsx'] },
  { screen: 'list', kib: 285, parts: [shell, 'ui/views/list/ListRoute.tsx'] },
  { screen: 'edit', kib: 345, parts: [shell, 'ui/views/document/DocumentRoute.tsx'] },
]

/** How heavy a screen is. `missing`: a part of it is not in the build as such. */
export interface ScreenWeight {
  screen: string
  state: 'within' | 'over' | 'missing'
  kib: number
  budget: number
  requests: number
  missing: readonly string[]
}

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** `npm run budgets`: weighs the screens of the last build. */
export async function main(): Promise<number> {
  const screens = measureBudgets()
  printBudgets(screens)
  return screens.every(({ state }) => state === 'within') ? 0 : 1
}

/** Weighs each screen: the entry, its parts, the English texts, and all that these import statically. */
export function measureBudgets(folder = inProject('dist/admin')): ScreenWeight[] {
  const manifest = readManifest(folder)
  return budgets.map(({ screen, kib: budget, parts }) => {
    const wanted = [...parts, 'locales/en.json']
    const missing = wanted.filter((source) => !(source in manifest))
    const starts = Object.keys(manifest).filter(
      (key) => manifest[key]?.isEntry || wanted.includes(key),
    )
    const files = filesReachedFrom(starts, manifest)
    const kib = sum(files.map((file) => gzippedSize(`${folder}/${file}`))) / 1024
    const state = kib > budget ? 'over' : missing.length > 0 ? 'missing' : 'within'
    return { screen, state, kib, budget, requests: files.length, missing }
  })
}

export function printBudgets(screens: readonly ScreenWeight[]): void {
  console.log('JavaScript of a first visit, KiB gzip')
  for (const { screen, state, kib, budget, requests, missing } of screens) {
    const remark = {
      within: '',
      over: '  TOO HEAVY',
      missing: `  not in the build: ${missing.join(', ')}`,
    }
    const numbers = `${kib.toFixed(1).padStart(7)} of ${budget}  ${String(requests).padStart(2)} files`
    console.log(`  ${screen.padEnd(10)}${numbers}${remark[state]}`)
  }
}

/** The build's manifest, its sources named from the project's folder. */
function readManifest(folder: string): Manifest {
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

function filesReachedFrom(starts: readonly string[], manifest: Manifest): string[] {
  const reached = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || reached.has(chunk.file)) return
    reached.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  starts.forEach(visit)
  return [...reached].sort()
}

const gzippedSize = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
