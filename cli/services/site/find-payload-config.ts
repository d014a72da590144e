import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Problem } from '#problems'
import type { Terminal } from '../../kit/terminal.ts'

/** The config of a Payload project: the one that was named, or the one that Payload's own command takes. */
export async function findPayloadConfig(
  { cwd }: Terminal,
  named: string | undefined,
): Promise<string> {
  if (named !== undefined) return resolve(cwd, named)
  const { findConfig } = await import('payload/node')
  try {
    return findConfig()
  } catch {
    // It needs a tsconfig.json, which a project in JavaScript has none of.
    const path = usualPlaces.map((place) => join(cwd, place)).find(existsSync)
    if (path !== undefined) return path
    throw new Problem('config.notFound', { details: { path: join(cwd, 'payload.config.ts') } })
  }
}

const usualPlaces = ['src/', ''].flatMap((folder) =>
  ['ts', 'js', 'mts', 'mjs'].map((ending) => `${folder}payload.config.${ending}`),
)

/** What the project's config reads from `.env` files, as Next.js and Payload's own command have it. */
export async function readEnvFiles(): Promise<void> {
  const { loadEnv } = await import('payload/node')
  loadEnv()
}
