import { isIP } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { Problem } from '#problems'

/** What the environment decides about a start. */
export interface Environment {
  port: number
  hostname: string
  dataDir: string
  databaseUrl: string | null
  publicUrl: string | null
  hosts: readonly string[]
  isProduction: boolean
  secret: string | null
  acceptDataLoss: boolean
  trustProxy: number | readonly string[]
  limits: { requestsPerMinute?: number; signInsPerMinute?: number }
}

export type Variables = Record<string, string | undefined>

/** The environment with what a flag says instead. */
export const withPort = (env: Variables, port: string | undefined): Variables =>
  port === undefined ? env : { ...env, PORT: port }

/** Reads the environment. The data lie beside the config, unless it says otherwise. */
export const readEnvironment = (env: Variables, configPath: string): Environment => ({
  port: wholeNumber(env, 'PORT', 65_535) ?? 3000,
  hostname: env.HOST || '127.0.0.1',
  dataDir: env.STATEROOM_DATA
    ? resolve(env.STATEROOM_DATA)
    : join(dirname(configPath), '.stateroom'),
  databaseUrl: databaseUrl(env),
  publicUrl: url(env, 'STATEROOM_URL', ['https://', 'http://']),
  hosts: [...listed(env.STATEROOM_HOSTS), ...hostOf(env.STATEROOM_URL), ...listed(env.HOST)],
  isProduction: env.NODE_ENV === 'production',
  secret: env.STATEROOM_SECRET || null,
  acceptDataLoss: env.STATEROOM_ACCEPT_DATA_LOSS === '1',
  trustProxy: proxies(env),
  limits: {
    ...named('requestsPerMinute', wholeNumber(env, 'STATEROOM_REQUESTS_PER_MINUTE')),
    ...named('signInsPerMinute', wholeNumber(env, 'STATEROOM_SIGN_INS_PER_MINUTE')),
  },
})

/** Also where nobody uses the public address for links, as in development. */
const hostOf = (address = ''): readonly string[] =>
  URL.canParse(address) ? [new URL(address).hostname] : []

/** How many proxies there are, or their addresses. */
function proxies(env: Variables): number | readonly string[] {
  const found = env.STATEROOM_TRUST_PROXY
  if (!found) return 0
  if (/^\d+$/.test(found) && Number(found) <= mostProxies) return Number(found)
  const addresses = listed(found)
  if (addresses.every((address) => isIP(address) > 0)) return addresses
  throw invalid('STATEROOM_TRUST_PROXY', found, `0–${mostProxies}, or addresses such as 10.0.0.1`)
}

const listed = (found = ''): readonly string[] =>
  found
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

const mostProxies = 9

function wholeNumber(env: Variables, name: string, most = Number.MAX_SAFE_INTEGER): number | null {
  const found = env[name]
  if (!found) return null
  const number = Number(found)
  if (/^\d+$/.test(found) && number <= most) return number
  throw invalid(name, found, `0–${most}`)
}

function url(env: Variables, name: string, beginnings: readonly string[]): string | null {
  const found = env[name]
  if (!found) return null
  if (URL.canParse(found) && beginnings.some((start) => found.startsWith(start))) return found
  throw invalid(name, found, beginnings.map((start) => `${start}…`).join(', '))
}

/** An address of MongoDB may name several hosts, which is no URL to Node.js. */
function databaseUrl(env: Variables): string | null {
  const found = env.DATABASE_URL ?? ''
  if (/^mongodb(\+srv)?:\/\/./.test(found)) return found
  return url(env, 'DATABASE_URL', ['postgres://', 'postgresql://', 'mongodb://', 'file:'])
}

const named = <Name extends string>(name: Name, value: number | null) =>
  (value === null ? {} : { [name]: value }) as { [Key in Name]?: number }

const invalid = (name: string, found: string, allowed: string): Problem =>
  new Problem('environment.invalid', { details: { name, found: `"${found}"`, allowed } })
