import { mkdir } from 'node:fs/promises'
import type { Build, BuildOptions } from './build.ts'
import { buildModules } from './build.ts'
import { askedFor, keepBuild, keptBuild } from './kept-build.ts'

/** What could be built, and why the rest could not. */
export interface Outcome {
  build: Build
  failures: ReadonlyMap<string, unknown>
}

const nothing: Build = { modules: {}, styles: null, inputs: [] }

/** Builds the modules, or takes the build of the last start. One that cannot be built holds up no other. */
export async function buildWhatCan(
  entries: readonly string[],
  dir: string,
  options: Omit<BuildOptions, 'outDir'>,
  /** Does the same in another process: the builder takes memory that this one would keep. */
  buildApart?: () => Promise<void>,
): Promise<Outcome> {
  const asked = askedFor(entries, options)
  const kept = (await keptBuild(dir, asked)) ?? (await builtApart(dir, asked, buildApart))
  if (kept) return { build: kept, failures: new Map() }

  await mkdir(dir, { recursive: true })
  const outDir = `${dir}/next-${process.pid}`
  const write = (some: readonly string[]) => buildModules(some, { ...options, outDir })
  try {
    const build = await write(entries)
    await keepBuild(dir, outDir, build, asked)
    return { build, failures: new Map() }
  } catch {
    const failures = await failuresOf(entries, options)
    const sound = entries.filter((entry) => !failures.has(entry))
    const build = sound.length > 0 ? await write(sound) : nothing
    // Kept under what was not asked for: the next start tries all again.
    if (sound.length > 0) await keepBuild(dir, outDir, build, 'incomplete')
    return { build, failures }
  }
}

/** null: nothing was built, or not all of it. */
async function builtApart(dir: string, asked: string, buildApart?: () => Promise<void>) {
  await buildApart?.()
  return buildApart ? keptBuild(dir, asked) : null
}

/** Tries each alone, to know which ones fail. */
async function failuresOf(
  entries: readonly string[],
  options: Omit<BuildOptions, 'outDir'>,
): Promise<Map<string, unknown>> {
  const failures = new Map<string, unknown>()
  for (const entry of entries) {
    await buildModules([entry], options).catch((thrown) => failures.set(entry, thrown))
  }
  return failures
}
