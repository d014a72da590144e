/**
 * What `stateroom` runs. Of an older Node it asks no more than to parse this file, so that people read a
 * sentence and not what is missing first.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  const { loadTexts } = await import('./texts.ts')
  const text = await loadTexts(process.env)
  process.stderr.write(`${text('cli.oldNode', { version: process.versions.node })}\n`)
  process.exit(2)
}
await import('./main.ts')

export {}
