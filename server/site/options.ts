import type { Payload } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import type { ProblemData } from '#problems'
import type { BuiltSite } from '../components/site-components.ts'
import type { Answers, Question } from '../database/record/changes.ts'
import type { RateLimits } from '../host/gate/rate-limits.ts'
import type { BodyLimits } from '../host/gate/read-bodies.ts'
import type { ProxyTrust } from '../host/trusted-proxies.ts'
import type { LivePace } from '../live/pace.ts'
import type { PageLimits } from '../panel/answers-ahead.ts'
import { usualPageLimits } from '../panel/answers-ahead.ts'

export interface ServerOptions {
  config: StateroomConfig
  /** 0 takes any free one. */
  port: number
  /** '127.0.0.1' unless told: reachable from this machine only. */
  hostname?: string
  /** Folder of the database, the uploaded files and the secrets. */
  dataDir: string
  /** `postgres://…`; null: an SQLite file in `dataDir`. */
  databaseUrl: string | null
  /** The address that people use, where it is not `http://localhost:PORT`. */
  publicUrl: string | null
  /**
   * Names that the server is asked by besides `hostname` and that of `publicUrl`, such as its container's.
   * null: any, since whoever passes requests on has looked.
   */
  hosts?: readonly string[] | null
  /** People use this site: what is for developers only isn't shown. So it is with a `publicUrl`. */
  isProduction?: boolean
  /** Folder of the built admin. */
  adminDir: string
  /** The folder that the config's components are named from; without it they are not shown. */
  siteDir?: string
  /** What sessions are signed with; without it a random one is made and kept in `dataDir`. */
  secret?: string
  /** Change the database's tables even where that deletes data. */
  acceptDataLoss?: boolean
  /** What became of fields that the config no longer has. */
  answers?: Answers
  /** Asks somebody what became of them; null: nobody knows. */
  ask?: (questions: readonly Question[]) => Promise<Answers | null>
  /** Folder of the files of migrations. */
  migrationDir?: string
  /** Runs once the port is taken and before the database is opened. */
  prepare?: () => Promise<void>
  /** Where `stateroom build` has put the site's components, if it has. */
  builtDir?: string
  /** Builds the site's components in a process that ends; asked where they aren't built yet. */
  buildApart?: (() => Promise<void>) | undefined
  /** Fills an empty database: runs while no user exists. */
  seed?: (payload: Payload) => Promise<unknown>
  limits?: Partial<Limits>
  /** When to look for work that is due, as a cron pattern; every 10 seconds without one. */
  dueWork?: string
  /** How often browsers that listen get a sign of life, and how many each user may have. */
  live?: Partial<LivePace>
  /** How many proxies are before the server, or their addresses; their `x-forwarded-*` headers are true. */
  trustProxy?: ProxyTrust
  /** Somebody is working on this site, and another program passes their requests on. */
  dev?: DevOptions
  /** Hears of what went wrong beside a request. */
  log?: (line: string) => void
  /** Hears of what somebody should correct, although the server starts without. */
  warn?: (problem: ProblemData) => void
}

export interface DevOptions {
  /** The port that people use. */
  port: number
  /** A script for the page, and what names this server in its address. */
  script: string
  /** The file that keeps the state of components while they're edited. */
  runtime: string
}

export type Limits = BodyLimits & RateLimits & PageLimits

export const defaultLimits: Limits = {
  ...usualPageLimits,
  json: 5 * 2 ** 20,
  multipart: 512 * 2 ** 20,
  requestsPerMinute: 3000,
  signInsPerMinute: 30,
}

export interface RunningServer {
  /** Where people find the admin, e.g. `http://localhost:3000/admin`. */
  url: string
  port: number
  payload: Payload
  /** What the first user is made with; null once there are users. */
  setupToken: string | null
  /** The site's components as they were built. null: there is no folder that they could be in. */
  components: BuiltSite | null
  /** Builds them again, from what is in their files now. */
  buildComponents: () => Promise<BuiltSite | null>
  /** Answers what it has accepted, closes the database, and is gone. */
  close: () => Promise<void>
}
