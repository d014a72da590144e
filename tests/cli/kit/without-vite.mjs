/** With `--import`: as in a project that has no Vite. */
import { register } from 'node:module'

register(import.meta.url)

export async function resolve(specifier, context, next) {
  if (specifier !== 'vite') return next(specifier, context)
  const error = new Error(`Cannot find package 'vite' imported from ${context.parentURL}`)
  throw Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' })
}
