import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { initI18n } from '@payloadcms/translations'
import type { Payload, PayloadRequest, TypedUser } from 'payload'
import { createLocalReq, getPayload, getRequestLanguage } from 'payload'
import { withDefaults } from '#config-schema/config'
import type { SignedInConfig } from '#contracts/admin-config'
import { adminConfigPath } from '#contracts/admin-config'
import { nearest } from '#contracts/nearest'
import { Problem } from '#problems'
import { siteComponents } from '../components/site-components.ts'
import { isMongoUrl } from '../database/mongodb.ts'
import { isPostgresUrl } from '../database/postgres.ts'
import { tokenGuard } from '../features/first-user/first-user-guard.ts'
import { configFor, isInUse } from '../site/config-for.ts'
import type { ServerOptions } from '../site/options.ts'
import { defaultLimits } from '../site/options.ts'
import { quietPayload } from '../site/quiet-payload.ts'

export interface Person {
  email: string
  /** The language that their browser asks for. */
  language: string
}

/**
 * What the browser of a person gets as its config, from the database as it is.
 *
 * @throws {Problem} `config.noDatabase`, `config.noUser`, `config.usersUnread`
 */
export async function configOfUser(
  options: Omit<ServerOptions, 'port'>,
  { email, language }: Person,
): Promise<SignedInConfig> {
  mustExist(options)
  const site = withDefaults(options.config)
  const dir = await mkdtemp(join(tmpdir(), 'stateroom-config-'))
  const components = siteComponents({
    siteDir: site.admin.importMap?.baseDir ?? options.siteDir ?? '.',
    dir,
    adminDir: options.adminDir,
    isProduction: isInUse(options),
    warn: options.warn ?? (() => {}),
  })
  try {
    const purpose = {
      firstUser: tokenGuard(),
      limits: defaultLimits,
      whenChanged: 'leave',
    } as const
    const config = await configFor({ ...options, port: 0 }, site, {
      ...purpose,
      port: 0,
      components,
    })
    quietPayload()
    const payload = await getPayload({ config, key: randomUUID(), disableOnInit: true })
    try {
      const user = await userOf(payload, email)
      await components.build(config)
      return await answerTo(await requestOf(payload, user, language))
    } finally {
      await payload.destroy()
    }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

/** Nothing is made for a mere look. */
function mustExist({ databaseUrl, dataDir }: Pick<ServerOptions, 'databaseUrl' | 'dataDir'>): void {
  const file = databaseUrl?.replace(/^file:/, '') ?? join(dataDir, 'stateroom.db')
  if (databaseUrl && (isPostgresUrl(databaseUrl) || isMongoUrl(databaseUrl))) return
  if (!existsSync(file)) throw new Problem('config.noDatabase', { details: { path: file } })
}

/** The person as a session of theirs has them. */
async function userOf(payload: Payload, email: string): Promise<TypedUser> {
  const collection = payload.config.admin.user
  const read = async (where: object, limit: number) => {
    const { docs } = await payload
      .find({ collection, where: { ...where }, limit, depth: depthOf(payload), pagination: false })
      .catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.message.split('\n')[0]! : String(cause)
        throw new Problem('config.usersUnread', { details: { reason }, cause })
      })
    return docs
  }
  const [user] = await read({ email: { equals: email.trim().toLowerCase() } }, 1)
  if (user) return { ...user, collection, _strategy: 'local-jwt' } as unknown as TypedUser
  const emails = (await read({}, mostOffered)).flatMap((one) =>
    'email' in one && typeof one.email === 'string' ? one.email : [],
  )
  const near = nearest(email, emails)
  const details = { email, collection, ...(near !== null && { nearest: near }) }
  throw new Problem('config.noUser', { details })
}

const mostOffered = 500

const depthOf = ({ collections, config }: Payload): number =>
  collections[config.admin.user]?.config.auth.depth ?? 0

async function requestOf(
  payload: Payload,
  user: TypedUser,
  language: string,
): Promise<PayloadRequest> {
  const { config } = payload
  const headers = new Headers({ 'accept-language': language })
  const spoken = getRequestLanguage({ config, cookies: new Map(), headers })
  const i18n = await initI18n({ config: config.i18n, context: 'api', language: spoken })
  return createLocalReq({ user, req: { headers, i18n, payloadAPI: 'REST' } }, payload)
}

/** Asks the endpoint that their browser asks. */
async function answerTo(req: PayloadRequest): Promise<SignedInConfig> {
  const endpoint = req.payload.config.endpoints.find(({ path }) => path === adminConfigPath)
  const answer = await endpoint!.handler(req)
  return answer.json()
}
