import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { Problem } from '#problems'
import { reasonOf } from '../kit/reason-of.ts'
import { registerSiteModules } from './register.ts'
import { settled } from './settled.ts'
import { brokenCodeOf, shownPlace } from './site-place.ts'
import { siteFramesOf } from './site-stack.ts'

/**
 * The default export of a file of the site, such as its config: TypeScript or JavaScript, a module or
 * CommonJS. Where it is a promise, what that brings.
 */
export async function loadSiteModule(path: string): Promise<unknown> {
  if (!existsSync(path)) throw new Problem('config.notFound', { details: { path } })
  registerSiteModules(path)
  return settled(load(path), path)
}

async function load(path: string): Promise<unknown> {
  try {
    const { default: exported } = await import(/* @vite-ignore */ pathToFileURL(path).href)
    return await (isCompiledModule(exported) ? exported.default : exported)
  } catch (cause) {
    throw asProblem(cause, path)
  }
}

/** A module that was compiled to CommonJS. */
const isCompiledModule = (exported: unknown): exported is { default: unknown } =>
  typeof exported === 'object' && exported !== null && '__esModule' in exported

function asProblem(cause: unknown, path: string): Problem {
  const [reason = ''] = reasonOf(cause).split('\n')
  const [, found] = payload2.exec(reason) ?? []
  if (found) {
    const details = { path, found: `payload/${found}` }
    return new Problem('config.payload2', { details, cause })
  }
  const broken = brokenCodeOf(cause, path)
  if (broken) {
    const details = { path: shownPlace(broken.place), reason: broken.reason, file: path }
    return new Problem('config.unreadable', { details, cause })
  }
  const [first] = siteFramesOf(cause)
  const details = first ? { path, reason: String(cause) } : { path, reason }
  return new Problem('config.unreadable', { details, cause })
}

/** Entries that Payload had before it was rewritten. */
const payload2 = /'\.\/(config|types|components[\w/-]*)' is not defined by "exports" in \S*payload/
