/** With `--import`: writes the address of each module that is loaded to the file LOADED. */
import { appendFileSync } from 'node:fs'
import { register } from 'node:module'

register(import.meta.url)

export async function load(url, context, nextLoad) {
  appendFileSync(process.env.LOADED, `${url}\n`)
  return nextLoad(url, context)
}
