import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inProject } from '../../../scripts/kit/root.ts'

type Doc = Record<string, unknown> & { id: number }
export interface Found {
  docs: Doc[]
  totalDocs: number
}
interface Bulk {
  docs: Doc[]
  errors: object[]
}
type Ask<Answer> = (asked: object, init?: RequestInit) => Promise<Answer>

/** `@payloadcms/sdk`, as far as tests use it. It's installed on demand, so its own types may be missing. */
export interface PublishedSdk {
  login: Ask<{ token: string; exp: number; user: Doc }>
  me: Ask<{ user: Doc | null }>
  refreshToken: Ask<{ refreshedToken: string; exp: number; user: Doc }>
  forgotPassword: Ask<{ message: string }>
  resetPassword: Ask<{ token: string; user: Doc }>
  verifyEmail: Ask<{ message: string }>
  create: Ask<Doc>
  count: Ask<{ totalDocs: number }>
  find: Ask<Found>
  findByID: Ask<Doc | null>
  update: Ask<Doc>
  delete: Ask<Doc>
  findVersions: Ask<{ docs: { id: number; version: Doc }[]; totalDocs: number }>
  findVersionByID: Ask<{ version: Doc } | null>
  restoreVersion: Ask<Doc>
  findGlobal: Ask<Doc>
  updateGlobal: Ask<Doc>
  findGlobalVersions: Ask<{ docs: { id: number; version: Doc }[]; totalDocs: number }>
  findGlobalVersionByID: Ask<{ version: Doc } | null>
  restoreGlobalVersion: Ask<Doc>
  request(asked: { method: string; path: string; init?: RequestInit }): Promise<Response>
}

/** Of `update` and `delete` with `where`. */
export const ofMany = (answer: Promise<Doc>): Promise<Bulk> => answer as unknown as Promise<Bulk>

interface SdkOptions {
  baseURL: string
  baseInit?: RequestInit
  fetch?: typeof fetch
}

const folder = inProject('tests/payload-packages/node_modules')

/** `npm ci --prefix tests/payload-packages` installs it. */
export const isSdkInstalled = existsSync(folder)

export async function publishedSdk(): Promise<new (options: SdkOptions) => PublishedSdk> {
  const { PayloadSDK } = await import(
    pathToFileURL(join(folder, '@payloadcms/sdk/dist/index.js')).href
  )
  return PayloadSDK
}
