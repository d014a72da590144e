// Saves texts in a site with Payload's own editor, and prints what it answers. Texts: a file, by name.
import { readFile, writeFile } from 'node:fs/promises'
import { payloadSite } from './payload-site.mjs'

const [from, to] = process.argv.slice(2)
const texts = JSON.parse(await readFile(from, 'utf8'))
const site = await payloadSite()
const saved = {}
for (const [name, text] of Object.entries(texts)) saved[name] = await site.saved(text)
await writeFile(to, JSON.stringify(saved))
await site.close()
process.exit(0)
