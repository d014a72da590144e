import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { writeBrotliCopies } from './brotli.ts'
import { embedPanel } from './embed-panel.ts'
import { filesIn } from './files-in.ts'
import { fingerprint } from './fingerprint.ts'
import { inProject } from './root.ts'
import { writeScriptsAhead } from './scripts-ahead.ts'
import { stopwatch } from './seconds.ts'
import { writeSharedModules } from './shared-modules.ts'

/** The panel again, for projects that another host serves. */
const embeddedPanel = inProject('dist/panel')

const panelSources = [
  ...['ui', 'machines', 'rich-text', 'locales', 'config-schema', 'developer', 'testing'],
]

/** What `dist` consists of, and what each part is made from. */
const parts = {
  admin: {
    config: 'vite.config.ts',
    makes: [inProject('dist/admin'), embeddedPanel],
    inputs: panelSources,
    finish: async (folder: string) => {
      writeScriptsAhead(folder)
      writeSharedModules(folder)
      const copies = await writeBrotliCopies(folder)
      embedPanel(folder, embeddedPanel)
      return `, ${copies} brotli copies`
    },
  },
  drawing: {
    config: 'vite.drawing.config.ts',
    makes: [inProject('dist/drawing')],
    inputs: [...panelSources, 'scripts/kit/only-at-once.ts'],
    finish: async () => '',
  },
  dev: {
    config: 'vite.dev.config.ts',
    makes: [inProject('dist/dev')],
    inputs: ['ui/dev', 'ui/kit', 'config-schema'],
    finish: async () => '',
  },
  node: {
    config: 'vite.node.config.ts',
    makes: [inProject('dist/node')],
    inputs: [
      'cli',
      'server',
      'testing',
      'machines',
      'preview',
      'rich-text',
      'locales',
      'config-schema',
      'scripts/kit/node-build.ts',
    ],
    finish: async (folder: string) => {
      chmodSync(`${folder}/cli.js`, 0o755)
      copyBehaviors(`${folder}/machines`)
      return ''
    },
  },
}

/** The reviewed behavior of each machine lies beside its plan, as in the sources. */
function copyBehaviors(folder: string): void {
  for (const name of readdirSync(inProject('machines'))) {
    const file = inProject(`machines/${name}/${name}.behavior.txt`)
    if (existsSync(file)) copyFileSync(file, `${folder}/${name}.behavior.txt`)
  }
}

type Part = keyof typeof parts
const names = Object.keys(parts) as Part[]

/** Makes every part, whatever is there already. */
export const buildAll = () => buildParts(names)

/** Makes those of the parts that are missing or older than their sources; answers which. */
export async function buildWhatIsStale(among: readonly Part[] = names): Promise<Part[]> {
  const stale = staleParts().filter((part) => among.includes(part))
  await buildParts(stale)
  return stale
}

export function staleParts(): Part[] {
  const made = fingerprintsOfLastBuild()
  return names.filter(
    (part) => !parts[part].makes.every(existsSync) || made[part] !== fingerprintOf(part),
  )
}

async function buildParts(wanted: readonly Part[]): Promise<void> {
  for (const part of wanted) {
    const inputs = fingerprintOf(part)
    await buildPart(part)
    remember({ ...fingerprintsOfLastBuild(), [part]: inputs })
  }
}

/** Builds beside the old files and swaps, so that an interrupted build leaves nothing half made. */
async function buildPart(part: Part): Promise<void> {
  const { config, finish } = parts[part]
  const time = stopwatch()
  const next = inProject(`dist/.next-${part}-${process.pid}`)
  const final = inProject(`dist/${part}`)

  // Large, and not needed where nothing is stale.
  const { build } = await import('vite')
  await inProduction(() =>
    build({
      configFile: inProject(config),
      mode: 'production',
      logLevel: 'warn',
      build: { outDir: next, emptyOutDir: true },
    }),
  )
  const made = filesIn(next)
  const extra = await finish(next)
  rmSync(final, { recursive: true, force: true })
  renameSync(next, final)
  console.log(
    `dist/${part}: ${made.length} files, ${kilobytes(next, made, final)}${extra} in ${time()}`,
  )
}

/** Vite keeps a NODE_ENV that is set: a build that a test asks for would hold React's development build. */
async function inProduction(work: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV: before } = process.env
  process.env.NODE_ENV = 'production'
  await work()
  if (before === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = before
}

const recordFile = inProject('dist/.inputs.json')

function fingerprintsOfLastBuild(): Partial<Record<Part, string>> {
  return existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {}
}

function remember(fingerprints: Partial<Record<Part, string>>): void {
  mkdirSync(inProject('dist'), { recursive: true })
  writeFileSync(recordFile, `${JSON.stringify(fingerprints, null, 2)}\n`)
}

const fingerprintOf = (part: Part) =>
  fingerprint([...parts[part].inputs, parts[part].config, 'package.json', 'package-lock.json'])

const kilobytes = (from: string, files: readonly string[], to: string) => {
  const bytes = files.reduce((sum, file) => sum + statSync(file.replace(from, to)).size, 0)
  return `${Math.round(bytes / 1024)} KiB`
}
