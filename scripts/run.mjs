/**
 * Runs a TypeScript file beside it: `node scripts/run.mjs build` calls `main` of `build.ts` with
 * the other arguments and ends with the exit code that it answers. Plain JavaScript, so that it can
 * still speak where nothing else would start.
 */
import { fileURLToPath } from 'node:url'

const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Stateroom needs Node 20.19 or newer; this is ${process.version}. Install a newer one.`)
}

const { createJiti } = await import('jiti').catch(() =>
  stop('The packages are not installed. Run "npm ci" first.'),
)

const [name, ...args] = process.argv.slice(2)
const script = fileURLToPath(new URL(`./${name}.ts`, import.meta.url))
try {
  const { main } = await createJiti(import.meta.url, { jsx: { runtime: 'automatic' } }).import(
    script,
  )
  process.exitCode = await main(args)
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 70
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
