import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { entriesOf, filesReachedFrom, readManifest } from './kit/manifest.ts'
import { inProject } from './kit/root.ts'
import { recordTextsOf, screenParts, textsOf } from './kit/screen-parts.ts'

/**
 * The most JavaScript that a first visit to each screen may load, in KiB of gzip; `parts` are the
 * lazily imported modules that it needs. Signing in is part of the entry. Of each screen, 0.13 KiB a
 * language are the names of its files.
 */
const budgets = [
  { screen: 'login', kib: 145, parts: [] },
  { screen: 'dashboard', kib: 233, parts: screenParts.dashboard },
  { screen: 'list', kib: 308, parts: [...screenParts.list, recordTextsOf('en')] },
  { screen: 'edit', kib: 365, parts: [...screenParts.document, recordTextsOf('en')] },
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
    const wanted = [...parts, textsOf('en')]
    const missing = wanted.filter((source) => !(source in manifest))
    const files = filesReachedFrom([...entriesOf(manifest), ...wanted], manifest)
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

const gzippedSize = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
