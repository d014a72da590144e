import { existsSync } from 'node:fs'
import { inProject } from '../../scripts/kit/root.ts'

/** Whether a package of Payload's is there, which tests install on demand. */
export const hasPayloadPackage = (name: string): boolean =>
  existsSync(inProject(`tests/payload-packages/node_modules/@payloadcms/${name}`))
