/** Ends with a sentence on a Node that is too old, before anything else is asked of it. */
export async function endOnOldNode(): Promise<void> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  const { loadTexts } = await import('./kit/texts.ts')
  const text = await loadTexts(process.env)
  process.stderr.write(`${text('cli.oldNode', { version: process.versions.node })}\n`)
  process.exit(2)
}
